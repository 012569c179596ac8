import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURES } from '../../db/seed/picture-files.ts';
import { demoPictures } from './demo-pictures.ts';

const wanted = demoPictures();

test('the demo has a file for each picture its cars and cities show, and no other', () => {
  const files = ['cars', 'cities'].flatMap((folder) =>
    readdirSync(join(PICTURES, folder)).map((file) => join(folder, file)),
  );
  expect(files.toSorted()).toEqual([...wanted.keys()].toSorted());
});

// Every 29th: all of them take ten seconds.
test.each([...wanted].filter((_, index) => index % 29 === 0))(
  '%s is what the illustrations draw now (else: node scripts/illustrations/draw-pictures.ts)',
  (file, draw) => {
    expect(readFileSync(join(PICTURES, file), 'utf8')).toBe(draw());
  },
);
