import type { Selectable } from 'kysely';
import type { Connection } from '../platform/database.ts';
import type { Refund } from '../platform/database-types.ts';

type NewRefund = {
  bookingId: string;
  paymentIntentId: string;
  amountMinor: number;
  reason: 'cancelled' | 'late_payment';
};

/** The refund's id; null when this payment is already being refunded for that reason. */
export async function insertRefund(connection: Connection, refund: NewRefund): Promise<string | null> {
  const row = await connection
    .insertInto('refund')
    .values({
      booking_id: refund.bookingId,
      payment_intent_id: refund.paymentIntentId,
      amount_minor: refund.amountMinor,
      reason: refund.reason,
    })
    .onConflict((conflict) => conflict.columns(['booking_id', 'payment_intent_id', 'reason']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findRefund(connection: Connection, id: string): Promise<Selectable<Refund> | null> {
  const row = await connection.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function markRefundSent(
  connection: Connection,
  id: string,
  providerRefundId: string,
  sentAt: Date,
): Promise<void> {
  await connection
    .updateTable('refund')
    .set({ provider_refund_id: providerRefundId, sent_at: sentAt })
    .where('id', '=', id)
    .execute();
}
