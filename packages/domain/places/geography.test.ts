import { expect, test } from 'vitest';
import { boxAround, distanceKm, isAroundPoint, pointOf } from './geography.ts';
import { italyBox } from './italy.ts';
import { gridCellOf, gridCellsOf, NEIGHBOUR_STEPS } from './grid.ts';

const roma = { latitude: 41.8933, longitude: 12.4829 };
const milano = { latitude: 45.4642, longitude: 9.19 };

test('distances as the crow flies', () => {
  expect(distanceKm(roma, roma)).toBe(0);
  expect(distanceKm(roma, { ...roma, latitude: 42.8933 })).toBeCloseTo(111.32);
  expect(distanceKm(milano, { latitude: 45.6983, longitude: 9.6773 })).toBeCloseTo(46, 0);
});

test('a box reaches as far in every direction, and ends somewhere at the poles', () => {
  const { lat, long } = boxAround(roma, 30);
  expect(distanceKm(roma, { ...roma, latitude: lat[1] })).toBeCloseTo(30);
  expect(distanceKm(roma, { ...roma, longitude: long[0] })).toBeCloseTo(30);
  expect(boxAround({ latitude: 90, longitude: 0 }, 30).long[1]).toBeLessThan(90);
});

test('a town has a middle to measure from, a region and the country have none', () => {
  expect(isAroundPoint(boxAround(roma, 30))).toBe(true);
  expect(isAroundPoint({ lat: [41.6238, 42.1628], long: [12.1209, 12.8449] })).toBe(true);
  // Valle d'Aosta is no higher than a town's surroundings, but wider.
  expect(isAroundPoint({ lat: [45.4673, 45.9884], long: [6.8008, 7.9399] })).toBe(false);
  expect(isAroundPoint(italyBox)).toBe(false);
});

test('the cells of a box are those of the points in it', () => {
  const box = boxAround(roma, 30);
  const cells = gridCellsOf(box, 64) ?? [];
  expect(cells).toContain(gridCellOf(roma));
  expect(cells).toContain(gridCellOf({ latitude: box.lat[0], longitude: box.long[1] }));
  expect(new Set(cells).size).toBe(cells.length);
  expect(gridCellsOf({ lat: [36, 47], long: [6, 19] }, 64)).toBeNull();
});

test('a cell and its neighbours hold everything within 18 km, all over Italy', () => {
  for (const latitude of [35.5, 41.9, 47]) {
    const around = NEIGHBOUR_STEPS.map((step) => gridCellOf({ latitude, longitude: 12.26 }) + step);
    for (const cell of gridCellsOf(boxAround({ latitude, longitude: 12.26 }, 18), 64) ?? []) {
      expect(around).toContain(cell);
    }
  }
});

test('distances are measured from the middle of a box that stands for a point', () => {
  const point = pointOf(boxAround(roma, 30));
  expect(point?.latitude).toBeCloseTo(roma.latitude);
  expect(point?.longitude).toBeCloseTo(roma.longitude);
  expect(pointOf(italyBox)).toBeNull();
});
