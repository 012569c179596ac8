import { readFileSync } from 'node:fs';
import { boxAround, POINT_RADIUS_KM, type Point } from '@nolo/domain/places/geography.ts';
import type { PlaceKind } from '@nolo/domain/places/place-kind.ts';
import { airportName } from '@nolo/i18n/airport-name.ts';
import { countryName } from '@nolo/i18n/country-name.ts';
import { recordOf } from '@nolo/domain/records.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import type { GazetteerRow } from './gazetteer-row.ts';

type PlaceNames = { description: string; city: string };

export type Place = {
  id: string;
  kind: PlaceKind;
  name: string;
  /** 'Bergamo, Lombardia, Italia', in the language asked for. */
  description: string;
  /** The city, also of an airport, a station or a landmark; a region's own name. */
  city: string;
  /** Both of them in every language: what was chosen in one is shown in another. */
  names: Record<Language, PlaceNames>;
  latitude: number;
  longitude: number;
  /** Ranges in degrees, as the location selection stores them and the car search takes them. */
  lat: [number, number];
  long: [number, number];
  iata?: string;
  /** Lower-case Italian name, unique, stable: good for addresses. */
  slug: string;
};

/** How far from the centre a renter will go for a car. */
const RADIUS_KM: Record<Exclude<PlaceKind, 'region'>, number> = {
  city: POINT_RADIUS_KM,
  town: 20,
  airport: 25,
  station: 20,
  port: 20,
  landmark: 20,
  address: 20,
};
const NAME_POSITION: Record<Language, number> = { it: 0, en: 1, fr: 2 };

function readRows(file: string): GazetteerRow[] {
  return JSON.parse(readFileSync(new URL(`./data/${file}.json`, import.meta.url), 'utf8')) as GazetteerRow[];
}

/** Places with their names in each language; the most populous cities first. */
export const gazetteerRows: readonly GazetteerRow[] = [...readRows('gazetteer'), ...readRows('landmarks')];

const rowsBySlug = new Map(gazetteerRows.map((row) => [row[2], row]));
const rowsByIata = new Map(gazetteerRows.flatMap((row) => (row[9] ? [[row[9].toLowerCase(), row]] : [])));
const regionRows = new Map(
  gazetteerRows.flatMap((row) => (row[1] === 'region' && row[5] ? [[row[5], row]] : [])),
);

/** By slug, or by IATA code in lower case where no place has that slug. */
export function rowOf(slug: string): GazetteerRow | undefined {
  return rowsBySlug.get(slug) ?? rowsByIata.get(slug);
}

export function regionNames(row: GazetteerRow): string {
  return regionRows.get(row[5])?.[3] ?? '';
}

function pickName(names: string, lang: Language): string {
  const list = names.split('|');
  return list[NAME_POSITION[lang]] ?? list[0] ?? names;
}

/** An airport's own name is short ('Fiumicino'): renters look for the city first. */
export function cityAndOwnName(row: GazetteerRow, lang: Language): string {
  const city = pickName(rowsBySlug.get(row[10] ?? '')?.[3] ?? '', lang);
  return `${city} ${row[3]}`.trim();
}

const rounded = ([from, to]: [number, number]): [number, number] => [
  Number(from.toFixed(4)),
  Number(to.toFixed(4)),
];

export function rangesOf(row: GazetteerRow): Pick<Place, 'lat' | 'long'> {
  const [, kind, , , , , , latitude, longitude, , , bounds] = row;
  if (kind === 'region') {
    const [south, north, west, east] = bounds ?? [latitude, latitude, longitude, longitude];
    return { lat: [south, north], long: [west, east] };
  }
  return rangesAround({ latitude, longitude }, kind);
}

/** The ranges of a place that is known as a point. */
export function rangesAround(point: Point, kind: keyof typeof RADIUS_KM): Pick<Place, 'lat' | 'long'> {
  const { lat, long } = boxAround(point, RADIUS_KM[kind]);
  return { lat: rounded(lat), long: rounded(long) };
}

function nameOf(row: GazetteerRow, lang: Language): string {
  return row[1] === 'airport' ? airportName(cityAndOwnName(row, lang), lang) : pickName(row[3], lang);
}

function namesIn(row: GazetteerRow, lang: Language): PlaceNames {
  const [, kind, , names, country, region, , , , iata, citySlug] = row;
  const name = nameOf(row, lang);
  const cityNames = citySlug ? (rowsBySlug.get(citySlug)?.[3] ?? '') : names;
  const parts = [
    iata ? `${name} (${iata})` : name,
    region && kind !== 'region' ? pickName(regionNames(row), lang) : '',
    countryName(country, lang),
  ];
  return {
    // A set, because San Marino lies in San Marino.
    description: [...new Set(parts)].filter(Boolean).join(', '),
    city: pickName(cityNames, lang),
  };
}

/** What a place is called in every language. */
export function placeNames(row: GazetteerRow): Record<Language, PlaceNames> {
  return recordOf(languages, (lang) => namesIn(row, lang));
}

export function toPlace(row: GazetteerRow, lang: Language): Place {
  const [id, kind, slug, , , , , latitude, longitude, iata] = row;
  const names = placeNames(row);
  return {
    id,
    kind,
    name: nameOf(row, lang),
    ...names[lang],
    names,
    latitude,
    longitude,
    ...rangesOf(row),
    ...(iata ? { iata } : {}),
    slug,
  };
}
