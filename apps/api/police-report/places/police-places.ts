import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { parseLocalDate, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { isCountryCode, PLACE_CODE } from '@nolo/domain/police-report/police-codes.ts';
import type { Connection } from '@nolo/db/database.ts';
import { foldText } from '../../search/places/fold-text.ts';
import { namesBesides, type NamesBesides } from './names-besides.ts';
import { findPlacesTable } from './places-store.ts';
import { readTable } from './read-table.ts';

/** A municipality, also one of the past, or a country. */
export type PolicePlace = {
  code: string;
  name: string;
  /** Of a municipality; empty of a country. */
  province: string;
  /** The last day of one of the past. */
  endedOn: LocalDate | null;
};

type Known = PolicePlace & { keys: string[] };

const MOST_FOUND = 20;

/** 'SANT'ANGELO A CUPOLO' -> 'Sant'Angelo a Cupolo'. */
function properName(capitals: string): string {
  const small = new Set([
    'a',
    'al',
    'con',
    'd',
    'da',
    'dei',
    'del',
    'della',
    'di',
    'e',
    'in',
    'sul',
    'sulla',
  ]);
  return capitals
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && small.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    );
}

function readPlace(
  [code = '', name = '', province = '', ended = '']: string[],
  besides: NamesBesides,
): Known | null {
  if (!PLACE_CODE.test(code) || name === '') return null;
  const isCountry = isCountryCode(code);
  const key = foldText(name);
  const others = isCountry
    ? (besides.countries.get(code) ?? besides.countries.get(key))
    : besides.municipalities.get(key);
  return {
    code,
    name: properName(name),
    province: isCountry ? '' : province,
    endedOn: parseLocalDate(ended.slice(0, 10).split('/').toReversed().join('-')),
    keys: [key, ...(others ?? [])],
  };
}

/** The better, the smaller; null: another place. */
function rank({ keys, province }: Known, query: string): number | null {
  const words = query.split(' ');
  const last = words.at(-1) ?? '';
  // 'roma rm', 'san marco ar'
  const ofProvince =
    words.length > 1 && last === province.toLowerCase() ? words.slice(0, -1).join(' ') : null;
  const ranks = keys.map((key) => {
    if (key === query || key === ofProvince) return 0;
    if (key.startsWith(query)) return 1;
    if (` ${key}`.includes(` ${query}`)) return 2;
    const allowed = query.length > 7 ? 2 : query.length > 4 ? 1 : 0;
    return allowed > 0 && distance(key, query) <= allowed ? 3 : 9;
  });
  const best = Math.min(...ranks);
  return best === 9 ? null : best;
}

/** What is typed, and each half of it where a place has two names: 'Bolzano/Bozen', 'Bolzano - Bozen'. */
function queriesOf(typed: string): string[] {
  const halves = typed.split(/\/|\s\p{Pd}\s/u);
  return [...new Set([typed, ...halves].map(foldText))].filter((query) => query.length >= 2);
}

export class PolicePlaces {
  readonly #all: readonly Known[];
  readonly #byCode: ReadonlyMap<string, Known>;

  constructor(table: string) {
    const besides = namesBesides();
    this.#all = readTable(table).flatMap((row) => readPlace(row, besides) ?? []);
    this.#byCode = new Map(this.#all.map((place) => [place.code, place]));
  }

  get count(): number {
    return this.#all.length;
  }

  byCode(code: string): PolicePlace | null {
    return this.#byCode.get(code) ?? null;
  }

  /** Forgives accents and a letter or two; what exists today comes before what does not. */
  find(typed: string, { onlyCountries = false } = {}): PolicePlace[] {
    const queries = queriesOf(typed);
    if (queries.length === 0) return [];
    const found = this.#all.flatMap((place) => {
      if (onlyCountries && !isCountryCode(place.code)) return [];
      const ranked = Math.min(...queries.map((query) => rank(place, query) ?? Infinity));
      return ranked === Infinity ? [] : [{ place, ranked: ranked * 2 + (place.endedOn === null ? 0 : 1) }];
    });
    return found
      .toSorted(
        (one, other) => one.ranked - other.ranked || one.place.name.localeCompare(other.place.name, 'it'),
      )
      .slice(0, MOST_FOUND)
      .map(({ place }) => place);
  }

  /** The one municipality of that name today; null when there is none, or several. */
  municipality(name: string): string | null {
    const queries = queriesOf(name);
    const named = this.#all.filter(
      ({ code, endedOn, keys }) =>
        endedOn === null && !isCountryCode(code) && queries.some((query) => keys.includes(query)),
    );
    return named.length === 1 ? (named[0]?.code ?? null) : null;
  }
}

/** The service's table as it came with the product. */
export const PLACES_FILE = join(import.meta.dirname, 'data', 'LUOGHI.csv');

/** What was read last, by when it was fetched; null: what came with the product. */
let read: { fetchedAt: number | null; places: PolicePlaces } | null = null;

/** The places as the service handed them out last. Eleven thousand lines are read once, and again when they are new. */
export async function policePlaces(connection: Connection): Promise<PolicePlaces> {
  const table = await findPlacesTable(connection, read?.fetchedAt ?? null);
  if (table === 'unchanged' && read !== null) return read.places;
  const [csv, fetchedAt] =
    table === 'unchanged' || table === null
      ? [await readFile(PLACES_FILE, 'utf8'), null]
      : [table.csv, table.fetchedAt.getTime()];
  if (read === null || read.fetchedAt !== fetchedAt) read = { fetchedAt, places: new PolicePlaces(csv) };
  return read.places;
}
