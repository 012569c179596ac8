import { sql, type Selectable } from 'kysely';
import type { PaymentLeft } from '@nolo/domain/payment/allocate-refund.ts';
import type { PaymentState } from '@nolo/domain/payment/payment-state.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Payment } from '@nolo/db/database-types.ts';
import { OPEN_DISPUTE } from './dispute-store.ts';

export type PaymentRow = Selectable<Payment>;

/** The booking, or the change of it, that is paid for. */
export type PaidFor = { bookingId: string; amendmentId: string | null };

type NewPayment = PaidFor & { amountMinor: number; currency: string; at: Date };

/** What is to be paid. */
export async function insertPayment(connection: Connection, payment: NewPayment): Promise<PaymentRow> {
  return insert(connection, payment, { state: 'open', provider_intent_id: null });
}

/** A payment that the provider names for a booking, and that the ledger does not have yet. */
export async function insertUnmatched(
  connection: Connection,
  { intentId, ...payment }: Omit<NewPayment, 'amountMinor'> & { intentId: string },
): Promise<PaymentRow> {
  const standing = { state: 'unmatched', provider_intent_id: intentId } as const;
  return insert(connection, { ...payment, amountMinor: 0 }, standing);
}

async function insert(
  connection: Connection,
  { bookingId, amendmentId, amountMinor, currency, at }: NewPayment,
  standing: Pick<PaymentRow, 'state' | 'provider_intent_id'>,
): Promise<PaymentRow> {
  return connection
    .insertInto('payment')
    .values({
      booking_id: bookingId,
      amendment_id: amendmentId,
      amount_minor: amountMinor,
      currency,
      created_at: at,
      ...standing,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Paid = {
  state: Extract<PaymentState, 'applied' | 'late' | 'duplicate'>;
  intentId: string;
  amountMinor: number;
  at: Date;
};

/** Marks a payment as paid. */
export async function markPaymentPaid(
  connection: Connection,
  id: string,
  { state, intentId, amountMinor, at }: Paid,
): Promise<PaymentRow> {
  return connection
    .updateTable('payment')
    .set({ state, provider_intent_id: intentId, amount_minor: amountMinor, paid_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A refund by hand may be heard of before its payment: now that this one is known, the refund is taken from it. */
export async function replaceUnmatched(
  connection: Connection,
  unmatchedId: string,
  paymentId: string,
): Promise<void> {
  await connection
    .updateTable('refund')
    .set({ payment_id: paymentId })
    .where('payment_id', '=', unmatchedId)
    .execute();
  await connection.deleteFrom('payment').where('id', '=', unmatchedId).execute();
}

export async function findPayment(connection: Connection, id: string): Promise<PaymentRow | null> {
  const row = await connection.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findPaymentByIntent(
  connection: Connection,
  intentId: string,
): Promise<PaymentRow | null> {
  const row = await connection
    .selectFrom('payment')
    .selectAll()
    .where('provider_intent_id', '=', intentId)
    .executeTakeFirst();
  return row ?? null;
}

/** The purpose's own payment, which duplicates stand beside; null where nothing is to be paid. */
export async function findPaymentFor(
  connection: Connection,
  { bookingId, amendmentId }: PaidFor,
): Promise<PaymentRow | null> {
  const row = await connection
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('amendment_id', amendmentId === null ? 'is' : '=', amendmentId)
    .where('state', 'not in', ['duplicate', 'unmatched'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The payments that count for a booking, in the order they were made, and what of each has not been given back, by us or,
 * in a dispute, by the renter's bank.
 */
export async function listPaymentsLeft(connection: Connection, bookingId: string): Promise<PaymentLeft[]> {
  const { rows } = await sql<PaymentLeft>`
    SELECT payment.id AS "paymentId", (payment.amount_minor - coalesce(
      (SELECT sum(refund.amount_minor) FROM refund
       WHERE refund.payment_id = payment.id AND refund.status NOT IN ('failed', 'canceled')), 0) - coalesce(
      (SELECT sum(dispute.amount_minor) FROM dispute
       WHERE dispute.payment_intent_id = payment.provider_intent_id
         AND (dispute.status = 'lost' OR ${OPEN_DISPUTE})), 0))::integer AS "leftMinor"
    FROM payment WHERE payment.booking_id = ${bookingId} AND payment.state = 'applied'
    ORDER BY payment.id`.execute(connection);
  return rows;
}

/** A renter's payments, for their own copy of what we have. */
export async function exportPayments(connection: Connection, accountId: string) {
  return connection
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['booking_id', 'amendment_id', 'amount_minor', 'payment.currency', 'payment.paid_at'])
    .where('booking.account_id', '=', accountId)
    .where('payment.paid_at', 'is not', null)
    .orderBy('payment.id')
    .execute();
}

type Session = { id: string; paymentId: string; url: string | null; at: Date };

/** One that a payment told of before its opening was answered has its address from then on. */
export async function saveCheckoutSession(
  connection: Connection,
  { id, paymentId, url, at }: Session,
): Promise<void> {
  await connection
    .insertInto('checkout_session')
    .values({ provider_session_id: id, payment_id: paymentId, url, opened_at: at })
    .onConflict((conflict) =>
      conflict
        .column('provider_session_id')
        .doUpdateSet({ url: sql`coalesce(excluded.url, checkout_session.url)` }),
    )
    .execute();
}

/** Records that the session can no longer be paid. */
export async function markSessionClosed(connection: Connection, id: string, at: Date): Promise<void> {
  await connection
    .updateTable('checkout_session')
    .set({ closed_at: at })
    .where('provider_session_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** The known sessions of a payment. */
export async function listCheckoutSessions(
  connection: Connection,
  paymentId: string,
): Promise<{ id: string; isClosed: boolean }[]> {
  return connection
    .selectFrom('checkout_session')
    .select(['provider_session_id as id', sql<boolean>`closed_at IS NOT NULL`.as('isClosed')])
    .where('payment_id', '=', paymentId)
    .orderBy('opened_at')
    .execute();
}

/** The hosted page of a payment; null when none has been opened. */
export async function findCheckoutUrl(connection: Connection, paymentId: string): Promise<string | null> {
  const row = await connection
    .selectFrom('checkout_session')
    .select('url')
    .where('payment_id', '=', paymentId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.url ?? null;
}

/** The hosted page on which `booking` itself is paid. */
export const checkoutUrlOfBooking = sql<string | null>`(
  SELECT checkout_session.url FROM checkout_session JOIN payment ON payment.id = checkout_session.payment_id
  WHERE payment.booking_id = booking.id AND payment.amendment_id IS NULL
  ORDER BY checkout_session.opened_at DESC LIMIT 1)`;

/** Inserts an event; false when it was handled before. */
export async function insertPaymentEvent(
  connection: Connection,
  event: { id: string; type: string },
): Promise<boolean> {
  const row = await connection
    .insertInto('webhook_event')
    .values({ id: event.id, type: event.type })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an event's job exists, done or not; it is written in the event's transaction or later. */
export async function hasSyncJob(
  connection: Connection,
  eventId: string,
  objectId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM jobs.job JOIN webhook_event ON webhook_event.id = ${eventId}
    WHERE job.name = 'sync-provider-object' AND job.data ->> 'id' = ${objectId}
      AND job.created_on >= webhook_event.received_at
    LIMIT 1`.execute(connection);
  return rows.length > 0;
}
