import { z } from 'zod';
import { carCard } from './car-card.ts';
import { endpoint } from './endpoint.ts';
import { coordinate, flag, fuelCode, id, minor, text, wholeNumber, wireDateTime } from './wire.ts';

/** imp: importance; cheap, expensive: total price; desc: newest (customer-application.md 3). */
export const carSort = z.enum(['imp', 'cheap', 'expensive', 'desc']);
export type CarSort = z.infer<typeof carSort>;

const ids = z.array(id).max(100).default([]);

/**
 * Query of the car search. `limit` at most 100 (the page size of the specification), `search` a text found
 * in make or model, `filter` the sort, `fromPrice` and `toPrice` whole currency units of the total price,
 * `d` a delivery date in that many days: cars that can be had by then.
 */
export const searchCarsQuery = z.object({
  limit: wholeNumber(1, 100).default(100),
  page: wholeNumber(1, 1000).default(1),
  search: text(100).default(''),
  filter: carSort.default('imp'),
  fromPrice: wholeNumber(0, 1_000_000).default(0),
  toPrice: wholeNumber(0, 1_000_000).optional(),
  isEvent: flag.default(false),
  isSameTime: flag.default(true),
  delivery: flag.default(false),
  d: wholeNumber(0, 7)
    .refine((days) => [0, 1, 3, 5, 7].includes(days))
    .optional(),
});

/** Body of the car search: dates, place and filters. Without dates, prices are per period only. */
export const searchCarsBody = z.object({
  start_date: wireDateTime.optional(),
  end_date: wireDateTime.optional(),
  lat: coordinate.optional(),
  long: coordinate.optional(),
  car_type: ids,
  car_make: ids,
  fuel_type: z.array(fuelCode).max(5).default([]),
  company_id: ids,
});

/**
 * `total_is_exact` false: there are more than `total` hits (counting stops at 1,000, quality.md).
 * `page_payload` tells what was applied, so that the list can say so.
 */
export const searchCars = endpoint('searchCars', {
  summary: 'Search cars by place, dates and filters',
  access: 'public',
  status: 200,
  query: searchCarsQuery,
  body: searchCarsBody,
  data: z.object({
    cars: z.array(carCard),
    total: z.number().int(),
    total_is_exact: z.boolean(),
    page: z.number().int(),
    has_more: z.boolean(),
    /** Cheapest and dearest total among the first hits, minor units; null without hits. */
    price_range: z.object({ from: minor, to: minor }).nullable(),
  }),
  errors: [
    'booking.pickup_in_past',
    'booking.return_before_pickup',
    'booking.range_too_long',
    'booking.return_after_pickup_time',
  ],
});
