import { distanceKm, type Point } from '../places/geography.ts';

/** Longest street address that the form takes; its town comes on top. */
export const MAX_DELIVERY_ADDRESS = 120;
/** Longest description of a place that a booking keeps. */
export const MAX_PLACE_DESCRIPTION = 200;

/** Where a renter has a car brought to: a street or a hotel as they write it, and its town's position. */
export type DeliveryAddress = { address: string; city: string; position: Point };

/** What decides whether a car is brought somewhere. */
export type Deliverable = { isDelivery: boolean; position: Point; radiusKm: number };

export type DeliveryProblem =
  | { code: 'booking.delivery_not_offered' }
  | { code: 'booking.delivery_address_missing' }
  | { code: 'booking.delivery_too_far'; km: number; radiusKm: number };

/** Why the car is not brought there; null when it is. `address` null: not written yet. */
export function deliveryProblem(car: Deliverable, address: DeliveryAddress | null): DeliveryProblem | null {
  if (!car.isDelivery) return { code: 'booking.delivery_not_offered' };
  if (address === null || address.address.trim() === '') return { code: 'booking.delivery_address_missing' };
  const km = distanceKm(car.position, address.position);
  if (km <= car.radiusKm) return null;
  // Rounded up: 'about 30 km away' would not explain a refusal beyond 30 km.
  return { code: 'booking.delivery_too_far', km: Math.ceil(km), radiusKm: car.radiusKm };
}

/** The whole address in one line; the town is not said twice, nor where there is no room for it. */
export function deliveryLine({ address, city }: Pick<DeliveryAddress, 'address' | 'city'>): string {
  const line = address.trim();
  const whole = `${line}, ${city}`;
  const isSaid = !city || line.toLowerCase().includes(city.toLowerCase());
  return isSaid || whole.length > MAX_PLACE_DESCRIPTION ? line : whole;
}
