import type { Location } from '@nolo/contract/wire.ts';
import {
  deliveryLine,
  deliveryProblem,
  type DeliveryAddress,
  type DeliveryProblem,
} from '@nolo/domain/rental/delivery.ts';
import type { ReadonlyBox } from '@nolo/domain/places/geography.ts';
import {
  isOneWay,
  returnIn,
  type CompanyLocation,
  type PickupReturnChoice,
} from '@nolo/domain/rental/pickup-return.ts';
import { spot } from '@nolo/domain/rental/spot.ts';
import { AppError } from '../platform/app-error.ts';
import type { Connection } from '@nolo/db/database.ts';
import { listCompanyPlaces, type QuotedCar } from './quote-store.ts';

/** Where the car is handed over and taken back, as a booking keeps it. */
export type PickupReturn = { pickup: Location; return: Location; isOneWay: boolean };

/** `returnArea`: where the car is to be left, while no place of its company is chosen. */
type ReturnAsked = PickupReturnChoice & { returnArea?: ReadonlyBox | null };

/**
 * Without delivery the car waits at its own place, whatever the client sends (docs/specification/search.md 6).
 * @throws AppError booking.delivery_not_offered, booking.delivery_address_missing, booking.delivery_too_far,
 * booking.place_unknown
 */
export async function findPickupReturn(
  connection: Connection,
  car: QuotedCar,
  asked: ReturnAsked,
): Promise<PickupReturn> {
  const pickup = asked.isDelivered ? deliveredTo(car, asked.deliveryAddress) : ownPlace(car);
  const isElsewhere = asked.returnLocationId !== null || Boolean(asked.returnArea);
  const places = isElsewhere ? await listCompanyPlaces(connection, car.company_id) : [];
  const standing = { locationId: car.location_id, latitude: car.latitude, longitude: car.longitude };
  const choice = chosenReturn(asked, standing, places);
  if (!isOneWay(choice, standing)) return { pickup, return: pickup, isOneWay: false };
  const place = places.find(({ id }) => id === choice.returnLocationId) ?? unknownPlace();
  const { id, name, city } = place;
  return { pickup, return: { id, ...spot(name, city, place) }, isOneWay: true };
}

/** The place that was chosen, or else the one that an area stands for. */
function chosenReturn(
  { returnArea = null, ...choice }: ReturnAsked,
  car: Parameters<typeof returnIn>[1],
  places: readonly CompanyLocation[],
): PickupReturnChoice {
  if (choice.returnLocationId !== null || returnArea === null) return choice;
  return { ...choice, ...(returnIn(returnArea, car, choice, places) ?? unknownPlace()) };
}

function unknownPlace(): never {
  throw new AppError('booking.place_unknown', { fields: { return_location: 'booking.place_unknown' } });
}

function deliveredTo(car: QuotedCar, address: DeliveryAddress | null): Location {
  const deliverable = { isDelivery: car.is_delivery, position: car, radiusKm: car.delivery_radius_km };
  const problem = deliveryProblem(deliverable, address);
  if (problem !== null || address === null) {
    throw refusal(problem ?? { code: 'booking.delivery_address_missing' });
  }
  return spot(deliveryLine(address), address.city || car.city, address.position);
}

function refusal({ code, ...values }: DeliveryProblem): AppError {
  const field = code === 'booking.delivery_not_offered' ? 'delivery' : 'pickup_location';
  return new AppError(code, { fields: { [field]: code }, values });
}

/** Where a car waits when it is not delivered. */
export function ownPlace(
  car: Pick<QuotedCar, 'parking_location' | 'city' | 'latitude' | 'longitude' | 'location_id'>,
): Location {
  const where = spot(car.parking_location, car.city, car);
  return car.location_id === null ? where : { id: car.location_id, ...where };
}
