import { sql, type Selectable, type Updateable } from 'kysely';
import type { PayoutCause, PayoutState } from '@nolo/domain/commission/payout-state.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Payout } from '@nolo/db/database-types.ts';

export type PayoutRow = Selectable<Payout>;

type NewPayout = {
  bookingId: string;
  companyId: number;
  cause: PayoutCause;
  causeId: string;
  amountMinor: number;
  /** From when on it can be sent. */
  nextTryAt: Date;
  at: Date;
  state?: PayoutState;
  staffHold?: string | null;
};

/** The new payout's id. */
export async function insertPayout(connection: Connection, payout: NewPayout): Promise<string> {
  const { id } = await connection
    .insertInto('payout')
    .values({
      booking_id: payout.bookingId,
      company_id: payout.companyId,
      cause: payout.cause,
      cause_id: payout.causeId,
      amount_minor: payout.amountMinor,
      next_try_at: payout.nextTryAt,
      created_at: payout.at,
      state: payout.state ?? 'due',
      staff_hold: payout.staffHold ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of a check-in that is undone. False when its payout has gone on its way. */
export async function deleteUnsentPayout(connection: Connection, causeId: string): Promise<boolean> {
  const of = connection.selectFrom('payout').select('id').where('cause_id', '=', causeId);
  if ((await of.executeTakeFirst()) === undefined) return true;
  const deleted = await connection
    .deleteFrom('payout')
    .where('cause_id', '=', causeId)
    .where('state', 'in', ['due', 'held'])
    .returning('id')
    .execute();
  return deleted.length > 0;
}

export async function findPayout(connection: Connection, id: string): Promise<PayoutRow | null> {
  const row = await connection.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Locked until the transaction ends, behind its booking and, because debts of all its bookings are offset, its company: in the
 * order of docs/decisions/0004.
 */
export async function lockPayout(connection: Connection, id: string): Promise<PayoutRow | null> {
  const of = await findPayout(connection, id);
  if (of === null) return null;
  await connection.selectFrom('booking').select('id').where('id', '=', of.booking_id).forUpdate().execute();
  await connection
    .selectFrom('company')
    .select('id')
    .where('id', '=', of.company_id)
    .forNoKeyUpdate()
    .execute();
  return findPayout(connection, id);
}

/** Those of a booking whose lock the caller has, the latest first. */
export function listPayoutsOf(connection: Connection, bookingId: string): Promise<PayoutRow[]> {
  return connection
    .selectFrom('payout')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function updatePayout(
  connection: Connection,
  id: string,
  change: Updateable<Payout>,
): Promise<void> {
  await connection.updateTable('payout').set(change).where('id', '=', id).execute();
}

/** Payouts that could be sent now, or are on their way; what holds one may be over. */
export async function listUnsentPayouts(connection: Connection, now: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('payout')
    .select('id')
    .where('state', 'in', ['due', 'held', 'sending', 'failed'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findBookingNumber(connection: Connection, bookingId: string): Promise<string> {
  const { number } = await connection
    .selectFrom('booking')
    .select('number')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return number;
}

export type CompanyAccount = { accountId: string | null; isEnabled: boolean };

export async function findCompanyAccount(connection: Connection, companyId: number): Promise<CompanyAccount> {
  const { provider_account_id: accountId, provider_state } = await connection
    .selectFrom('company')
    .select(['provider_account_id', 'provider_state'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { accountId, isEnabled: accountId !== null && provider_state === 'enabled' };
}

/** What a booking's rental has earned, commission and payout together, of which nothing was taken back. */
export async function sumEarned(connection: Connection, bookingId: string): Promise<number> {
  const { earned } = await connection
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(-sum(amount_minor), 0)::int`.as('earned'))
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', ['check_in', 'check_in_undone', 'extension', 'extension_undone', 'share_taken_back'])
    .where('account', 'in', ['company_payable', 'commission_revenue', 'vat_payable'])
    .executeTakeFirstOrThrow();
  return earned;
}
