import { z } from 'zod';
import { fuelPolicies, transmissions } from '@nolo/domain/cars/car-features.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import { carSorts, deliveryDays } from '@nolo/domain/cars/list-choices.ts';
import { unavailabilityReasons } from '@nolo/domain/cars/unavailability-reasons.ts';
import { carCard, nearestDates } from './car-card.ts';
import { statedDriverFields } from './drivers.ts';
import { endpoint } from './endpoint.ts';
import { place } from './websites.ts';
import {
  coordinate,
  flag,
  fuelCode,
  id,
  minor,
  placeNames,
  range,
  text,
  wholeNumber,
  wireDateTime,
} from './wire.ts';

const ids = z.array(id).max(100).default([]);

/**
 * Query of the car search. `limit` at most 100 (the page size of the specification), `search` a text found
 * in make or model, `filter` the sort, `fromPrice` and `toPrice` whole currency units of the total price,
 * `driver_age` and `licence_years` whom every total is for (docs/specification/search.md 9), `d` a delivery date in that many days: cars that can be had by then.
 */
export const searchCarsQuery = z.object({
  limit: wholeNumber(1, 100).default(100),
  page: wholeNumber(1, 1000).default(1),
  search: text(100).default(''),
  filter: z.enum(carSorts).default('imp'),
  fromPrice: wholeNumber(0, 1_000_000).default(0),
  toPrice: wholeNumber(0, 1_000_000).optional(),
  isEvent: flag.default(false),
  isSameTime: flag.default(false),
  delivery: flag.default(false),
  ...statedDriverFields,
  d: wholeNumber(0, Math.max(...deliveryDays))
    .refine((days) => deliveryDays.some((one) => one === days))
    .optional(),
});

/** Body of the car search: dates, place and filters. Without dates, prices are per period only. */
export const searchCarsBody = z.object({
  start_date: wireDateTime.optional(),
  end_date: wireDateTime.optional(),
  lat: coordinate.optional(),
  long: coordinate.optional(),
  /** Where the car is to be left: cars whose companies take them back there, at totals that say so. */
  return_lat: range.optional(),
  return_long: range.optional(),
  car_type: ids,
  car_make: ids,
  fuel_type: z.array(fuelCode).max(fuelTypes.length).default([]),
  company_id: ids,
  transmission: z.array(z.enum(transmissions)).max(transmissions.length).default([]),
  min_seats: wholeNumber(1, 9).default(1),
  air_conditioning: flag.default(false),
  unlimited_mileage: flag.default(false),
  /** Cancelling costs nothing yet (docs/specification/states.md 4); needs dates. */
  free_cancellation: flag.default(false),
  /** The deposit can be left with a debit card or in cash. */
  no_credit_card: flag.default(false),
  /** Whole currency units. */
  max_deposit: wholeNumber(0, 1_000_000).optional(),
  fuel_policy: z.array(z.enum(fuelPolicies)).max(fuelPolicies.length).default([]),
});

export const listedCar = carCard.extend({
  /** Null: it can be booked. Others come after those, with the nearest dates that work, if any do. */
  unavailability: z
    .object({
      reason: z.enum(unavailabilityReasons),
      nearest: nearestDates.nullable(),
    })
    .nullable(),
});
export type ListedCar = z.infer<typeof listedCar>;

const errors = [
  'booking.pickup_in_past',
  'booking.return_before_pickup',
  'booking.range_too_long',
  'booking.return_after_pickup_time',
] as const;

/**
 * `total` counts the cars that can be booked for the dates; those with an `unavailability` come after them, uncounted and
 * without `dates`. `total_is_exact` false: there are more than `total` (counting stops at 1,000,
 * docs/specification/search.md 4).
 */
