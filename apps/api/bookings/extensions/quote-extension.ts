import type { quoteExtension as call } from '@nolo/contract/extensions.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { mayExtend } from '@nolo/domain/booking/booking-amendment.ts';
import { returnsAfterPickupTime } from '@nolo/domain/calendar/billable-days.ts';
import { parseLocalDateTime, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { notBelowPaid } from '@nolo/domain/pricing/waive-difference.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { showsCompany } from '../../platform/request-website.ts';
import type { PricedRental } from '../../pricing/build-quote.ts';
import { wireQuote } from '../../pricing/wire-quote.ts';
import { isFreeForBooking } from '../amendments/amendment-store.ts';
import { isSettled, priceAmendment, type AmendmentCommand } from '../amendments/quote-amendment.ts';
import { listBookingDrivers } from '../booking-driver-store.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';

/**
 * What a later return would cost, for the renter who has the car to decide on. Nothing is held and nothing charged.
 * @throws AppError `booking.not_found`; as the extension itself would be refused at this moment
 */
export async function quoteExtension(
  { database, clock }: Deps,
  caller: RenterCaller,
  { id, returnAt }: { id: string; returnAt: string },
): Promise<CallData<typeof call>> {
  const now = clock.now();
  const booking = await findBooking(database, id);
  if (booking?.account_id !== caller.accountId || !showsCompany(caller.website, booking.company_id)) {
    throw new AppError('booking.not_found');
  }
  await refuseUnextendable(database, booking, now);
  const { priced } = await priceExtension(database, caller, { booking, returnAt, now });
  const period = { startsAt: new Date(priced.startsAt), freeAt: new Date(priced.freeAt) };
  if (!(await isFreeForBooking(database, { bookingId: id, carId: booking.car_id, ...period }))) {
    throw new AppError('booking.dates_taken');
  }
  return {
    before: wireQuote(booking.quote, caller.language),
    after: wireQuote(priced.quote, caller.language),
    difference: priced.quote.totalMinor - booking.total_minor,
  };
}

type Extendable = Pick<BookingRow, 'id' | 'status' | 'ends_at' | 'refund_minor'>;

/** Whether a later return can be asked for at this moment. */
export async function isExtendable(connection: Connection, booking: Extendable, now: Date): Promise<boolean> {
  const { status, ends_at: endsAt } = booking;
  return mayExtend({ status, endsAt, isSettled: await isSettled(connection, booking) }, now);
}

/** @throws AppError `booking.not_extendable` */
export async function refuseUnextendable(
  connection: Connection,
  booking: Extendable,
  now: Date,
): Promise<void> {
  if (!(await isExtendable(connection, booking, now))) throw new AppError('booking.not_extendable');
}

/**
 * Today's price of the longer rental, by the rules of a change and never below what was paid. Whoever is to bring the car
 * back by its pickup's time of day pays for a later one.
 * @throws AppError `booking.return_not_later`, those of `priceAmendment`
 */
export async function priceExtension(
  connection: Connection,
  caller: RenterCaller,
  { booking, returnAt, now }: { booking: BookingRow; returnAt: string; now: Date },
): Promise<{ command: AmendmentCommand; priced: PricedRental }> {
  const [pickup, end] = [localOf(booking.pickup_local), localOf(returnAt)];
  if (end <= booking.return_local) {
    throw new AppError('booking.return_not_later', { fields: { end_date: 'booking.return_not_later' } });
  }
  const drivers = await listBookingDrivers(connection, booking.id);
  const command: AmendmentCommand = {
    start_date: pickup,
    end_date: end,
    isSameTime: booking.is_same_time && !returnsAfterPickupTime(pickup, end),
    delivery: booking.is_delivery,
    pickup_location: booking.is_delivery ? booking.pickup_location : undefined,
    return_location: booking.return_location,
    extras: booking.extras,
    additional_drivers: drivers.map(({ id }) => id),
  };
  const priced = await priceAmendment(connection, caller, { booking, command, now });
  return { command, priced: { ...priced, quote: notBelowPaid(priced.quote, booking.total_minor) } };
}

function localOf(text: string): LocalDateTime {
  const moment = parseLocalDateTime(text);
  if (moment === null) throw new AppError('request.invalid', { fields: { end_date: 'request.invalid' } });
  return moment;
}
