import type { FuelType } from '@nolo/domain/cars/fuel-types.ts';
import type { CarTypeKey } from '../catalogue.ts';
import type { CarBody } from '../picture-files.ts';

export type Gearbox = 'm' | 'a' | 'ma';
export type ModelRow = readonly [
  ...[name: string, body: CarBody, type: CarTypeKey, seats: number, doors: number],
  ...[fuels: readonly FuelType[], gearbox: Gearbox, dayEuro: number, firstYear: number, lastYear: number],
];

/** Petrol, diesel, gas, electric, hybrid. */
export const P = 1;
export const D = 2;
export const G = 3;
export const E = 4;
export const H = 5;
