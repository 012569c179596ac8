import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { height, width } from '../posters/shapes.ts';
import { svgDocument } from '../svg.ts';
import { hasBadNumber, idsOf, referencesOf, sizeOf } from '../well-formed.ts';
import { films } from './event-films.ts';
import { FILMS } from './film-files.ts';
import { film } from './rolling.ts';

/** The limit of a film, in bytes. */
const largest = 600_000;

test('every film is there in two encodings with its first picture, and nothing else is', () => {
  const names = Object.keys(films).flatMap((name) => [`${name}.mp4`, `${name}.webm`, `${name}.webp`]);
  expect(readdirSync(FILMS).toSorted()).toEqual(names.toSorted());
});

describe.each(Object.entries(films))('%s', (name, scene) => {
  it.each([0, 0.37, 0.98])('is a well-formed picture at %s', async (t) => {
    const svg = svgDocument(width, height, scene(t));
    expect(await sizeOf(svg)).toEqual({ format: 'svg', width, height });
    expect(hasBadNumber(svg)).toBe(false);
    expect(referencesOf(svg).filter((id) => !idsOf(svg).includes(id))).toEqual([]);
  });

  it('ends where it begins', () => {
    expect(scene(1)).toBe(scene(0));
    expect(scene(0.5)).not.toBe(scene(0));
  });

  it('has at most 600 kB', async () => {
    expect(statSync(join(FILMS, `${name}.webm`)).size).toBeLessThan(largest);
    expect(statSync(join(FILMS, `${name}.mp4`)).size).toBeLessThan(largest);
    const poster = await sharp(join(FILMS, `${name}.webp`)).metadata();
    expect([poster.width, poster.height]).toEqual([film.width, film.height]);
  });
});
