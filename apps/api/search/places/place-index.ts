import { countryName } from '@nolo/i18n/country-name.ts';
import { languages } from '@nolo/i18n/language.ts';
import { foldText } from './fold-text.ts';
import { cityAndOwnName, gazetteerRows, regionNames } from './gazetteer.ts';
import type { GazetteerRow } from './gazetteer-row.ts';
import { POPULAR_SLUGS } from './popular-places.ts';

const AIRPORT_WORDS = ['aeroporto', 'airport', 'aeroport'];
/** 'Aeroporto di Pisa', "Aéroport d'Ancône": allowed in a query, but nothing is found by them. */
const LINKING_WORDS = ['di', 'de', 'd'];

export type IndexedPlace = {
  row: GazetteerRow;
  /** Folded names in every language. */
  names: string[];
  /** ' word word ...': everything a further word of the query may start. */
  words: string;
  weight: number;
  /** Folded; empty for anything but an airport. */
  iata: string;
  /** What an airport is called besides its city, folded: 'fiumicino'; empty where it has no such name. */
  ownName: string;
};

function namesOf(row: GazetteerRow): string[] {
  const [, kind, , names, , , , , , iata] = row;
  const own = kind === 'airport' ? languages.map((lang) => cityAndOwnName(row, lang)) : names.split('|');
  // "L'Aquila" is also typed as one word.
  const joined = own.filter((name) => name.includes("'")).map((name) => name.replaceAll("'", ''));
  return [...new Set([...own, ...joined, iata ?? ''].map(foldText))].filter(Boolean);
}

/** Cities by size; an airport like a city of 100,000 to 300,000; a region like one of 100,000. */
function weightOf(row: GazetteerRow): number {
  const [, kind, slug, , country, , population] = row;
  const foreign = country === 'IT' ? 0 : 8;
  if (kind === 'region') return 50 - foreign;
  if (kind === 'airport') return 38 + 2.5 * Math.log10(population + 1) - foreign;
  const popular = POPULAR_SLUGS.includes(slug) ? 6 : 0;
  return 10 * Math.log10(population + 1) + popular - foreign;
}

function toIndexed(row: GazetteerRow): IndexedPlace {
  const names = namesOf(row);
  const countries = languages.map((lang) => countryName(row[4], lang));
  const surroundings = [regionNames(row), ...countries].map(foldText);
  const extra = row[1] === 'airport' ? [...AIRPORT_WORDS, ...LINKING_WORDS] : [];
  return {
    row,
    names,
    words: ` ${[...names, ...extra, ...surroundings].join(' ')}`,
    weight: weightOf(row),
    iata: foldText(row[9] ?? ''),
    ownName: row[1] === 'airport' ? foldText(row[3]) : '',
  };
}

const indexed = gazetteerRows.map(toIndexed);

const entries = indexed
  .flatMap((place) => {
    const airportWords = place.row[1] === 'airport' ? AIRPORT_WORDS : [];
    const words = new Set([...place.names.flatMap((name) => name.split(' ')), ...airportWords]);
    return [...words].map((word) => ({ word, place }));
  })
  .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));

function firstAtOrAfter(prefix: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.word ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Every place with a name in which a word starts so, each once. */
export function placesWithWord(prefix: string): Set<IndexedPlace> {
  const found = new Set<IndexedPlace>();
  for (let at = firstAtOrAfter(prefix); at < entries.length; at += 1) {
    const entry = entries[at];
    if (!entry?.word.startsWith(prefix)) break;
    found.add(entry.place);
  }
  return found;
}
