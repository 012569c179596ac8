import type { z } from 'zod';
import type { changeWish } from '../../../contract/booking-changes.ts';
import type { PricedRental } from '../../pricing/build-quote.ts';
import type { BookingRow } from '../booking-store.ts';

/** The whole booking as it shall be. */
export type ChangeWish = z.output<typeof changeWish>;

type Terms = {
  dates: readonly string[];
  isSameTime: boolean;
  isDelivery: boolean;
  places: readonly string[];
  extras: ChangeWish['extras'];
  driverIds: readonly string[];
};

/** Order is no difference, and the same extra named twice counts together. */
function comparable({ extras, driverIds, ...rest }: Terms): string {
  const quantities = new Map<number, number>();
  for (const { id, no_of_items } of extras) quantities.set(id, (quantities.get(id) ?? 0) + no_of_items);
  const sorted = [...quantities].toSorted(([a], [b]) => a - b);
  return JSON.stringify({ ...rest, extras: sorted, driverIds: driverIds.toSorted() });
}

/** Whether a wish leaves a booking what it is; its price may be another one by now. */
export function changesNothing(
  booking: BookingRow,
  driverIds: readonly string[],
  { wish, priced }: { wish: ChangeWish; priced: PricedRental },
): boolean {
  const before = comparable({
    dates: [booking.pickup_local, booking.return_local],
    isSameTime: booking.is_same_time,
    isDelivery: booking.is_delivery,
    places: [booking.pickup_location.description, booking.return_location.description],
    extras: booking.extras,
    driverIds,
  });
  const after = comparable({
    dates: [priced.pickupLocal, priced.returnLocal],
    isSameTime: wish.isSameTime,
    isDelivery: wish.delivery,
    places: [priced.handOver.pickup.description, priced.handOver.return.description],
    extras: wish.extras,
    driverIds: priced.drivers.map(({ accountId }) => accountId),
  });
  return before === after;
}
