import type { Box } from '../places/geography.ts';
import { MAX_PLACE_DESCRIPTION } from './delivery.ts';

/** Where a search wants the car left when that is not where it is taken (docs/specification/search.md 6). */
export type ReturnPlace = Box & { description: string };

/** Each range is one text, `from,to`: a call's query has every name once. */
export type ReturnPlaceQuery = {
  return_pl?: string | undefined;
  return_lat?: string | undefined;
  return_long?: string | undefined;
};

/** As addresses and calls write it. */
export function returnPlaceQuery(place: ReturnPlace | null): ReturnPlaceQuery {
  return {
    return_pl: place?.description,
    return_lat: place?.lat.join(),
    return_long: place?.long.join(),
  };
}

/** Reads what `returnPlaceQuery` wrote; what makes no sense counts as not asked for. */
export function readReturnPlace(query: { get(name: string): string | null }): ReturnPlace | null {
  const lat = readRange(query.get('return_lat'), 90);
  const long = readRange(query.get('return_long'), 180);
  const description = query.get('return_pl')?.trim().slice(0, MAX_PLACE_DESCRIPTION);
  return lat && long && description ? { description, lat, long } : null;
}

const range = /^(-?\d{1,3}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/;

/** Two degrees, from and to; null for anything else. */
export function readRange(text: string | null, limit: number): [number, number] | null {
  const [, from, to] = (range.exec(text ?? '') ?? []).map(Number);
  if (from === undefined || to === undefined) return null;
  return from <= to && from >= -limit && to <= limit ? [from, to] : null;
}

/** What a sentence calls it: 'Milano' of 'Milano, Lombardia, Italia'. */
export function returnPlaceName({ description }: Pick<ReturnPlace, 'description'>): string {
  return description.split(', ', 1).join();
}
