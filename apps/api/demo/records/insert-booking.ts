import { holdsCar, isFinished, type BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import type { CounterEvent } from '@nolo/domain/booking/timeline.ts';
import {
  ledgerForCheckIn,
  ledgerForPayment,
  ledgerForTransfer,
  ledgerForRefund,
} from '@nolo/domain/commission/ledger.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { insertBooking, insertHold, type BookingRow, type NewBooking } from '../../bookings/booking-store.ts';
import { insertLedgerTransaction } from '../../payments/ledger-store.ts';
import { insertPayout, updatePayout } from '../../payments/payouts/payout-store.ts';
import { insertPayment, markPaymentPaid } from '../../payments/payment-store.ts';
import { insertRefund, updateRefund } from '../../payments/refund-store.ts';
import type { Updateable } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { Payout } from '@nolo/db/database-types.ts';

const MINUTE = 60_000;

/** What the counter has noted by the time a booking stands so. */
const NOTED: Partial<Record<BookingStatus, readonly Exclude<CounterEvent, 'check_in_undone'>[]>> = {
  SIGNED: ['signed'],
  'DEPOSIT COLLECTED': ['signed', 'deposit_collected'],
  'CHECKED IN': ['signed', 'deposit_collected', 'checked_in'],
  'CHECKED OUT': ['signed', 'deposit_collected', 'checked_in', 'checked_out'],
  'CHECKOUT ISSUE ADDED': ['signed', 'deposit_collected', 'checked_in', 'checked_out_with_issue'],
};

type Circumstances = {
  /** When the car is free again. */
  freeAt: Date;
  /** Of its payment, if it is paid. */
  intentId: string;
  /** The provider knows that intent. */
  isAtProvider: boolean;
  /** Why its payout has not been sent, where it has not. */
  unsentPayout?: Updateable<Payout> | undefined;
  now: Date;
};

/**
 * A booking with everything that has followed from it by the time it stands in its status, without going through
 * checkout, payment and counter: its hold, its money in the ledger, what the counter noted.
 */
export async function insertBookingAsItStands(
  connection: Connection,
  row: NewBooking,
  circumstances: Circumstances,
): Promise<BookingRow> {
  const booking = await insertBooking(connection, row);
  if (holdsCar(booking.status)) {
    const { id: bookingId, car_id: carId, starts_at: startsAt } = booking;
    const isHeld = await insertHold(connection, { bookingId, carId, startsAt, endsAt: circumstances.freeAt });
    if (!isHeld) throw new Error(`Car ${carId} is taken for a part of booking ${bookingId}.`);
  }
  await bookMoney(connection, booking, circumstances);
  await noteCounter(connection, booking, circumstances.now);
  return booking;
}

/** Decisions.md 5. */
async function bookMoney(
  connection: Connection,
  { id: bookingId, status, total_minor, currency, created_at, paid_at, starts_at, ...end }: BookingRow,
  { intentId, isAtProvider, unsentPayout, now }: Circumstances,
): Promise<void> {
  if (total_minor === 0) return;
  const amountMinor = total_minor;
  const toPay = { bookingId, amendmentId: null, amountMinor, currency, at: created_at };
  const { id: paymentId } = await insertPayment(connection, toPay);
  const refundMinor = end.refund_minor ?? 0;
  if (paid_at === null || (!holdsCar(status) && refundMinor === 0)) return;
  await markPaymentPaid(connection, paymentId, { state: 'applied', intentId, amountMinor, at: paid_at });
  const reference = isAtProvider ? intentId : null;
  const paid = { bookingId, kind: 'payment', reference, paymentId, at: paid_at } as const;
  await insertLedgerTransaction(connection, { ...paid, entries: ledgerForPayment(total_minor) });
  if (end.cancelled_at !== null) {
    const refund = { bookingId, paymentId, amountMinor: refundMinor, at: end.cancelled_at };
    const id = await insertRefund(connection, { ...refund, reason: 'cancelled' });
    if (id === null) throw new Error(`Booking ${bookingId} has a refund already.`);
    await updateRefund(connection, id, { status: 'succeeded', sent_at: end.cancelled_at });
    const back = { bookingId, kind: 'refund', reference: null, at: end.cancelled_at } as const;
    await insertLedgerTransaction(connection, { ...back, entries: ledgerForRefund(refundMinor) });
  }
  if (status !== 'CHECKED IN' && !isFinished(status)) return;
  await bookHandover(connection, {
    bookingId,
    companyId: end.company_id,
    totalMinor: total_minor,
    unsentPayout,
    at: earlier(starts_at, now),
  });
}

type HandedOver = { bookingId: string; companyId: number; totalMinor: number; at: Date };

/** Paid out at once, unless something keeps it back. */
async function bookHandover(
  connection: Connection,
  { bookingId, companyId, totalMinor, unsentPayout, at }: HandedOver & Pick<Circumstances, 'unsentPayout'>,
): Promise<void> {
  const handedOver = { bookingId, reference: null, at };
  await insertLedgerTransaction(connection, {
    ...handedOver,
    kind: 'check_in',
    entries: ledgerForCheckIn(totalMinor),
  });
  const { payoutMinor: amountMinor } = commissionFor(totalMinor);
  const earned = { bookingId, companyId, cause: 'check_in', causeId: bookingId, amountMinor } as const;
  const payoutId = await insertPayout(connection, { ...earned, nextTryAt: at, at });
  if (unsentPayout !== undefined) return updatePayout(connection, payoutId, unsentPayout);
  await updatePayout(connection, payoutId, { state: 'sent', sent_at: at });
  const entries = ledgerForTransfer(amountMinor);
  await insertLedgerTransaction(connection, { ...handedOver, kind: 'payout', payoutId, entries });
}

async function noteCounter(
  connection: Connection,
  { id, status, starts_at, ends_at }: BookingRow,
  now: Date,
): Promise<void> {
  const before = (minutes: number) => new Date(starts_at.getTime() - minutes * MINUTE);
  const moments: Record<Exclude<CounterEvent, 'check_in_undone'>, Date> = {
    signed: before(15),
    deposit_collected: before(10),
    checked_in: starts_at,
    checked_out: ends_at,
    checked_out_with_issue: ends_at,
  };
  const kinds = NOTED[status] ?? [];
  if (kinds.length === 0) return;
  const rows = kinds.map((kind) => ({ booking_id: id, kind, at: earlier(moments[kind], now) }));
  await connection.insertInto('booking_event').values(rows).execute();
}

/** A booking of the future may stand as if it were over. */
function earlier(moment: Date, now: Date): Date {
  return moment < now ? moment : now;
}
