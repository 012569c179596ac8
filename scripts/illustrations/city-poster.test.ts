import { describe, expect, it } from 'vitest';
import { cityPoster, citySlugs } from './city-poster.ts';
import { hasBadNumber, idsOf, referencesOf, sizeOf } from './well-formed.ts';

describe('city poster', () => {
  it('exists for the nineteen cities', () => {
    expect(citySlugs).toHaveLength(19);
    expect(new Set(citySlugs.map(cityPoster)).size).toBe(19);
  });

  it.each(citySlugs)('draws %s as a well-formed picture without text', async (city) => {
    const svg = cityPoster(city);
    expect(await sizeOf(svg)).toEqual({ format: 'svg', width: 1600, height: 1000 });
    expect(hasBadNumber(svg)).toBe(false);
    expect(svg).not.toContain('<text');
    expect(svg.length).toBeLessThan(45_000);
    expect(referencesOf(svg).filter((id) => !idsOf(svg).includes(id))).toEqual([]);
  });

  it('shares no id between two posters on one page', () => {
    const ids = citySlugs.map(cityPoster).flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
