import type { CarDetail } from '@nolo/contract/cars.ts';
import type { Location } from '@nolo/contract/wire.ts';
import { deliveryLine } from '@nolo/domain/rental/delivery.ts';
import { isOneWay, type HandOverChoice } from '@nolo/domain/rental/hand-over.ts';
import { spot } from '@nolo/domain/rental/spot.ts';

type Where = Pick<CarDetail, 'place_id' | 'parking_location' | 'city' | 'latitude' | 'longitude'> & {
  company: Pick<CarDetail['company'], 'places'>;
};

/** Where the car is taken and left, as the reservation names it; null while the delivery address is unwritten. */
export function handOverPlaces(
  choice: HandOverChoice,
  car: Where,
): { pickup: Location | null; return: Location | null } {
  const pickup = pickupPlace(choice, car);
  if (!isOneWay(choice, { placeId: car.place_id })) return { pickup, return: pickup };
  const place = car.company.places.find(({ id }) => id === choice.returnPlaceId);
  return { pickup, return: place ? { id: place.id, ...spot(place.name, place.city, place) } : null };
}

function pickupPlace({ isDelivered, deliveryAddress }: HandOverChoice, car: Where): Location | null {
  if (!isDelivered) {
    return { id: car.place_id ?? undefined, ...spot(car.parking_location, car.city, car) };
  }
  if (deliveryAddress === null) return null;
  return spot(deliveryLine(deliveryAddress), deliveryAddress.city || car.city, deliveryAddress.position);
}
