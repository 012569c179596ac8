import type { z } from 'zod';
import type { amendmentCommand } from '@nolo/contract/booking-amendments.ts';
import type { Location } from '@nolo/contract/wire.ts';
import { placeReturnedTo } from '@nolo/domain/rental/pickup-return.ts';
import type { PricedRental } from '../../pricing/build-quote.ts';
import type { BookingRow } from '../booking-store.ts';

/** The whole booking as it shall be. */
export type AmendmentCommand = z.output<typeof amendmentCommand>;

type Terms = {
  dates: readonly string[];
  isSameTime: boolean;
  isDelivery: boolean;
  places: readonly string[];
  extras: AmendmentCommand['extras'];
  driverIds: readonly string[];
};

/** Order is no difference, and the same extra named twice counts together. */
function comparable({ extras, driverIds, ...rest }: Terms): string {
  const quantities = new Map<number, number>();
  for (const { id, no_of_items } of extras) quantities.set(id, (quantities.get(id) ?? 0) + no_of_items);
  const sorted = [...quantities].toSorted(([a], [b]) => a - b);
  return JSON.stringify({ ...rest, extras: sorted, driverIds: driverIds.toSorted() });
}

/** Without delivery the pickup is the car's own place, however it was described; so is the return, unless it is another. */
function places(isDelivery: boolean, at: { pickup: Location; return: Location }): string[] {
  return [isDelivery ? at.pickup.description : '', String(placeReturnedTo(at.pickup, at.return))];
}

/** Whether a wish leaves a booking what it is; its price may be another one by now. */
export function changesNothing(
  booking: BookingRow,
  driverIds: readonly string[],
  { wish, priced }: { wish: AmendmentCommand; priced: PricedRental },
): boolean {
  const before = comparable({
    dates: [booking.pickup_local, booking.return_local],
    isSameTime: booking.is_same_time,
    isDelivery: booking.is_delivery,
    places: places(booking.is_delivery, {
      pickup: booking.pickup_location,
      return: booking.return_location,
    }),
    extras: booking.extras,
    driverIds,
  });
  const after = comparable({
    dates: [priced.pickupLocal, priced.returnLocal],
    isSameTime: wish.isSameTime,
    isDelivery: wish.delivery,
    places: places(wish.delivery, priced.pickupReturn),
    extras: wish.extras,
    driverIds: priced.drivers.map(({ accountId }) => accountId),
  });
  return before === after;
}
