import { expect, test } from 'vitest';
import { rentalPrice } from '@nolo/domain/pricing/rental-price.ts';
import { planCars, carSlug, paintsFor } from './cars.ts';
import { carTypes, makes, priceLevels } from './catalogue.ts';
import { cities } from './company-plan.ts';

const NOW = new Date('2027-03-20T10:00:00Z');
const cars = planCars(NOW);

test('the same moment gives the same cars, a later one the same but for dates', () => {
  expect(planCars(NOW)).toEqual(cars);
  const later = planCars(new Date('2027-06-20T10:00:00Z'));
  expect(later.map(({ slug, dayMinor }) => [slug, dayMinor])).toEqual(
    cars.map(({ slug, dayMinor }) => [slug, dayMinor]),
  );
});

test('about 300 cars: every city, maker, type, level and fuel', () => {
  expect(cars.length).toBeGreaterThanOrEqual(300);
  expect(new Set(cars.map(({ branch }) => branch.city))).toEqual(new Set(cities));
  expect(new Set(cars.map(({ model }) => model.make))).toEqual(new Set(makes));
  expect(new Set(cars.map(({ model }) => model.type))).toEqual(new Set(carTypes.map(({ key }) => key)));
  expect(new Set(cars.map(({ model }) => model.level))).toEqual(new Set(Object.keys(priceLevels)));
  expect(new Set(cars.map(({ fuel }) => fuel))).toEqual(new Set([1, 2, 3, 4, 5]));
  for (const flag of ['isDelivery', 'isOnline'] as const) {
    expect(new Set(cars.map((car) => car[flag]))).toEqual(new Set([true, false]));
  }
});

test('prices are sane: level, week and month cheaper than their days, longer never cheaper', () => {
  for (const { model, dayMinor, weekMinor, monthMinor, depositMinor } of cars) {
    const { from, to } = priceLevels[model.level];
    expect(dayMinor).toBeGreaterThanOrEqual(from * 100);
    expect(dayMinor).toBeLessThan(to * 100);
    const week = weekMinor ?? dayMinor * 6;
    const month = monthMinor ?? dayMinor * 20;
    expect(week).toBeGreaterThan(dayMinor * 4);
    expect(week).toBeLessThan(dayMinor * 7);
    expect(month).toBeGreaterThan(dayMinor * 15);
    expect(month).toBeLessThan(week * 4);
    expect(depositMinor).toBeGreaterThanOrEqual(30_000);
    const prices = { dayMinor, weekMinor, monthMinor };
    expect(rentalPrice(prices, 3).totalMinor).toBe(3 * dayMinor);
  }
  expect(cars.some(({ weekMinor }) => weekMinor === null)).toBe(true);
  expect(cars.some(({ monthMinor }) => monthMinor === null)).toBe(true);
});

test('the first car has the prices of the examples in docs/specification/price.md 2', () => {
  const [first] = cars;
  expect(first).toMatchObject({ dayMinor: 6000, weekMinor: 35_000, monthMinor: 120_000, isOnline: true });
});

test('years, dates, colours and addresses fit', () => {
  for (const car of cars) {
    expect(car.year).toBeLessThanOrEqual(2027);
    expect(car.createdAt < NOW).toBe(true);
    expect(paintsFor(car.model)).toContain(car.colour);
    expect(car.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  }
});

test('a slug has no accents, and no word twice in a row', () => {
  expect(carSlug('Citroën ë-C4 Roma Roma Termini')).toBe('citroen-e-c4-roma-termini');
});
