import type { z } from 'zod';
import type { searchCarsBody, searchCarsQuery } from '@nolo/contract/search.ts';
import { pointOf } from '@nolo/domain/places/geography.ts';
import { statedDriver } from '@nolo/domain/rental/stated-driver.ts';
import { foldText } from './places/fold-text.ts';
import type { Caller } from '../platform/caller.ts';
import { readArea, readReturnArea } from './read-area.ts';
import { resolveRentalPeriod, readyBetween } from './resolve-rental-period.ts';
import type { Filters, SearchCriteria } from './search-criteria.ts';
import type { SearchDirectory } from './search-store.ts';

export type SearchRequest = {
  query: z.output<typeof searchCarsQuery>;
  body: z.output<typeof searchCarsBody>;
};

/** Whole currency units: no total is higher. */
const MOST_EXPENSIVE = 1_000_000_000;

/** What the request asks, resolved against time zones, models and the clock. */
export function readCriteria(
  { website }: Pick<Caller, 'website'>,
  { query, body }: SearchRequest,
  { timeZones, models }: SearchDirectory,
  now: Date,
): SearchCriteria {
  const area = readArea(body.lat, body.long);
  const point = area && pointOf(area);
  return {
    companyIds: website.companyIds,
    area,
    point,
    stay: resolveRentalPeriod(body, {
      sameTime: query.isSameTime,
      now,
      timeZones,
    }),
    filters: {
      ...readFilters(query, body),
      readyBetween: query.d === undefined ? null : readyBetween(query.d, now, timeZones),
    },
    modelIds: modelsMatching(query.search, models),
    delivery: query.delivery,
    returnArea: readReturnArea(body),
    driver: statedDriver(query),
    sort: query.filter === 'nearest' && point === null ? 'imp' : query.filter,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
}

function readFilters(
  query: SearchRequest['query'],
  body: SearchRequest['body'],
): Omit<Filters, 'readyBetween'> {
  const { fromPrice, toPrice } = query;
  return {
    carType: body.car_type,
    carMake: body.car_make,
    company: body.company_id,
    fuelType: body.fuel_type,
    transmission: body.transmission,
    fuelPolicy: body.fuel_policy,
    minSeats: body.min_seats === 1 ? null : body.min_seats,
    maxDeposit: body.max_deposit === undefined ? null : body.max_deposit * 100,
    airConditioning: body.air_conditioning,
    unlimitedMileage: body.unlimited_mileage,
    freeCancellation: body.free_cancellation,
    noCreditCard: body.no_credit_card,
    delivery: query.delivery,
    forEvents: query.isEvent,
    price:
      fromPrice === 0 && toPrice === undefined
        ? null
        : { from: fromPrice * 100, to: (toPrice ?? MOST_EXPENSIVE) * 100 },
  };
}

/** Models whose 'make model' contains every word; case and accents do not matter. Null: nothing was typed. */
function modelsMatching(search: string, models: SearchDirectory['models']): readonly number[] | null {
  if (search.trim() === '') return null;
  const words = foldText(search).split(' ').filter(Boolean);
  // Nothing but signs was typed: no car has that in its name.
  if (words.length === 0) return [];
  return models
    .filter(({ make, model }) => {
      const name = foldText(`${make} ${model}`);
      return words.every((word) => name.includes(word));
    })
    .map(({ id }) => id);
}
