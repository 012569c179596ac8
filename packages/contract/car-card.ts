import { z } from 'zod';
import { carViews } from '@nolo/domain/cars/car-views.ts';
import { fuelPolicies, transmissions } from '@nolo/domain/cars/car-features.ts';
import { depositMeans } from '@nolo/domain/cars/inclusions.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import { rating } from './reviews.ts';
import { currency, id, localDate, minor } from './wire.ts';

/** A picture and the widths it can be asked for: `{path}-{width}.avif` and `.webp`. */
export const pictureFile = z.object({
  path: z.string(),
  widths: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
});

/** A car's picture. `view` null: a photograph, of which nobody says what it shows. */
export const picture = pictureFile.extend({ view: z.enum(carViews).nullable() });

/** Where cars are offered, a drawing says that it is none of the car itself. */
export const offeredPicture = picture.extend({ is_illustration: z.boolean() });

/** A city's picture. */
export const cityPicture = z.object({ slug: z.string(), picture: pictureFile });

/** What a company asks per period, VAT included, minor units; null where it does not offer the period. */
export const periodPrices = z.object({
  currency,
  day: minor,
  week: minor.nullable(),
  month: minor.nullable(),
});

const leadDays = z.number().int().nullable();

/** When a deal counts (docs/specification/price.md 3). */
export const dealWindow = z.object({
  /** First and last pickup day. */
  starts_on: localDate,
  ends_on: localDate,
  /** How many days before the pickup day it is booked, at least and at most; null: any. */
  min_lead_days: leadDays,
  max_lead_days: leadDays,
});

/** The price for the searched dates, all fees and VAT included (minor units). */
export const totalForDates = z.object({
  days: z.number().int(),
  total: minor,
  /** Before the company's deal; equals `total` when there is none. */
  total_before_deal: minor,
  deal_id: z.number().int().nullable(),
  /** Of that deal (docs/specification/price.md 1); null when there is none. */
  deal_window: dealWindow.nullable(),
  /** Local wall clock until which cancelling is free; null: it is not free any more for these dates. */
  free_cancellation_until: z.string().nullable(),
});

/** Wall clock at the pickup place. */
export const nearestDates = z.object({ start_date: z.string(), end_date: z.string() });

/** A car as lists, markers and cards show it. */
export const carCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  car_make: z.array(z.object({ id, car_make: z.string() })),
  car_model: z.array(z.object({ car_model: z.string() })),
  car_type: z.array(z.object({ id, car_type: z.string(), key: z.string() })),
  fuel_type: z.number().int().min(1).max(fuelTypes.length),
  transmission: z.enum(transmissions),
  seats: z.number().int(),
  doors: z.number().int(),
  year: z.number().int(),
  /** Large suitcases. */
  luggage: z.number().int(),
  air_conditioning: z.boolean(),
  fuel_policy: z.enum(fuelPolicies),
  /** Null: unlimited. */
  km_per_day: z.number().int().nullable(),
  /** The company promises the class; another car of it may stand there, as large and with the same transmission. */
  or_similar: z.boolean(),
  /** Offered for weddings, productions and corporate events (docs/specification/search.md 1). */
  for_events: z.boolean(),
  is_delivery: z.boolean(),
  company: z.object({
    id,
    company_name: z.string(),
    /** Null: too few reviews. */
    rating: rating.nullable(),
    /** VAT included; null: it charges none. */
    fees: z.object({ delivery: minor.nullable() }),
    deposit_by: z.enum(depositMeans),
  }),
  city: z.string(),
  parking_location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  price: periodPrices,
  deposit: minor,
  /** What the renter pays of a damage at most; null: not covered. */
  damage_excess: minor.nullable(),
  /** Years that whoever drives must have completed at pickup. */
  minimum_age: z.number().int(),
  picture: offeredPicture,
  /** Days from today until it can be had, 0: today; null: not within a year, offline, or dates were given. */
  available_in: z.number().int().nullable(),
  /** Present when dates were given for which it can be booked. */
  dates: totalForDates.nullable(),
});

export type CarCard = z.infer<typeof carCard>;
