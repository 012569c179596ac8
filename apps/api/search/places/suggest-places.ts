import type { Deps } from '../../deps.ts';
import type { Caller } from '../../platform/caller.ts';
import { findPlaces, findSimilarPlaces, type Place } from './find-places.ts';

/**
 * Places for what was typed: those of the gazetteer first, then addresses where a geocoder is configured. Wrong letters are
 * forgiven only where neither knows the words as they are.
 */
export async function suggestPlaces(
  { geocoder }: Pick<Deps, 'geocoder'>,
  { language }: Pick<Caller, 'language'>,
  { q, limit }: { q: string; limit: number },
): Promise<Place[]> {
  const known = findPlaces(q, language, limit);
  const rest = limit - known.length;
  const addresses =
    geocoder === null || q.trim() === '' || rest === 0 ? [] : await geocoder.find(q, language, rest);
  const places = [...known, ...addresses];
  return places.length > 0 ? places : findSimilarPlaces(q, language, limit);
}
