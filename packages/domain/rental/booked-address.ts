import type { DeliveryAddress } from './delivery.ts';
import type { BookedPlace } from './spot.ts';

/** The address that a booking's `pickup_location` means: the middle of its ranges. */
export function addressOf({ description, city, lat, long }: BookedPlace): DeliveryAddress {
  const position = { latitude: (lat[0] + lat[1]) / 2, longitude: (long[0] + long[1]) / 2 };
  return { address: description, city, position };
}
