import { describe, expect, test } from 'vitest';
import { deliveryLine, deliveryProblem } from './delivery.ts';

const rome = { latitude: 41.9, longitude: 12.5 };
const car = { isDelivery: true, position: rome, radiusKm: 30 };
const hotel = { address: 'Via Sistina 22', city: 'Roma', position: { latitude: 41.905, longitude: 12.49 } };
/** Due north: a degree of latitude is 111.32 km. */
const north = (km: number) => ({ ...hotel, position: { ...rome, latitude: rome.latitude + km / 111.32 } });

describe('a car is brought', () => {
  test('to an address within the radius, its edge included', () => {
    expect(deliveryProblem(car, hotel)).toBeNull();
    expect(deliveryProblem(car, north(29.999))).toBeNull();
  });

  test('nowhere beyond it, and the refusal says how far that is', () => {
    expect(deliveryProblem(car, north(30.2))).toEqual({
      code: 'booking.delivery_too_far',
      km: 31,
      radiusKm: 30,
    });
  });

  test('only once the address is written', () => {
    const missing = { code: 'booking.delivery_address_missing' };
    expect(deliveryProblem(car, null)).toEqual(missing);
    expect(deliveryProblem(car, { ...hotel, address: '  ' })).toEqual(missing);
  });

  test('by a company that delivers it', () => {
    expect(deliveryProblem({ ...car, isDelivery: false }, hotel)).toEqual({
      code: 'booking.delivery_not_offered',
    });
  });
});

test.each([
  ['Via Sistina 22', 'Roma', 'Via Sistina 22, Roma'],
  [' Hotel Aurora, 00187 ROMA ', 'Roma', 'Hotel Aurora, 00187 ROMA'],
  ['Via Sistina 22', '', 'Via Sistina 22'],
  ['x'.repeat(200), 'Roma', 'x'.repeat(200)],
])('%j in %j reads %j', (address, city, line) => {
  expect(deliveryLine({ address, city })).toBe(line);
});
