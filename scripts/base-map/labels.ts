/** Names on the base map: towns, airports and regions from the gazetteer, landmarks, countries and seas by hand. */
import { readFileSync } from 'node:fs';
import type { GazetteerRow } from '../../server/places/gazetteer-row.ts';
import type { BaseMapLabel } from '../../web/shared/map/base-map/base-map-data.ts';
import { LANDMARKS } from './landmarks.ts';
import { buildAirportsAbroad } from './natural-earth.ts';

const COUNTRIES_AND_SEAS: [kind: 'country' | 'sea', names: string, longitude: number, latitude: number][] = [
  ['country', 'Francia|France|France', 4.4, 46.3],
  ['country', 'Svizzera|Switzerland|Suisse', 8.05, 46.85],
  ['country', 'Austria|Austria|Autriche', 14.2, 47.5],
  ['country', 'Germania|Germany|Allemagne', 10.6, 49.4],
  ['country', 'Slovenia|Slovenia|Slovénie', 14.9, 46.15],
  ['country', 'Croazia|Croatia|Croatie', 16.4, 45.45],
  ['country', 'Bosnia ed Erzegovina|Bosnia and Herzegovina|Bosnie-Herzégovine', 17.7, 44.2],
  ['country', 'Ungheria|Hungary|Hongrie', 19.2, 47],
  ['country', 'Serbia|Serbia|Serbie', 20.9, 44.2],
  ['country', 'Montenegro|Montenegro|Monténégro', 19.3, 42.8],
  ['country', 'Albania|Albania|Albanie', 20.1, 41.1],
  ['country', 'Grecia|Greece|Grèce', 22, 39.4],
  ['country', 'Tunisia|Tunisia|Tunisie', 9.3, 35.2],
  ['country', 'Algeria|Algeria|Algérie', 4.5, 35.6],
  ['country', 'Cechia|Czechia|Tchéquie', 15, 49.8],
  ['country', 'Spagna|Spain|Espagne', -1.2, 40.3],
  ['sea', 'Mar Tirreno|Tyrrhenian Sea|Mer Tyrrhénienne', 12.1, 39.9],
  ['sea', 'Mare Adriatico|Adriatic Sea|Mer Adriatique', 15.4, 42.95],
  ['sea', 'Mar Ionio|Ionian Sea|Mer Ionienne', 18.3, 38.6],
  ['sea', 'Mar Ligure|Ligurian Sea|Mer Ligure', 8.9, 43.5],
  ['sea', 'Mar Mediterraneo|Mediterranean Sea|Mer Méditerranée', 6, 38.6],
  ['sea', 'Canale di Sicilia|Strait of Sicily|Canal de Sicile', 12.6, 36.6],
];

/** In Italy, where the map is seen near. */
const FEWEST_PEOPLE = 5000;
const FEWEST_PEOPLE_ABROAD = 12_000;

const threeNames = (names: string): string => {
  const [italian, english, french] = names.split('|');
  return english === undefined || (english === italian && french === italian)
    ? (italian ?? names)
    : [italian, english, french].join('|');
};

function rowLabel([
  ,
  kind,
  ,
  names,
  country,
  region,
  population,
  latitude,
  longitude,
  iata,
]: GazetteerRow): BaseMapLabel[] {
  const at: [number, number] = [Math.round(longitude * 1000) / 1000, Math.round(latitude * 1000) / 1000];
  if (kind === 'airport')
    return iata ? [{ kind: 'airport', names: `${names} ${iata}`.trim(), at, rank: 1 }] : [];
  if (kind === 'region') return region ? [{ kind: 'region', names: threeNames(names), at, rank: 1 }] : [];
  // Capitals of provinces are known beyond their size; the City of the Vatican lies under Rome's name.
  const people = population * (kind === 'city' ? 3 : 1);
  const fewest = country === 'IT' ? FEWEST_PEOPLE : FEWEST_PEOPLE_ABROAD;
  if (people < fewest || country === 'VA') return [];
  const rank = Math.round((8 - Math.log10(people)) * 100) / 100;
  return [{ kind: 'town', names: threeNames(names), at, rank }];
}

export function buildLabels(): BaseMapLabel[] {
  const file = new URL('../../server/places/data/gazetteer.json', import.meta.url);
  const rows: GazetteerRow[] = JSON.parse(readFileSync(file, 'utf8'));
  const byHand = COUNTRIES_AND_SEAS.map(([kind, names, longitude, latitude]): BaseMapLabel => ({
    kind,
    names,
    at: [longitude, latitude],
    rank: 0,
  }));
  const landmarks = LANDMARKS.map(([names, longitude, latitude], index): BaseMapLabel => ({
    kind: 'landmark',
    names,
    at: [longitude, latitude],
    rank: index,
  }));
  const labels = [...byHand, ...landmarks, ...rows.flatMap(rowLabel)];
  return [...labels, ...buildAirportsAbroad(labels)];
}
