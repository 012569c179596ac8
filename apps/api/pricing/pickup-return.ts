import type { Location } from '@nolo/contract/wire.ts';
import {
  deliveryLine,
  deliveryProblem,
  type DeliveryAddress,
  type DeliveryProblem,
} from '@nolo/domain/rental/delivery.ts';
import { isOneWay, type PickupReturnChoice } from '@nolo/domain/rental/pickup-return.ts';
import { spot } from '@nolo/domain/rental/spot.ts';
import { AppError } from '../platform/app-error.ts';
import type { Connection } from '@nolo/db/database.ts';
import { findCompanyPlace, type QuotedCar } from './quote-store.ts';

/** Where the car is handed over and taken back, as a booking keeps it. */
export type PickupReturn = { pickup: Location; return: Location; isOneWay: boolean };

/**
 * Without delivery the car waits at its own place, whatever the client sends (docs/specification/search.md 6).
 * @throws AppError booking.delivery_not_offered, booking.delivery_address_missing, booking.delivery_too_far,
 * booking.place_unknown
 */
export async function findPickupReturn(
  connection: Connection,
  car: QuotedCar,
  choice: PickupReturnChoice,
): Promise<PickupReturn> {
  const pickup = choice.isDelivered ? deliveredTo(car, choice.deliveryAddress) : ownPlace(car);
  const oneWay = isOneWay(choice, { locationId: car.location_id });
  if (choice.returnLocationId === null || !oneWay) return { pickup, return: pickup, isOneWay: false };
  const place = await findCompanyPlace(connection, car.company_id, choice.returnLocationId);
  if (place === null) {
    throw new AppError('booking.place_unknown', { fields: { return_location: 'booking.place_unknown' } });
  }
  const { id, name, city } = place;
  return { pickup, return: { id, ...spot(name, city, place) }, isOneWay: true };
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

function ownPlace(car: QuotedCar): Location {
  const where = spot(car.parking_location, car.city, car);
  return car.location_id === null ? where : { id: car.location_id, ...where };
}
