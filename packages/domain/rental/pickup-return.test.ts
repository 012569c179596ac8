import { expect, test } from 'vitest';
import {
  atOwnPlace,
  isOneWay,
  otherReturnLocations,
  pickupAddress,
  placeReturnedTo,
} from './pickup-return.ts';

const [own, other] = [{ id: 1 }, { id: 2 }];
const car = { locationId: own.id };
const named = { description: 'Stazione Centrale' };
const delivered = { ...atOwnPlace, isDelivered: true };

test('a rental is one-way when the car comes back elsewhere', () => {
  expect(isOneWay(atOwnPlace, car)).toBe(false);
  expect(isOneWay({ ...atOwnPlace, returnLocationId: own.id }, car)).toBe(false);
  expect(isOneWay({ ...atOwnPlace, returnLocationId: other.id }, car)).toBe(true);
  expect(isOneWay({ ...atOwnPlace, returnLocationId: other.id }, { locationId: null })).toBe(true);
});

test('a delivered car goes back from where it was brought, or to a place for the fee', () => {
  expect(isOneWay(delivered, car)).toBe(false);
  expect(isOneWay({ ...delivered, returnLocationId: own.id }, car)).toBe(true);
});

test('a booking is one-way by its places, not by their names, which two cities may share', () => {
  expect(placeReturnedTo({ ...own, ...named }, { ...other, ...named })).toBe(other.id);
  expect(placeReturnedTo({ ...own, ...named }, { ...own, ...named })).toBeNull();
  // Brought to an address and fetched there; and to an address, but left at a place.
  expect(placeReturnedTo({}, {})).toBeNull();
  expect(placeReturnedTo({}, own)).toBe(own.id);
});

test('where it may be left instead', () => {
  expect(otherReturnLocations([own, other], car, atOwnPlace)).toEqual([other]);
  expect(otherReturnLocations([own, other], car, delivered)).toEqual([own, other]);
});

test('a company’s address leads to the cars that wait there, and to no others', () => {
  const office = { address: 'Piazzale Roma 496/F, Venezia', latitude: 45.4386, longitude: 12.3182 };
  const beside = { city: 'Venezia', latitude: 45.4357, longitude: 12.3179 };
  const airport = { city: 'Venezia', latitude: 45.5053, longitude: 12.3519 };
  expect(pickupAddress(beside, office)).toBe(office.address);
  expect(pickupAddress(airport, office)).toBe('Venezia');
});
