import { sql, type Selectable } from 'kysely';
import type { RefundState } from '@nolo/domain/booking/refund-state.ts';
import type { PaymentDue } from '@nolo/domain/payment/allocate-manual-refund.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Refund } from '@nolo/db/database-types.ts';

export type RefundRow = Selectable<Refund>;
/** With the payment as the provider knows it. */
export type SentRefund = RefundRow & { paymentIntentId: string };

export type RefundReason = 'cancelled' | 'amended' | 'late_payment' | 'second_payment' | 'manual';

type NewRefund = {
  bookingId: string;
  paymentId: string;
  amountMinor: number;
  reason: RefundReason;
  at: Date;
  /** Of a refund that is `changed`. */
  amendmentId?: string | undefined;
  /** What of one by hand makes good refunds that failed. */
  makesGoodMinor?: number;
};

/** The refund's id; null when this payment is already being refunded for that reason, or that change. */
export async function insertRefund(connection: Connection, refund: NewRefund): Promise<string | null> {
  const row = await connection
    .insertInto('refund')
    .values({
      booking_id: refund.bookingId,
      payment_id: refund.paymentId,
      amount_minor: refund.amountMinor,
      reason: refund.reason,
      created_at: refund.at,
      amendment_id: refund.amendmentId ?? null,
      makes_good_minor: refund.makesGoodMinor ?? 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const paymentIntentId = sql<string>`(SELECT provider_intent_id FROM payment WHERE payment.id = refund.payment_id)`;

/** What of `refund`, which failed, was paid to the renter outside the provider. */
export const SETTLED_MINOR = sql<number>`(SELECT coalesce(sum(settled.amount_minor), 0)::integer
  FROM ledger_entry AS settled WHERE settled.booking_id = refund.booking_id AND settled.kind = 'refund_settled'
    AND settled.account = 'renter' AND settled.reference = refund.id::text)`;

export async function findRefund(connection: Connection, id: string): Promise<RefundRow | null> {
  const row = await connection.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether nobody has to see to it first that the provider lets us make the refund. */
const isPermitted = sql<boolean>`NOT EXISTS (
  SELECT FROM payment_case WHERE payment_case.booking_id = refund.booking_id
    AND payment_case.resolved_at IS NULL AND payment_case.kind = 'refund_not_permitted'
    AND payment_case.details ->> 'refund' = refund.id::text)`;

/** Counts a try of a refund that is to be sent now; null when it has been, has to wait for a person, or is unknown. */
export async function startRefundTry(connection: Connection, id: string): Promise<SentRefund | null> {
  const row = await connection
    .updateTable('refund')
    .set((refund) => ({ tries: refund('tries', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .where(isPermitted)
    .returningAll()
    .returning(paymentIntentId.as('paymentIntentId'))
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

/**
 * Our refund, by the provider's id, or by ours while it is still to be sent: what the provider made for it late, after
 * another try had made it or was refused, is money of its own. Locked until the transaction ends.
 */
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
        where.and([
          where(where.cast<string>('id', 'text'), '=', refundId),
          where('status', '=', 'requested'),
        ]),
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

/** Refunds that were decided before a moment, have not been sent and can be. */
export async function listUnsentRefunds(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'requested')
    .where('created_at', '<', before)
    .where(isPermitted)
    .execute();
  return rows.map(({ id }) => id);
}

/** The provider's ids of a payment's refunds that have not failed, as far as is known. */
export async function listStandingRefunds(connection: Connection, paymentId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('refund')
    .select('provider_refund_id')
    .where('payment_id', '=', paymentId)
    .where('status', 'not in', ['failed', 'canceled'])
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ provider_refund_id }) => provider_refund_id ?? []);
}

/** How a payment stands: what came in, what goes back by its refunds, or went outside the provider. */
export async function findPaymentDue(connection: Connection, paymentId: string): Promise<PaymentDue> {
  const { rows } = await sql<PaymentDue>`
    SELECT
      (coalesce(sum(refund.amount_minor) FILTER (WHERE has_failed AND reason <> 'manual'), 0)
        - coalesce(sum(makes_good_minor) FILTER (WHERE NOT has_failed), 0)
        - coalesce(sum(settled_minor), 0))::integer AS "owedMinor",
      (CASE WHEN payment.paid_at IS NULL THEN 0 ELSE payment.amount_minor END
        - coalesce(sum(refund.amount_minor) FILTER (WHERE NOT has_failed), 0)
        - coalesce(sum(settled_minor), 0))::integer AS "leftMinor"
    FROM payment
    LEFT JOIN (SELECT *, status IN ('failed', 'canceled') AS has_failed, ${SETTLED_MINOR} AS settled_minor FROM refund) AS refund
      ON refund.payment_id = payment.id
    WHERE payment.id = ${paymentId}
    GROUP BY payment.id`.execute(connection);
  return rows[0] ?? { owedMinor: 0, leftMinor: 0 };
}

/** Takes an amount off what a payment's standing refunds by hand make good, the latest booked first. */
export async function lowerMakesGood(
  connection: Connection,
  paymentId: string,
  amountMinor: number,
): Promise<void> {
  await sql`
    WITH standing AS (
      SELECT id, makes_good_minor, sum(makes_good_minor) OVER (ORDER BY created_at DESC, id) AS up_to
      FROM refund
      WHERE payment_id = ${paymentId} AND status NOT IN ('failed', 'canceled') AND makes_good_minor > 0
    )
    UPDATE refund SET makes_good_minor = least(standing.makes_good_minor, greatest(0, standing.up_to - ${amountMinor}))
    FROM standing WHERE standing.id = refund.id`.execute(connection);
}