export const searchCars = endpoint('searchCars', {
  summary: 'Search cars by place, dates and filters',
  access: 'public',
  status: 200,
  query: searchCarsQuery,
  body: searchCarsBody,
  data: z.object({
    cars: z.array(listedCar),
    total: z.number().int(),
    total_is_exact: z.boolean(),
    page: z.number().int(),
    has_more: z.boolean(),
    /** Cheapest and dearest total of the cars listed that can be booked, minor units; null where none can. */
    price_range: z.object({ from: minor, to: minor }).nullable(),
    /** No car that fits stands in the area: these stand elsewhere and are delivered to its middle, as every total says. */
    are_delivered: z.boolean(),
    /** Of a list without cars: the nearest place that has some which can be booked, up to 1,000. */
    nearest: z.object({ place, cars: z.number().int() }).nullable(),
    /** Of a list without cars, which are to be left elsewhere: how many there are for whoever brings them back, up to 1,000. */
    without_return: z.number().int().nullable(),
    /** Of the place whose ranges were sent; null where they are those of none. */
    place_names: placeNames.nullable(),
    /** What the ranges of the return are called; null where they are those of no place. */
    return_pl: z.string().nullable(),
  }),
  errors,
});

/** Null: more than 1,000 hits, which are not counted. A choice nobody has is left out. */
const counts = <T extends z.ZodType>(choice: T) =>
  z.array(z.object({ choice, count: z.number().int() })).nullable();
const count = z.number().int().nullable();

/**
 * How many cars that can be booked each choice of the filter panel would leave: of the whole result, with every filter that was sent
 * except those of the choice's own group.
 */
export const carChoices = endpoint('carChoices', {
  summary: 'Number of cars beside each choice of the filters, and prices as a histogram',
  access: 'public',
  status: 200,
  query: searchCarsQuery,
  body: searchCarsBody,
  data: z.object({
    total: z.number().int(),
    total_is_exact: z.boolean(),
    car_type: counts(id),
    car_make: counts(id),
    company_id: counts(id),
    fuel_type: counts(fuelCode),
    transmission: counts(z.enum(transmissions)),
    fuel_policy: counts(z.enum(fuelPolicies)),
    /** At least so many. */
    min_seats: counts(z.number().int()),
    /** At most so much, whole currency units. */
    max_deposit: counts(z.number().int()),
    air_conditioning: count,
    unlimited_mileage: count,
    free_cancellation: count,
    no_credit_card: count,
    delivery: count,
    isEvent: count,
    /** Available in so many days at most. */
    d: counts(z.number().int()),
    /** Hits in each `step` whole currency units of the total from 0 on; the last number is 'and more'. */
    prices: z.object({ step: z.number().int(), counts: z.array(z.number().int()) }).nullable(),
  }),
  errors,
});

const carGroup = z.object({
  /** Their middle. */
  latitude: z.number(),
  longitude: z.number(),
  /** From and to: the smallest box that holds them. */
  lat: range,
  long: range,
  count: z.number().int(),
  /** How many of them have no `unavailability`, as a listed car has it. */
  bookable: z.number().int(),
  /** Of a group of one. */
  car_id: id.nullable(),
  /** Of those that can be booked; null where none can, and where more than 1,000 hits are in view: those are not priced. */
  cheapest: z
    .object({
      id,
      slug: z.string(),
      car_make: z.string(),
      car_model: z.string(),
      /** What it costs for the dates, of a day without dates. */
      total: minor,
    })
    .nullable(),
});

/**
 * The whole result as groups for a map: cars that `zoom` (of web maps, 0 the world, 22 a house) draws at about the
 * same point are one group. `view` leaves out what is not on the screen. Page, limit and order do not matter; `total`
 * counts the cars that can be booked.
 */
export const carMap = endpoint('carMap', {
  summary: 'Cars of the whole result in groups, for a map',
  access: 'public',
  status: 200,
  query: searchCarsQuery.extend({ zoom: wholeNumber(0, 22).default(6) }),
  body: searchCarsBody.extend({ view: z.object({ lat: range, long: range }).optional() }),
  data: z.object({ total: z.number().int(), groups: z.array(carGroup) }),
  errors,
});
