import { distanceKm, isInside, middleOf, type Point, type ReadonlyBox } from '../places/geography.ts';
import type { DeliveryAddress } from './delivery.ts';

/** Where a company hands cars over and takes them back. */
export type CompanyLocation = { id: number; name: string; city: string } & Point;

/** Where a renter takes a car and leaves it (docs/specification/search.md 6). */
export type PickupReturnChoice = {
  /** Brought to the renter; otherwise it is picked up at its own place. */
  isDelivered: boolean;
  /** Null while it is still to be written, and without delivery. */
  deliveryAddress: DeliveryAddress | null;
  /** The company's place where the car is left; null: where it was handed over. */
  returnLocationId: number | null;
};

/** Picked up and left where the car stands. */
export const atOwnPlace: PickupReturnChoice = {
  isDelivered: false,
  deliveryAddress: null,
  returnLocationId: null,
};

type Standing = { locationId: number | null };

/** The car comes back to another place than the one where it was handed over. */
export function isOneWay({ isDelivered, returnLocationId }: PickupReturnChoice, car: Standing): boolean {
  return returnLocationId !== null && (isDelivered || returnLocationId !== car.locationId);
}

/** The company's place where a booked car is left, when that is not where it is handed over; names may be alike. */
export function placeReturnedTo(pickup: { id?: number }, back: { id?: number }): number | null {
  return back.id !== undefined && back.id !== pickup.id ? back.id : null;
}

/** Where the car may be left instead; a delivered one at its own place too. */
export function otherReturnLocations<T extends { id: number }>(
  places: readonly T[],
  car: Standing,
  { isDelivered }: Pick<PickupReturnChoice, 'isDelivered'>,
): T[] {
  return places.filter(({ id }) => isDelivered || id !== car.locationId);
}

/**
 * Where a car is left when its renter wants to leave it in an area: at its own place if that lies there and the car is
 * not delivered, or else at the company's place nearest to the middle. Null: the company has none there.
 */
export function returnIn(
  area: ReadonlyBox,
  car: Standing & Point,
  { isDelivered }: Pick<PickupReturnChoice, 'isDelivered'>,
  places: readonly (Pick<CompanyLocation, 'id'> & Point)[],
): Pick<PickupReturnChoice, 'returnLocationId'> | null {
  const there = places.filter((place) => isInside(place, area));
  const isOwn = isInside(car, area) || there.some(({ id }) => id === car.locationId);
  if (isOwn && !isDelivered) return { returnLocationId: null };
  const middle = middleOf(area);
  const [nearest] = there.toSorted((a, b) => distanceKm(middle, a) - distanceKm(middle, b) || a.id - b.id);
  return nearest ? { returnLocationId: nearest.id } : null;
}
