import { describe, expect, test } from 'vitest';
import { atOwnPlace, isOneWay, otherReturnLocations, placeReturnedTo, returnIn } from './pickup-return.ts';

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

describe('left in an area', () => {
  const milan = { lat: [45.3, 45.6], long: [9, 9.4] } as const;
  const rome = { lat: [41.7, 42.1], long: [12.2, 12.8] } as const;
  const termini = { id: 1, latitude: 41.9, longitude: 12.5 };
  const linate = { id: 2, latitude: 45.46, longitude: 9.28 };
  const centrale = { id: 3, latitude: 45.48, longitude: 9.2 };
  const places = [termini, linate, centrale];
  const standing = { locationId: 1, latitude: 41.9, longitude: 12.5 };

  test('it goes to the company’s place nearest to the middle, and nowhere where the company has none', () => {
    expect(returnIn(milan, standing, atOwnPlace, places)).toEqual({ returnLocationId: 3 });
    expect(returnIn(milan, standing, atOwnPlace, [termini])).toBeNull();
  });

  test('its own place there is none other, unless it is delivered', () => {
    expect(returnIn(rome, standing, atOwnPlace, places)).toEqual({ returnLocationId: null });
    expect(returnIn(rome, standing, delivered, places)).toEqual({ returnLocationId: 1 });
    // A car of no place of its company’s, and one parked a little outside the area that its place is in.
    const alone = { ...standing, locationId: null };
    expect(returnIn(rome, alone, atOwnPlace, [])).toEqual({ returnLocationId: null });
    const beside = { ...standing, latitude: 42.11 };
    expect(returnIn(rome, beside, atOwnPlace, places)).toEqual({ returnLocationId: null });
  });
});
