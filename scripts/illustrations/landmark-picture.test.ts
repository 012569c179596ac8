import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { content as firenze } from '../../content/cities/firenze.it.ts';
import { content as milano } from '../../content/cities/milano.it.ts';
import { content as napoli } from '../../content/cities/napoli.it.ts';
import { content as roma } from '../../content/cities/roma.it.ts';
import { content as venezia } from '../../content/cities/venezia.it.ts';
import { LANDMARKS, landmarkKeys, landmarkPicture } from './landmark-picture.ts';
import { hasBadNumber, idsOf, referencesOf, sizeOf } from './well-formed.ts';

test('the five most visited cities have a picture of each of their landmarks', () => {
  const named = [roma, milano, firenze, venezia, napoli].flatMap(({ monuments }) =>
    monuments.map(({ image }) => image),
  );
  expect(landmarkKeys.toSorted()).toEqual(named.toSorted());
  expect(readdirSync(LANDMARKS).toSorted()).toEqual(named.map((key) => `${key}.svg`).toSorted());
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
