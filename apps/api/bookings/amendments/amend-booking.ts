import type { Transaction } from 'kysely';
import { HOLD_MINUTES } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { insertPayment } from '../../payments/payment-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { showsCompany } from '../../platform/request-website.ts';
import type { PricedRental } from '../../pricing/build-quote.ts';
import { termsRow, requestHash } from '../booking-row.ts';
import { findBooking, lockBooking, lockCarOf, lockRenterAccount, type BookingRow } from '../booking-store.ts';
import { openCheckout } from '../open-checkout.ts';
import {
  findLastApplied,
  findWaitingAmendment,
  holdForAmendment,
  insertAmendment,
  type AmendmentRow,
  type NewAmendment,
} from './amendment-store.ts';
import { refuseUnchangeable, priceAmendment, type AmendmentCommand } from './quote-amendment.ts';
import { applyAmendment, withdrawWaiting } from './apply-amendment.ts';

const MINUTE = 60_000;

type Request = { id: string; command: AmendmentCommand; expectedTotal: number };
type Decided = { booking: BookingRow; change: AmendmentRow };

/**
 * Changes a renter's own paid booking: at once when it costs no more, the difference on its way back; otherwise the
 * new dates are held for half an hour and `url` is where the difference is paid (docs/decisions/0036). The same request
 * again, from a double click or a second tab, is the same change.
 */
export async function amendBooking(
  deps: Deps,
  caller: RenterCaller,
  request: Request,
): Promise<{ url: string | null }> {
  const decided = await inTransaction(deps.database, (transaction) =>
    decide(deps, transaction, caller, request),
  );
  if (decided.change.status === 'applied') return { url: null };
  return { url: await openCheckout(deps, { bookingId: request.id, amendmentId: decided.change.id }, caller) };
}

/** One transaction: a refusal leaves the booking and the waiting change as they were. */
async function decide(
  deps: Deps,
  transaction: Transaction<DB>,
  caller: RenterCaller,
  { id, command, expectedTotal }: Request,
): Promise<Decided> {
  const now = deps.clock.now();
  const booking = await lockToAmend(transaction, caller, id);
  const hash = requestHash({ ...command, expectedTotal });
  const again = await findAgain(transaction, booking, hash, now);
  if (again) return { booking, change: again };
  await refuseUnchangeable(transaction, booking, now);
  const replaced = await withdrawWaiting(deps, transaction, booking.id);
  const priced = await priceAmendment(transaction, caller, { booking, command, now });
  if (priced.quote.totalMinor !== expectedTotal) {
    throw new AppError('booking.price_changed', { fields: { expected_total: 'booking.price_changed' } });
  }
  const savedExpiry = replaced && replaced.expires_at > now ? replaced.expires_at : null;
  const change = await insertAmendment(transaction, {
    ...amendmentRow(booking, command, priced),
    request_hash: hash,
    created_at: now,
    // A repeated request must not hold the dates for longer.
    expires_at: savedExpiry ?? new Date(now.getTime() + HOLD_MINUTES * MINUTE),
  });
  return { booking, change: await begin(deps, transaction, { booking, change }) };
}

/**
 * The renter's own booking, with the locks in the order of docs/decisions/0004: account, car, booking.
 * @throws AppError `booking.not_found`
 */
export async function lockToAmend(
  transaction: Transaction<DB>,
  { accountId, website }: RenterCaller,
  id: string,
): Promise<BookingRow> {
  await lockRenterAccount(transaction, accountId);
  const found = await findBooking(transaction, id);
  if (found?.account_id !== accountId || !showsCompany(website, found.company_id)) {
    throw new AppError('booking.not_found');
  }
  await lockCarOf(transaction, id);
  return (await lockBooking(transaction, id)) ?? found;
}

/** Finds the change that the same request has made already, or that still waits to be paid. */
async function findAgain(
  transaction: Transaction<DB>,
  booking: BookingRow,
  hash: Buffer,
  now: Date,
): Promise<AmendmentRow | null> {
  const waiting = await findWaitingAmendment(transaction, booking.id);
  if (waiting?.request_hash.equals(hash) && waiting.expires_at > now) return waiting;
  const made = await findLastApplied(transaction, booking.id);
  return made?.request_hash.equals(hash) && made.of_revision === booking.revision - 1 ? made : null;
}

async function begin(deps: Deps, transaction: Transaction<DB>, decided: Decided): Promise<AmendmentRow> {
  const { booking, change } = decided;
  if (change.difference_minor <= 0) {
    await applyAmendment(deps, transaction, decided);
    return { ...change, status: 'applied' };
  }
  const { starts_at: startsAt, free_at: freeAt } = change;
  const period = { amendmentId: change.id, bookingId: booking.id, carId: booking.car_id, startsAt, freeAt };
  if (!(await holdForAmendment(transaction, period))) throw new AppError('booking.dates_taken');
  await insertPayment(transaction, {
    bookingId: booking.id,
    amendmentId: change.id,
    amountMinor: change.difference_minor,
    currency: booking.currency,
    at: change.created_at,
  });
  await deps.jobs.send(
    transaction,
    'expire-change',
    { amendmentId: change.id },
    { startAfter: change.expires_at },
  );
  return change;
}

/** What a change agrees on, waiting to be made. */
export function amendmentRow(
  booking: BookingRow,
  command: AmendmentCommand,
  priced: PricedRental,
): Omit<NewAmendment, 'request_hash' | 'created_at' | 'expires_at'> {
  const terms = {
    ...priced,
    isSameTime: command.isSameTime,
    isDelivery: command.delivery,
    extras: command.extras,
  };
  return {
    ...termsRow(terms),
    booking_id: booking.id,
    account_id: booking.account_id,
    of_revision: booking.revision,
    status: 'waiting',
    free_at: priced.freeAt,
    driver_ids: priced.drivers.map(({ accountId }) => accountId),
    difference_minor: priced.quote.totalMinor - booking.total_minor,
  };
}
