import { expect, test } from 'vitest';
import { atOwnPlace, isOneWay, otherReturnPlaces } from './hand-over.ts';

const [own, other] = [{ id: 1 }, { id: 2 }];
const car = { placeId: own.id };
const delivered = { ...atOwnPlace, isDelivered: true };

test('a rental is one-way when the car comes back elsewhere', () => {
  expect(isOneWay(atOwnPlace, car)).toBe(false);
  expect(isOneWay({ ...atOwnPlace, returnPlaceId: own.id }, car)).toBe(false);
  expect(isOneWay({ ...atOwnPlace, returnPlaceId: other.id }, car)).toBe(true);
  expect(isOneWay({ ...atOwnPlace, returnPlaceId: other.id }, { placeId: null })).toBe(true);
});

test('a delivered car goes back from where it was brought, or to a place for the fee', () => {
  expect(isOneWay(delivered, car)).toBe(false);
  expect(isOneWay({ ...delivered, returnPlaceId: own.id }, car)).toBe(true);
});

test('where it may be left instead', () => {
  expect(otherReturnPlaces([own, other], car, atOwnPlace)).toEqual([other]);
  expect(otherReturnPlaces([own, other], car, delivered)).toEqual([own, other]);
});
