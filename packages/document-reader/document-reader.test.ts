import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createDocumentReader } from './document-reader.ts';

const reader = createDocumentReader();
const sample = (name: string) => readFile(new URL(`samples/${name}.jpg`, import.meta.url));

test('reads a passport seen from the side, whose name does not fit', async () => {
  const { zoneText, sureness, isPhotograph } = await reader.page(await sample('passport'));
  expect(zoneText?.split('\n')).toEqual([
    'P<ITADI<GIOVANNANTONIO<DELLA<VALLE<<MASSIMIL',
    '8345919739ITA8201021M3109030<<<<<<<<<<<<<<06',
  ]);
  expect(sureness).toBeGreaterThan(0.9);
  expect(isPhotograph).toBe(true);
});

test('reads the back of a card that lies askew', async () => {
  const { zoneText } = await reader.page(await sample('card-back'));
  expect(zoneText?.split('\n')).toEqual([
    'C<ITA3366248820<<<<<<<<<<<<<<<',
    '0008176F3402074ITA<<<<<<<<<<<0',
    'ROSSI<<MARIO<<<<<<<<<<<<<<<<<<',
  ]);
});

test('finds no zone in a letter', async () => {
  expect(await reader.page(await sample('letter'))).toMatchObject({ zoneText: null, sureness: 0 });
});
