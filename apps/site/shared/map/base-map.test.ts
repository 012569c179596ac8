import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import type { BaseMapData } from './base-map/base-map-data.ts';
import { baseMapStyle, emptyStyle } from './base-map-style.ts';
import { decodeBaseMap, decodeLine } from './base-map/decode-base-map.ts';

const file = readFileSync(new URL('base-map/base-map.json', import.meta.url));
const data: BaseMapData = JSON.parse(file.toString());
const baseMap = decodeBaseMap(data);

describe('base map', () => {
  it('travels in less than 250 kB', () => expect(gzipSync(file).length).toBeLessThan(250_000));

  it('decodes steps to degrees', () => {
    expect(decodeLine([125_000, 419_000, -5, 10])).toEqual([
      [12.5, 41.9],
      [12.4995, 41.901],
    ]);
  });

  it('has closed rings within its box, and Italian names', () => {
    for (const polygon of [...data.land, ...data.lakes, ...data.builtUp]) {
      for (const ring of polygon.map(decodeLine)) {
        expect(ring.at(-1)).toEqual(ring[0]);
        expect(ring.every(([x, y]) => x >= -8 && x <= 30 && y >= 31 && y <= 54)).toBe(true);
      }
    }
    expect(baseMap.labels.features.map(({ properties }) => properties?.['it'])).toContain('Firenze');
  });

  it.each([
    ['rivers', () => baseMap.rivers, 'Tevere'],
    ['rivers', () => baseMap.rivers, 'Po'],
    ['labels', () => baseMap.labels, 'Roma Termini'],
    ['labels', () => baseMap.labels, 'Fiumicino FCO'],
  ])('has among its %s what a city is known by', (_, layer, name) => {
    expect(layer().features.map(({ properties }) => properties?.['it'])).toContain(name);
  });

  it.each(['light', 'dark'] as const)('is a valid %s style', (theme) => {
    expect(validateStyleMin(emptyStyle(theme))).toEqual([]);
    expect(validateStyleMin(baseMapStyle(baseMap, theme, 'fr'))).toEqual([]);
  });
});
