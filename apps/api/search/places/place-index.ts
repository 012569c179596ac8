import { distance } from 'fastest-levenshtein';
import { countryName } from '@nolo/i18n/country-name.ts';
import { languages } from '@nolo/i18n/language.ts';
import { foldText } from './fold-text.ts';
import { cityAndOwnName, gazetteerRows, regionNames } from './gazetteer.ts';
import type { GazetteerKind, GazetteerRow } from './gazetteer-row.ts';
import { POPULAR_SLUGS } from './popular-places.ts';

/** What a place of a kind is also called, folded: 'stazione', "gare". */
const KIND_WORDS: Partial<Record<GazetteerKind, string[]>> = {
  airport: ['aeroporto', 'airport', 'aeroport'],
  station: ['stazione', 'station', 'gare'],
  port: ['porto', 'port', 'traghetti', 'ferry'],
};
/** 'Aeroporto di Pisa', "Aéroport d'Ancône": allowed in a query, but nothing is found by them. */
const LINKING_WORDS = ['di', 'de', 'd'];

export type IndexedPlace = {
  row: GazetteerRow;
  /** Folded names in every language. */
  names: string[];
  nameWords: string[];
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

/**
 * Cities by size; an airport like a city of 100,000 to 300,000; a region like one of 100,000; a station, a port or a
 * landmark after the airports of its city.
 */
function weightOf(row: GazetteerRow): number {
  const [, kind, slug, , country, , population] = row;
  const foreign = country === 'IT' ? 0 : 8;
  if (kind === 'region') return 50 - foreign;
  if (kind === 'airport') return 38 + 2.5 * Math.log10(population + 1) - foreign;
  if (kind === 'station') return 30 + 2.5 * Math.log10(population + 1);
  if (kind === 'port' || kind === 'landmark') return 28 + 2.5 * Math.log10(population + 1);
  const popular = POPULAR_SLUGS.includes(slug) ? 6 : 0;
  return 10 * Math.log10(population + 1) + popular - foreign;
}

function toIndexed(row: GazetteerRow): IndexedPlace {
  const names = namesOf(row);
  const countries = languages.map((lang) => countryName(row[4], lang));
  const surroundings = [regionNames(row), ...countries].map(foldText);
  const kindWords = KIND_WORDS[row[1]] ?? [];
  const extra = kindWords.length > 0 ? [...kindWords, ...LINKING_WORDS] : [];
  return {
    row,
    names,
    nameWords: [...new Set(names.flatMap((name) => name.split(' ')))],
    words: ` ${[...names, ...extra, ...surroundings].join(' ')}`,
    weight: weightOf(row),
    iata: foldText(row[9] ?? ''),
    ownName: row[1] === 'airport' ? foldText(row[3]) : '',
  };
}

const indexed = gazetteerRows.map(toIndexed);

const entries = indexed
  .flatMap((place) => {
    const kindWords = KIND_WORDS[place.row[1]] ?? [];
    const words = new Set([...place.nameWords, ...kindWords]);
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

/** Letters that may be wrong, missing or too many in a word of that length. */
function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * How many letters of the word are wrong if it means a word of the place's names; 0: the place has it, null: it means none
 * of them. Of two wrong letters the first is none: otherwise nearly every short word would be like some village.
 */
function wrongLetters(typed: string, { nameWords, words }: IndexedPlace): number | null {
  if (words.includes(` ${typed}`)) return 0;
  const most = forgiven(typed.length);
  let fewest: number | null = null;
  for (const word of nameWords) {
    if (Math.abs(word.length - typed.length) > most) continue;
    const wrong = distance(typed, word);
    const isMeant = wrong <= most && (wrong < 2 || word[0] === typed[0]);
    if (isMeant && (fewest === null || wrong < fewest)) fewest = wrong;
  }
  return fewest;
}

/** Places that may be meant by words with wrong letters, those with the fewest first. */
export function placesLike(words: readonly string[]): IndexedPlace[] {
  const like: { place: IndexedPlace; wrong: number }[] = [];
  for (const place of indexed) {
    let wrong: number | null = 0;
    for (const word of words) {
      const letters = wrongLetters(word, place);
      wrong = letters === null ? null : wrong + letters;
      if (wrong === null) break;
    }
    if (wrong !== null) like.push({ place, wrong });
  }
  return like.sort((a, b) => a.wrong - b.wrong || b.place.weight - a.place.weight).map(({ place }) => place);
}
