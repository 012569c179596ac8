import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { cities } from '../../content/cities.ts';
import { loadCity } from '../../content/load-content.ts';
import { languages } from '../../locales/language.ts';
import { LANDMARKS, landmarkKeys, landmarkPicture } from './landmark-picture.ts';
import { hasBadNumber, idsOf, referencesOf, sizeOf } from './well-formed.ts';

test('every landmark that a page names has its picture, in every language, and no picture is left over', async () => {
  for (const language of languages) {
    const pages = await Promise.all(cities.map(({ slug }) => loadCity(slug, language)));
    const named = pages.flatMap(({ monuments }) => monuments.map(({ image }) => image));
    expect(landmarkKeys.toSorted()).toEqual(named.toSorted());
  }
  expect(readdirSync(LANDMARKS).toSorted()).toEqual(landmarkKeys.map((key) => `${key}.svg`).toSorted());
});

describe.each(landmarkKeys)('%s', (key) => {
  it('is a well-formed picture without text, and the file is what is drawn', async () => {
    const svg = landmarkPicture(key);
    expect(await sizeOf(svg)).toEqual({ format: 'svg', width: 1600, height: 1000 });
    expect(hasBadNumber(svg)).toBe(false);
    expect(svg).not.toContain('<text');
    expect(svg.length).toBeLessThan(60_000);
    expect(referencesOf(svg).filter((id) => !idsOf(svg).includes(id))).toEqual([]);
    expect(readFileSync(join(LANDMARKS, `${key}.svg`), 'utf8')).toBe(svg);
  });
});
