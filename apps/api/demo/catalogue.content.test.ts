import { expect, test } from 'vitest';
import { carTypes, makes, priceLevels } from './catalogue.ts';
import type { PriceLevel } from './catalogue.ts';
import { carBodies } from './picture-files.ts';
import { models } from './models.ts';

const footerMakes =
  'Toyota Ford Chevrolet Nissan Hyundai Volkswagen Honda Kia Mazda Subaru Ferrari Lamborghini Porsche Maserati';

test('makers begin with the fifteen of the footer, in its order', () => {
  expect(makes.slice(0, 15)).toEqual([...footerMakes.split(' '), 'Aston Martin']);
  expect(new Set(makes).size).toBe(makes.length);
});

test('car types begin with the six of the footer, in its order', () => {
  const names = carTypes.slice(0, 6).map(({ name }) => name);
  expect(names).toEqual(['Luxury Car', 'Coupe', 'Limousine', 'Electric Car', 'Minivan', 'Convertible']);
  for (const { key } of carTypes) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('every maker and every type has a model', () => {
  expect(new Set(models.map(({ make }) => make))).toEqual(new Set(makes));
  expect(new Set(models.map(({ type }) => type))).toEqual(new Set(carTypes.map(({ key }) => key)));
  expect(new Set(models.map(({ level }) => level))).toEqual(new Set(Object.keys(priceLevels)));
});

test('no model stands in the list twice', () => {
  expect(new Set(models.map(({ make, name }) => `${make} ${name}`)).size).toBe(models.length);
});

test.each(models)('$make $name can be stored and drawn', (model) => {
  expect(carBodies).toContain(model.body);
  expect(model.seats).toBeGreaterThanOrEqual(2);
  expect(model.seats).toBeLessThanOrEqual(9);
  expect([2, 4, 5]).toContain(model.doors);
  expect(model.fuels.length).toBeGreaterThan(0);
  expect(model.transmissions.length).toBeGreaterThan(0);
  expect(model.years[0]).toBeLessThanOrEqual(model.years[1]);
});

test('electric cars are electric, and electric engines have no gears', () => {
  const electricCars = models.filter(({ type }) => type === 'electric-car');
  const electricEngines = models.filter(({ fuels }) => fuels.includes(4));
  for (const { fuels } of electricCars) expect(fuels).toEqual([4]);
  for (const { transmissions } of electricEngines) expect(transmissions).toEqual(['automatic']);
});

test('price levels follow each other without gap or overlap', () => {
  const levels = Object.keys(priceLevels) as PriceLevel[];
  for (const [index, level] of levels.slice(1).entries()) {
    const before = levels[index] as PriceLevel;
    expect(priceLevels[level].from).toBe(priceLevels[before].to);
  }
});
