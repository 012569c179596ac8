import { distanceKm, POINT_RADIUS_KM, type Point } from '@nolo/domain/places/geography.ts';
import type { PlaceKind } from '@nolo/domain/places/place-kind.ts';
import { MAX_PLACE_TEXT, USUAL_PLACES } from '@nolo/domain/places/place-search.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { foldText } from './fold-text.ts';
import { gazetteerRows, rowOf, toPlace } from './gazetteer.ts';
import type { GazetteerRow } from './gazetteer-row.ts';
import type { Place } from './gazetteer.ts';
import { placesLike, placesWithWord } from './place-index.ts';
import type { IndexedPlace } from './place-index.ts';
import { POPULAR_SLUGS } from './popular-places.ts';

export type { Place } from './gazetteer.ts';

const MAX_WORDS = 8;
/** In units of place weight (10 is ten times the people): a whole name typed out beats the start of a longer one. */
const EXACT_BONUS = 30;
const NAME_START_BONUS = 15;

function scoreOf(place: IndexedPlace, query: string): number {
  // An airport is often named like its city, which then comes first; its code and its own name are its own.
  const isExact =
    place.row[1] === 'airport'
      ? place.iata === query || place.ownName === query
      : place.names.includes(query);
  if (isExact) return place.weight + EXACT_BONUS;
  // Who writes 'fium' wants the airport, not the town that it is named after.
  const isNamedSo = place.ownName.startsWith(query) || place.names.some((name) => name.startsWith(query));
  if (isNamedSo) return place.weight + NAME_START_BONUS;
  return place.weight;
}

/** The places of `anchor` that the other words fit too, best first. */
function matchesOf(anchor: string, words: string[], query: string, limit: number): IndexedPlace[] {
  const best: { place: IndexedPlace; score: number }[] = [];
  for (const place of placesWithWord(anchor)) {
    if (!words.every((word) => word === anchor || place.words.includes(` ${word}`))) continue;
    const score = scoreOf(place, query);
    const worst = best.length === limit ? best.at(-1) : undefined;
    if (worst && score <= worst.score) continue;
    const at = best.findIndex((other) => other.score < score);
    best.splice(at === -1 ? best.length : at, 0, { place, score });
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ place }) => place);
}

/**
 * Places whose names, in any of the three languages, have words that start with those of the query;
 * the region and the country may follow ('bergamo lomb'). IATA codes are names. Case and accents do
 * not matter. Without a query: the popular cities.
 */
export function findPlaces(query: string, lang: Language, limit: number = USUAL_PLACES): Place[] {
  const most = Math.max(Math.trunc(limit) || 0, 0);
  if (most === 0) return [];
  if (query.trim() === '') return popularPlaces(lang).slice(0, most);
  const words = wordsOf(query);
  // 'Lombardia, Bergamo' puts the region first: then the second word finds the town.
  for (const anchor of words) {
    const found = matchesOf(anchor, words, words.join(' '), most);
    if (found.length > 0) return found.map(({ row }) => toPlace(row, lang));
  }
  return [];
}

/**
 * Places for a query of which one or two letters of a word are wrong ('Neaples', 'malpenza';
 * decision 20).
 */
export function findSimilarPlaces(query: string, lang: Language, limit: number = USUAL_PLACES): Place[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return placesLike(words)
    .slice(0, limit)
    .map(({ row }) => toPlace(row, lang));
}

function wordsOf(query: string): string[] {
  // Longer input is cut before any work is done on it.
  const words = foldText(query.slice(0, MAX_PLACE_TEXT)).split(' ');
  return [...new Set(words)].filter(Boolean).slice(0, MAX_WORDS);
}

/** What one would call the place of a point: its city, or the nearest town where none is as near as its ranges reach. */
export function placeAt(point: Point, lang: Language): Place {
  const city = nearestRow(point, 'city');
  const isThere = distanceKm(point, { latitude: city[7], longitude: city[8] }) <= POINT_RADIUS_KM;
  return toPlace(isThere ? city : nearestRow(point, 'town'), lang);
}

function nearestRow(point: Point, kind: PlaceKind): GazetteerRow {
  const kmOf = ([, , , , , , , latitude, longitude]: GazetteerRow) =>
    distanceKm(point, { latitude, longitude });
  return gazetteerRows
    .filter((row) => row[1] === kind)
    .reduce((nearest, row) => (kmOf(row) < kmOf(nearest) ? row : nearest));
}

export function popularPlaces(lang: Language): Place[] {
  return POPULAR_SLUGS.flatMap((slug) => placeBySlug(slug, lang) ?? []);
}

/** Also takes an IATA code in lower case: 'fco'. */
export function placeBySlug(slug: string, lang: Language = 'en'): Place | undefined {
  const row = rowOf(slug);
  return row && toPlace(row, lang);
}
