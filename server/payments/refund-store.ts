import { sql, type Selectable } from 'kysely';
import type { RefundState } from '../../domain/booking/refund-state.ts';
import type { Connection } from '../platform/database.ts';
import type { Refund } from '../platform/database-types.ts';

export type RefundRow = Selectable<Refund>;

export type RefundReason = 'cancelled' | 'changed' | 'late_payment' | 'second_payment' | 'by_hand';

type NewRefund = {
  bookingId: string;
  paymentIntentId: string;
  amountMinor: number;
  reason: RefundReason;
  /** Of a refund that is `changed`. */
  changeId?: string | undefined;
};

/** The refund's id; null when this payment is already being refunded for that reason, or that change. */
export async function insertRefund(connection: Connection, refund: NewRefund): Promise<string | null> {
  const row = await connection
    .insertInto('refund')
    .values({
      booking_id: refund.bookingId,
      payment_intent_id: refund.paymentIntentId,
      amount_minor: refund.amountMinor,
      reason: refund.reason,
      change_id: refund.changeId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Counts a try of a refund that is still to be sent; null when it has been, or is unknown. */
export async function startRefundTry(connection: Connection, id: string): Promise<RefundRow | null> {
  const row = await connection
    .updateTable('refund')
    .set((refund) => ({ tries: refund('tries', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The next try uses another idempotency key; of two tries that failed alike, one counts. */
export async function takeNextKey(connection: Connection, { id, key_number }: RefundRow): Promise<void> {
  await connection
    .updateTable('refund')
    .set({ key_number: key_number + 1 })
    .where('id', '=', id)
    .where('key_number', '=', key_number)
    .execute();
}

/** Our refund, by its id or the provider's, locked until the transaction ends. */
export async function lockRefund(
  connection: Connection,
  { refundId, providerId }: { refundId: string | null; providerId: string | null },
): Promise<RefundRow | null> {
  const row = await connection
    .selectFrom('refund')
    .selectAll()
    .where((where) =>
      where.or([
        where('provider_refund_id', '=', providerId),
        where(where.cast<string>('id', 'text'), '=', refundId),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type RefundChange = {
  status: RefundState;
  provider_refund_id?: string;
  failure_reason?: string | null;
  sent_at?: Date;
};

export async function updateRefund(connection: Connection, id: string, change: RefundChange): Promise<void> {
  await connection.updateTable('refund').set(change).where('id', '=', id).execute();
}

/** Refunds that were decided before a moment and have not been sent. */
export async function listUnsentRefunds(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'requested')
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** The provider's ids of a payment's refunds that have not failed, as far as is known. */
export async function listStandingRefunds(
  connection: Connection,
  bookingId: string,
  paymentIntentId: string,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('refund')
    .select('provider_refund_id')
    .where('booking_id', '=', bookingId)
    .where('payment_intent_id', '=', paymentIntentId)
    .where('status', 'not in', ['failed', 'canceled'])
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ provider_refund_id }) => provider_refund_id ?? []);
}

/** The states of a booking's refunds. */
export async function listRefundStates(connection: Connection, bookingId: string): Promise<RefundState[]> {
  const rows = await connection
    .selectFrom('refund')
    .select('status')
    .where('booking_id', '=', bookingId)
    .execute();
  return rows.map(({ status }) => status);
}

/**
 * What a payment still owes the renter because refunds failed that are not in the booking's total, or counted as given
 * back when they were decided: cancelled, changed, late and second payments, less what has been given back by hand since.
 */
export async function findFailedMinor(
  connection: Connection,
  bookingId: string,
  paymentIntentId: string,
): Promise<number> {
  const { rows } = await sql<{ owedMinor: number }>`
    WITH failed AS (
      SELECT refund.amount_minor, (SELECT min(ledger_entry.created_at) FROM ledger_entry
        WHERE ledger_entry.booking_id = refund.booking_id AND ledger_entry.kind = 'refund_failed'
          AND ledger_entry.reference = refund.id::text) AS failed_at
      FROM refund
      WHERE booking_id = ${bookingId} AND payment_intent_id = ${paymentIntentId}
        AND status IN ('failed', 'canceled') AND reason <> 'by_hand'
    )
    SELECT greatest(0, coalesce((SELECT sum(amount_minor) FROM failed), 0) - coalesce(
      (SELECT sum(amount_minor) FROM refund
       WHERE booking_id = ${bookingId} AND payment_intent_id = ${paymentIntentId} AND reason = 'by_hand'
         AND status NOT IN ('failed', 'canceled')
         AND created_at > (SELECT min(failed_at) FROM failed)), 0))::integer AS "owedMinor"`.execute(
    connection,
  );
  return rows[0]?.owedMinor ?? 0;
}
