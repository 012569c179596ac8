import { checkPaidDrivers } from '@nolo/domain/booking/additional-drivers.ts';
import { addressOf } from '@nolo/domain/rental/booked-address.ts';
import { waiveDifference } from '@nolo/domain/pricing/waive-difference.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import type { Connection } from '@nolo/db/database.ts';
import { buildQuote, type PricedRental } from '../../pricing/build-quote.ts';
import { findRenter } from '../../pricing/quote-store.ts';
import { listBookingDrivers } from '../booking-driver-store.ts';
import type { BookingRow } from '../booking-store.ts';
import { changesNothing, type AmendmentCommand } from './amendment-command.ts';

/**
 * Today's price of a booking as it shall be. Its coupon stays granted; the best deal of the new days applies.
 * @throws AppError as buildQuote does, booking.car_offline, booking.drivers_unnamed, booking.nothing_changed
 */
export async function priceAmendment(
  connection: Connection,
  caller: RenterCaller,
  { booking, wish, now }: { booking: BookingRow; wish: AmendmentCommand; now: Date },
): Promise<PricedRental> {
  const priced = await buildQuote(connection, caller, {
    carId: booking.car_id,
    pickup: wish.start_date,
    return: wish.end_date,
    sameTime: wish.isSameTime,
    grantedCouponId: booking.coupon_id,
    extras: wish.extras,
    grantedExtras: booking.extras,
    drivers: wish.additional_drivers,
    isDelivered: wish.delivery,
    deliveryAddress: wish.pickup_location ? addressOf(wish.pickup_location) : null,
    returnLocationId: wish.return_location?.id ?? null,
    renter: await findRenter(connection, caller.accountId),
    now,
  });
  const driverIds = (await listBookingDrivers(connection, booking.id)).map(({ accountId }) => accountId);
  if (changesNothing(booking, driverIds, { wish, priced })) throw new AppError('booking.nothing_changed');
  if (!priced.car.is_online) throw new AppError('booking.car_offline');
  const problem = checkPaidDrivers(priced.drivers.length, priced.paidDrivers);
  if (problem !== null) throw new AppError(problem, { fields: { additional_drivers: problem } });
  return { ...priced, quote: waiveDifference(priced.quote, booking.total_minor) };
}
