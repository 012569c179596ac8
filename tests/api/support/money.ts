import type { Database } from '@nolo/db/database.ts';

export function bookingOf(database: Database, id: string) {
  return database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function refundsOf(database: Database, bookingId: string) {
  return database.selectFrom('refund').selectAll().where('booking_id', '=', bookingId).execute();
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
