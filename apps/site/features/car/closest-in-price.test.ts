import { expect, test } from 'vitest';
import { closestInPrice } from './closest-in-price.ts';

const car = (id: number, day: number) => ({ id, price: { day } });

test('the closest price comes first, dearer or cheaper; equals keep their order', () => {
  const cars = [car(1, 20_000), car(2, 9_000), car(3, 11_000), car(4, 10_100)];
  expect(closestInPrice(cars, { price: { day: 10_000 } }).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  expect(cars.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
