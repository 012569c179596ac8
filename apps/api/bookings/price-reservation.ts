import type { Transaction } from 'kysely';
import { checkPaidDrivers } from '@nolo/domain/booking/additional-drivers.ts';
import { isTooSmallToCharge } from '@nolo/domain/pricing/discounts.ts';
import { addressOf } from '@nolo/domain/rental/booked-address.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { buildQuote, type PricedRental } from '../pricing/build-quote.ts';
import { findRenter } from '../pricing/quote-store.ts';
import type { CreateBookingCommand } from './create-booking-command.ts';

/**
 * The server's price of what was asked; it is the only one that counts. Another total than
 * the renter saw is refused (409 `booking.price_changed`): nobody pays a price that was not shown. So is one that the
 * provider cannot charge (422 `booking.total_too_small`).
 */
export async function priceReservation(
  deps: Deps,
  transaction: Transaction<DB>,
  caller: RenterCaller,
  { request, renter }: Pick<CreateBookingCommand, 'request' | 'renter'>,
): Promise<PricedRental> {
  const { body } = request;
  const priced = await buildQuote(transaction, caller, {
    carId: request.carId,
    pickup: body.start_date,
    return: body.end_date,
    sameTime: request.isSameTime,
    dealId: body.dealId,
    coupon: body.coupon,
    extras: body.extras,
    drivers: body.additional_drivers,
    lockCoupon: true,
    isDelivered: body.delivery,
    deliveryAddress: body.pickup_location ? addressOf(body.pickup_location) : null,
    returnLocationId: body.return_location?.id ?? null,
    renter: await findRenter(transaction, renter.id),
    now: deps.clock.now(),
  });
  if (!priced.car.is_online) throw new AppError('booking.car_offline');
  const problem = checkPaidDrivers(priced.drivers.length, priced.paidDrivers);
  if (problem !== null) throw new AppError(problem, { fields: { additional_drivers: problem } });
  if (priced.quote.totalMinor !== body.expected_total) {
    throw new AppError('booking.price_changed', { fields: { expected_total: 'booking.price_changed' } });
  }
  if (isTooSmallToCharge(priced.quote.totalMinor)) throw new AppError('booking.total_too_small');
  return priced;
}
