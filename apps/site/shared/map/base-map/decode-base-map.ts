import type { FeatureCollection, Feature as GeoFeature, MultiLineString, MultiPolygon, Point } from 'geojson';
import type { Language } from '@nolo/i18n/language.ts';
import { STEPS_PER_DEGREE } from './base-map-data.ts';
import type { BaseMapData, BaseMapLabel, EncodedLine } from './base-map-data.ts';

type Feature = GeoFeature<MultiPolygon | MultiLineString | Point>;

export function decodeLine(steps: EncodedLine): [number, number][] {
  const line: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    line.push([x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
  }
  return line;
}

const lines = (kind: string, encoded: EncodedLine[]): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'MultiLineString', coordinates: encoded.map(decodeLine) },
});

const areas = (kind: string, encoded: EncodedLine[][]): Feature => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'MultiPolygon', coordinates: encoded.map((polygon) => polygon.map(decodeLine)) },
});

function byLanguage(names: string): Record<Language, string> {
  const [it = names, en = it, fr = it] = names.split('|');
  return { it, en, fr };
}

const river = ({ names, lines: encoded }: BaseMapData['rivers'][number]): Feature => {
  const { properties, ...feature } = lines('river', encoded);
  return { ...feature, properties: { ...properties, ...byLanguage(names) } };
};

function label({ kind, names, at, rank }: BaseMapLabel): Feature {
  return {
    type: 'Feature',
    properties: { kind, rank, ...byLanguage(names) },
    geometry: { type: 'Point', coordinates: at },
  };
}

export type BaseMap = {
  attribution: string;
  areas: FeatureCollection;
  rivers: FeatureCollection;
  borders: FeatureCollection;
  labels: FeatureCollection;
};

const collection = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

export function decodeBaseMap(data: BaseMapData): BaseMap {
  return {
    attribution: data.attribution,
    areas: collection([areas('land', data.land), areas('lake', data.lakes), areas('built-up', data.builtUp)]),
    rivers: collection(data.rivers.map(river)),
    borders: collection([
      lines('italian', data.italianBorders),
      lines('other', data.otherBorders),
      lines('region', data.regionBorders),
    ]),
    labels: collection(data.labels.map(label)),
  };
}
