import { findCheckoutUrl, listCheckoutSessions, findPaymentFor } from '@nolo/api/payments/payment-store.ts';
import type { Database } from '@nolo/db/database.ts';

export function bookingOf(database: Database, id: string) {
  return database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function refundsOf(database: Database, bookingId: string) {
  return database
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select('payment.provider_intent_id')
    .where('refund.booking_id', '=', bookingId)
    .execute();
}

/** How a booking, or a change of it, is paid: its own payment with the page on which it is made. */
export async function paymentOf(database: Database, bookingId: string, amendmentId: string | null = null) {
  const payment = await findPaymentFor(database, { bookingId, amendmentId });
  if (payment === null) throw new Error(`nothing is to be paid for ${amendmentId ?? bookingId}`);
  const [session] = await listCheckoutSessions(database, payment.id);
  return {
    ...payment,
    intentId: String(payment.provider_intent_id),
    sessionId: String(session?.id),
    url: String(await findCheckoutUrl(database, payment.id)),
  };
}

/** What each account stands at for a booking, minor units; accounts at zero are left out. */
export async function balancesOf(database: Database, bookingId: string): Promise<Record<string, number>> {
  const entries = await database
    .selectFrom('ledger_entry')
    .select(['account', 'amount_minor'])
    .where('booking_id', '=', bookingId)
    .execute();
  const balances: Record<string, number> = {};
  for (const { account, amount_minor } of entries) {
    balances[account] = (balances[account] ?? 0) + amount_minor;
  }
  return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
}

export const sumOf = (balances: Record<string, number>) =>
  Object.values(balances).reduce((sum, amount) => sum + amount, 0);
