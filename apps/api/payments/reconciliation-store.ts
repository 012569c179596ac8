import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';

type Booked = { bookingId: string; amountMinor: number };

/** What a transaction moved on our account at the provider; null when there is none. */
export async function findLedgerCash(
  connection: Connection,
  { kind, reference }: { kind: string; reference: string },
): Promise<Booked | null> {
  const row = await connection
    .selectFrom('ledger_entry')
    .select(['booking_id as bookingId', sql<number>`sum(amount_minor)::int`.as('amountMinor')])
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .where('account', '=', 'provider_cash')
    .groupBy('booking_id')
    .executeTakeFirst();
  return row ?? null;
}

export async function findRefundOfProvider(connection: Connection, providerRefundId: string) {
  const row = await connection
    .selectFrom('refund')
    .select(['booking_id', 'amount_minor', 'status'])
    .where('provider_refund_id', '=', providerRefundId)
    .executeTakeFirst();
  return row ?? null;
}

type Period = { from: Date; to: Date };
type OfDay = { reference: string; bookingId: string; ours: number };

/** Payments that the ledger took in. */
export async function listPaymentsOfDay(connection: Connection, { from, to }: Period): Promise<OfDay[]> {
  const rows = await connection
    .selectFrom('ledger_entry')
    .select(['reference', 'booking_id as bookingId', 'amount_minor as ours'])
    .where('kind', '=', 'payment')
    .where('account', '=', 'provider_cash')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('reference', 'is not', null)
    .execute();
  return rows.map((row) => ({ ...row, reference: row.reference ?? '' }));
}

/** Refunds that were made, whatever became of them. */
export async function listRefundsOfDay(connection: Connection, { from, to }: Period): Promise<OfDay[]> {
  const rows = await connection
    .selectFrom('refund')
    .select(['provider_refund_id as reference', 'booking_id as bookingId', 'amount_minor as ours'])
    .where('sent_at', '>=', from)
    .where('sent_at', '<', to)
    .where('provider_refund_id', 'is not', null)
    .execute();
  return rows.map((row) => ({ ...row, reference: row.reference ?? '' }));
}

type Reconciliation = { day: string; movements: number; differences: number; finished_at: Date };

export async function saveReconciliation(connection: Connection, done: Reconciliation): Promise<void> {
  const { movements, differences, finished_at } = done;
  await connection
    .insertInto('reconciliation')
    .values(done)
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ movements, differences, finished_at }))
    .execute();
}
