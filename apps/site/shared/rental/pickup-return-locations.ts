import type { CarDetail } from '@nolo/contract/cars.ts';
import type { Location } from '@nolo/contract/wire.ts';
import { deliveryLine } from '@nolo/domain/rental/delivery.ts';
import { isOneWay, type PickupReturnChoice } from '@nolo/domain/rental/pickup-return.ts';
import { spot } from '@nolo/domain/rental/spot.ts';

type Where = Pick<CarDetail, 'location_id' | 'parking_location' | 'city' | 'latitude' | 'longitude'> & {
  company: Pick<CarDetail['company'], 'locations'>;
};

/** Where the car is taken and left, as the reservation names it; null while the delivery address is unwritten. */
export function pickupReturnLocations(
  choice: PickupReturnChoice,
  car: Where,
): { pickup: Location | null; return: Location | null } {
  const pickup = pickupPlace(choice, car);
  if (!isOneWay(choice, { locationId: car.location_id })) return { pickup, return: pickup };
  const location = car.company.locations.find(({ id }) => id === choice.returnLocationId);
  return {
    pickup,
    return: location ? { id: location.id, ...spot(location.name, location.city, location) } : null,
  };
}

function pickupPlace({ isDelivered, deliveryAddress }: PickupReturnChoice, car: Where): Location | null {
  if (!isDelivered) {
    return { id: car.location_id ?? undefined, ...spot(car.parking_location, car.city, car) };
  }
  if (deliveryAddress === null) return null;
  return spot(deliveryLine(deliveryAddress), deliveryAddress.city || car.city, deliveryAddress.position);
}
