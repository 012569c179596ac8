import { sql } from 'kysely';
import { BOOKING_STATUSES, isFinished, isLive } from '@nolo/domain/booking/booking-state.ts';
import type { Connection } from '@nolo/db/database.ts';

export type Unconfirmed = { paymentIntentId: string; bookingId: string; amountMinor: number };

/** Payments that the ledger took in since a moment, and that the provider has neither confirmed nor denied; oldest first. */
export async function listUnconfirmedPayments(
  connection: Connection,
  since: Date,
  most: number,
): Promise<Unconfirmed[]> {
  const { rows } = await sql<Unconfirmed>`
    SELECT reference AS "paymentIntentId", booking_id AS "bookingId", amount_minor AS "amountMinor"
    FROM ledger_entry
    WHERE kind = 'payment' AND account = 'provider_cash' AND created_at > ${since} AND reference IS NOT NULL
      AND NOT EXISTS (SELECT FROM payment_confirmation WHERE payment_intent_id = ledger_entry.reference)
      AND NOT EXISTS (
        SELECT FROM payment_case
        WHERE payment_case.kind = 'payment_missing' AND payment_case.reference = ledger_entry.reference
      )
    ORDER BY created_at LIMIT ${most}`.execute(connection);
  return rows;
}

export async function saveConfirmation(
  connection: Connection,
  paymentIntentId: string,
  now: Date,
): Promise<void> {
  await connection
    .insertInto('payment_confirmation')
    .values({ payment_intent_id: paymentIntentId, confirmed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of payments that nobody asks about any more. */
export async function forgetConfirmations(connection: Connection, before: Date): Promise<void> {
  await connection.deleteFrom('payment_confirmation').where('confirmed_at', '<', before).execute();
}

const PAID = BOOKING_STATUSES.filter((status) => isLive(status) || isFinished(status));

/** Bookings that count as paid since a moment, that cost something, and of which the ledger has no payment. */
export async function listPaidWithoutPayment(
  connection: Connection,
  since: Date,
): Promise<{ id: string; totalMinor: number }[]> {
  const { rows } = await sql<{ id: string; totalMinor: number }>`
    SELECT id, total_minor AS "totalMinor" FROM booking
    WHERE status IN (${sql.join(PAID)}) AND coalesce(paid_at, created_at) > ${since} AND total_minor > 0
      AND NOT EXISTS (
        SELECT FROM ledger_entry
        WHERE ledger_entry.booking_id = booking.id AND ledger_entry.kind = 'payment'
      )`.execute(connection);
  return rows;
}
