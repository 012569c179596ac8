import type { z } from 'zod';
import type { CallData } from '../../contract/endpoint.ts';
import type { searchCars, searchCarsBody, searchCarsQuery } from '../../contract/search.ts';
import type { Deps } from '../deps.ts';
import { foldText } from '../places/fold-text.ts';
import type { Caller } from '../platform/caller.ts';
import { readArea } from './read-area.ts';
import { readStay, readyBetween } from './read-stay.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { searchCarsInDatabase, searchDirectory, type SearchDirectory } from './search-store.ts';

export type SearchRequest = {
  query: z.output<typeof searchCarsQuery>;
  body: z.output<typeof searchCarsBody>;
};

/**
 * Cars of the website that fit, with the price for the dates, one page of them.
 * @throws AppError request.invalid and the booking.* codes of `searchCars`
 */
export async function findCars(
  { database, clock }: Deps,
  caller: Caller,
  request: SearchRequest,
): Promise<CallData<typeof searchCars>> {
  const criteria = readCriteria(caller, request, await searchDirectory(database), clock.now());
  return { ...(await searchCarsInDatabase(database, criteria)), page: request.query.page };
}

/** What the request asks, resolved against time zones, models and the clock. */
export function readCriteria(
  { website }: Pick<Caller, 'website'>,
  { query, body }: SearchRequest,
  { timeZones, models }: SearchDirectory,
  now: Date,
): SearchCriteria {
  return {
    companyIds: narrowed(website.companyIds, body.company_id),
    area: readArea(body.lat, body.long),
    stay: readStay(body, {
      sameTime: query.isSameTime,
      now,
      timeZones,
    }),
    typeIds: body.car_type,
    makeIds: body.car_make,
    fuelTypes: body.fuel_type,
    modelIds: modelsMatching(query.search, models),
    delivery: query.delivery,
    readyBetween: query.d === undefined ? null : readyBetween(query.d, now, timeZones),
    price: {
      from: query.fromPrice > 0 ? query.fromPrice * 100 : null,
      to: query.toPrice === undefined ? null : query.toPrice * 100,
    },
    sort: query.filter,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
}

function narrowed(tenant: readonly number[] | null, wanted: readonly number[]): readonly number[] | null {
  if (wanted.length === 0) return tenant;
  return tenant === null ? wanted : wanted.filter((id) => tenant.includes(id));
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
