import { z } from 'zod';
import { discountKinds } from '@nolo/domain/pricing/discounts.ts';
import { extraCharges } from '@nolo/domain/pricing/extra.ts';
import { carCard, dealWindow, nearestDates, offeredPicture, pictureFile, totalForDates } from './car-card.ts';
import { statedDriverFields } from './drivers.ts';
import { endpoint } from './endpoint.ts';
import { inclusions } from './inclusions.ts';
import { quote, returnPlaceFields } from './quotes.ts';
import { publishedReview, rating } from './reviews.ts';
import { flag, id, localDate, minor, text, wireDateTime } from './wire.ts';

const time = z.string().regex(/^\d{2}:\d{2}$/);
const dayHours = z.object({ checked: z.boolean(), from: time, to: time });

/** The 'open 24 hours' value or the hours of each weekday (docs/specification/time-and-days.md 2). */
export const openingTime = z.union([
  z.literal('open_24_hours'),
  z.object({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  }),
]);

/** Whole days on which a company is closed, and why, in its own language; '' where it does not say. */
export const closingDays = z.object({ starts_on: localDate, ends_on: localDate, reason: z.string() });

/** Fees of a company, VAT included, minor units; null where it charges none (docs/specification/price.md 6). */
export const companyFees = z.object({
  young_driver_per_day: minor.nullable(),
  one_way: minor.nullable(),
  delivery: minor.nullable(),
  flexible_return: minor.nullable(),
  late_per_day: minor.nullable(),
});

export const carIssue = z.object({ description: z.string() });

export const companyLocation = z.object({
  id,
  name: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** How a location is found, as its company has written it. */
export const whereabouts = z.object({
  /** The town alone, where the company has not written a street. */
  address: z.string(),
  /** In the reader's language, or the one that there is. */
  directions: z.object({ text: z.string(), language: z.enum(['en', 'it', 'fr']) }).nullable(),
  picture: pictureFile.nullable(),
});
export type Whereabouts = z.infer<typeof whereabouts>;

/** Who a company is as a trader (Regulation (EU) 2022/2065, article 30(7)), beside its name, address and telephone. */
export const trader = z.object({
  legal_name: z.string(),
  email: z.string(),
  /** Certified e-mail. */
  pec_email: z.string().nullable(),
  vat_number: z.string(),
  /** Its number in the register of companies; null: the platform has not asked for it. */
  rea: z.string().nullable(),
  /** It has certified to offer only what complies with the law of the Union. */
  is_self_certified: z.boolean(),
});
export type Trader = z.infer<typeof trader>;

export const carDetail = carCard.omit({ company: true, picture: true }).extend({
  company: z.object({
    id,
    company_name: z.string(),
    /** Null: too few reviews. */
    rating: rating.nullable(),
    /** The last five, whatever they say. */
    reviews: z.array(publishedReview),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    trader,
    time_zone: z.string(),
    opening_time: openingTime,
    /** Running or to come. */
    closing_days: z.array(closingDays),
    lead_minutes: z.number().int(),
    delivery_radius_km: z.number().int(),
    /** Where it hands cars over and takes them back, in the order of their names. */
    locations: z.array(companyLocation),
    fees: companyFees,
  }),
  /** The company's place where the car stands; null: a place of its own. */
  location_id: id.nullable(),
  pickup: whereabouts,
  inclusions,
  pictures: z.array(offeredPicture),
  /** Days (pickup place's calendar) on which the car cannot be had for the whole day, next 12 months. */
  unavailable_days: z.array(localDate),
  /** The price for the dates asked for; null without dates, or when they are refused. */
  dates: totalForDates.extend({ available: z.boolean(), quote }).nullable(),
  /** Why these dates cannot be priced, as an error code. */
  dates_problem: z.string().nullable(),
  /**
   * Where the company is closed then or needs more notice: the nearest dates that work, if any do
   * (docs/specification/search.md 2).
   */
  nearest_dates: nearestDates.nullable(),
  /** First day it can be had; today's date when it is free now. */
  available_from: localDate.nullable(),
  is_online: z.boolean(),
  deals: z.array(
    dealWindow.extend({
      id,
      name: z.string(),
      kind: z.enum(discountKinds),
      value: z.number().int(),
    }),
  ),
  /** What its company says is wrong with it at present. */
  carIssues: z.array(carIssue),
  similar: z.array(carCard),
});
export type CarDetail = z.infer<typeof carDetail>;

/**
 * `start_date` and `end_date` fill `dates`; `pl` is the description of the place searched for
 * (the car waits at its own); `return_lat` and `return_long` are where it is to be left; `isEvent` refuses a car that
 * its company does not offer for events.
 */
export const car = endpoint('car', {
  summary: 'One car',
  access: 'public',
  status: 200,
  params: z.object({ slug: text(200), id }),
  query: z.object({
    start_date: wireDateTime.optional(),
    end_date: wireDateTime.optional(),
    isSameTime: flag.default(false),
    isEvent: flag.default(false),
    pl: text(200).optional(),
    ...statedDriverFields,
    ...returnPlaceFields,
  }),
  data: z.object({ car: carDetail }),
  errors: ['car.not_found', 'car.gone', 'car.not_for_events'],
});

/** An extra of a company (docs/specification/price.md 5). The client sends `no_of_items` 1. */
export const companyExtra = z.object({
  id,
  name: z.string(),
  price: minor,
  charged: z.enum(extraCharges),
  isDriver: z.boolean(),
  /** What it is, in the language of the request. */
  description: z.string().nullable(),
  /** A cover: the excess of damage and theft falls to this; null: no cover. */
  excess: minor.nullable(),
  /** Of the extras with the same group only one can be had, once; covers: `cover`. Null: it excludes none. */
  group: z.string().nullable(),
  /** As many as a rental takes of it. */
  most: z.number().int(),
});

/** The list stands at `data.data` of the reply body, as the specification says. */
export const companyExtras = endpoint('companyExtras', {
  summary: 'Extras a company offers',
  access: 'public',
  status: 200,
  params: z.object({ companyId: id }),
  data: z.object({ data: z.array(companyExtra) }),
  errors: ['company.not_found'],
});
