import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';

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

/** Nobody can pay on it any more. */
export async function markSessionClosed(connection: Connection, id: string, at: Date): Promise<void> {
  await connection
    .updateTable('checkout_session')
    .set({ closed_at: at })
    .where('provider_session_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** A payment's sessions as far as we know them. */
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
