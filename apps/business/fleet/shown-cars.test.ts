import { expect, test } from 'vitest';
import type { FleetCar } from '@nolo/contract/business/fleet.ts';
import { shownCars, type Shown } from './shown-cars.ts';

const picture = {
  path: '/images/x',
  widths: [320],
  width: 1600,
  height: 1000,
  view: null,
  is_illustration: false,
};
const panda: FleetCar = {
  id: 1,
  make: 'Fiat',
  model: 'Panda',
  year: 2024,
  plate: 'GK900ZZ',
  car_type: { key: 'city-car', name: 'City Car' },
  car_class: 'economy',
  location: 'Roma Termini',
  day: 4500,
  picture,
  is_online: true,
  is_archived: false,
  expiries: [],
};
const octavia = { ...panda, id: 2, make: 'Škoda', model: 'Octavia', plate: null, is_online: false };
const due = {
  ...panda,
  id: 3,
  plate: 'AB123CD',
  expiries: [{ what: 'insured_until' as const, until: '2027-02-20', is_past: false }],
};
const old = { ...panda, id: 4, is_online: false, is_archived: true };
const cars = [panda, octavia, due, old];

const found = (query: string, show: Shown = 'all') => shownCars(cars, { query, show }).map(({ id }) => id);

test.each([
  ['', [1, 2, 3]],
  ['gk 900', [1]],
  ['ab 123 cd', [3]],
  ['skoda', [2]],
  ['PANDA termini', [1, 3]],
  ['panda milano', []],
] as const)('%j finds %j, archived ones aside', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test.each([
  ['online', [1, 3]],
  ['offline', [2]],
  ['due', [3]],
  ['archived', [4]],
] as const)('%s are %j', (show, ids) => {
  expect(found('', show)).toEqual(ids);
});
