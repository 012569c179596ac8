import type { z } from 'zod';
import type { quoteAmendment as call, amendmentCommand } from '@nolo/contract/booking-amendments.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { freeCancellationUntil } from '@nolo/domain/cancellation/cancellation.ts';
import type { Location } from '@nolo/contract/wire.ts';
import { placeReturnedTo } from '@nolo/domain/rental/pickup-return.ts';
import { checkPaidDrivers } from '@nolo/domain/booking/additional-drivers.ts';
import { addressOf } from '@nolo/domain/rental/booked-address.ts';
import { waiveDifference } from '@nolo/domain/pricing/waive-difference.ts';
import type { Connection } from '@nolo/db/database.ts';
import { amendmentTerms, type AmendmentTerms } from '@nolo/domain/booking/booking-amendment.ts';
import { parseLocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { isContested } from '@nolo/domain/commission/payout.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { showsCompany } from '../../platform/request-website.ts';
import { wireQuote } from '../../pricing/wire-quote.ts';
import { buildQuote, type PricedRental } from '../../pricing/build-quote.ts';
import { findRenter } from '../../pricing/quote-store.ts';
import { findPaymentFacts } from '../../payments/payouts/share-store.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { listBookingDrivers } from '../booking-driver-store.ts';
import { hasOtherCar } from '../replacements/replacement-store.ts';
import { isFreeForBooking } from './amendment-store.ts';

/** The whole booking as the renter wants it. */
export type AmendmentCommand = z.output<typeof amendmentCommand>;

type Terms = {
  dates: readonly string[];
  isSameTime: boolean;
  isDelivery: boolean;
  places: readonly string[];
  extras: AmendmentCommand['extras'];
  driverIds: readonly string[];
};

/** Makes equal terms equal texts: the order of extras and drivers does not count, and an extra named twice is added up. */
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

/** Whether the command asks for what is booked already. Its price is not compared: it may have changed since. */
function changesNothing(
  booking: BookingRow,
  driverIds: readonly string[],
  { command, priced }: { command: AmendmentCommand; priced: PricedRental },
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
    isSameTime: command.isSameTime,
    isDelivery: command.delivery,
    places: places(command.delivery, priced.pickupReturn),
    extras: command.extras,
    driverIds: priced.drivers.map(({ accountId }) => accountId),
  });
  return before === after;
}

/**
 * Old and new price of a change, for the renter to decide on. Nothing is held and nothing charged.
 * Errors: 404 for anybody else's booking; as the change itself would be refused at this moment.
 */
export async function quoteAmendment(
  { database, clock }: Deps,
  caller: RenterCaller,
  { id, command }: { id: string; command: AmendmentCommand },
): Promise<CallData<typeof call>> {
  const now = clock.now();
  const booking = await findBooking(database, id);
  if (booking?.account_id !== caller.accountId || !showsCompany(caller.website, booking.company_id)) {
    throw new AppError('booking.not_found');
  }
  await refuseUnchangeable(database, booking, now);
  const priced = await priceAmendment(database, caller, { booking, command, now });
  const isFree = await isFreeForBooking(database, {
    bookingId: id,
    carId: booking.car_id,
    startsAt: new Date(priced.startsAt),
    freeAt: new Date(priced.freeAt),
  });
  if (!isFree) throw new AppError('booking.dates_taken');
  return {
    before: wireQuote(booking.quote, caller.language),
    after: wireQuote(priced.quote, caller.language),
    difference: priced.quote.totalMinor - booking.total_minor,
    free_cancellation_until: freeCancellationUntil(priced.pickupLocal),
  };
}

/**
 * Today's price of a booking as it shall be. Its coupon stays granted; the best deal of the new days applies.
 * @throws AppError as buildQuote does, booking.car_offline, booking.drivers_unnamed, booking.nothing_changed
 */
export async function priceAmendment(
  connection: Connection,
  caller: RenterCaller,
  { booking, command, now }: { booking: BookingRow; command: AmendmentCommand; now: Date },
): Promise<PricedRental> {
  const priced = await buildQuote(connection, caller, {
    carId: booking.car_id,
    pickup: command.start_date,
    return: command.end_date,
    sameTime: command.isSameTime,
    agreed: { pickup: booking.pickup_local, return: booking.return_local },
    bookedAt: booking.created_at,
    grantedCouponId: booking.coupon_id,
    extras: command.extras,
    grantedExtras: booking.extras,
    drivers: command.additional_drivers,
    isDelivered: command.delivery,
    deliveryAddress: command.pickup_location ? addressOf(command.pickup_location) : null,
    returnLocationId: command.return_location?.id ?? null,
    renter: await findRenter(connection, caller.accountId),
    now,
  });
  const driverIds = (await listBookingDrivers(connection, booking.id)).map(({ accountId }) => accountId);
  if (changesNothing(booking, driverIds, { command, priced })) throw new AppError('booking.nothing_changed');
  if (!priced.car.is_online) throw new AppError('booking.car_offline');
  const problem = checkPaidDrivers(priced.drivers.length, priced.paidDrivers);
  if (problem !== null) throw new AppError(problem, { fields: { additional_drivers: problem } });
  return { ...priced, quote: waiveDifference(priced.quote, booking.total_minor) };
}

type Changeable = Pick<
  BookingRow,
  'id' | 'status' | 'pickup_local' | 'time_zone' | 'total_minor' | 'refund_minor'
>;

/** Whether a booking can be changed at this moment, and until when. */
export async function findChangeTerms(
  connection: Connection,
  booking: Changeable,
  now: Date,
): Promise<AmendmentTerms> {
  const pickup = parseLocalDateTime(booking.pickup_local);
  if (pickup === null) throw new Error('a booking without a pickup time');
  const local = toLocal(now.toISOString(), booking.time_zone);
  const { status } = booking;
  return amendmentTerms({ status, pickup, now: local, isSettled: await isSettled(connection, booking) });
}

/** False when a person looks first: money is contested or went back by hand, or another car is proposed or was taken. */
export async function isSettled(
  connection: Connection,
  { id, refund_minor }: Pick<BookingRow, 'id' | 'refund_minor'>,
): Promise<boolean> {
  return (
    (refund_minor ?? 0) === 0 &&
    !(await hasOtherCar(connection, id)) &&
    !isContested(await findPaymentFacts(connection, id))
  );
}

/** @throws AppError `booking.not_changeable`, `booking.change_too_late` */
export async function refuseUnchangeable(
  connection: Connection,
  booking: Changeable,
  now: Date,
): Promise<void> {
  const { ruling } = await findChangeTerms(connection, booking, now);
  if (ruling === 'not_possible') throw new AppError('booking.not_changeable');
  if (ruling === 'too_late') throw new AppError('booking.change_too_late');
}
