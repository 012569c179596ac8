import { sql } from 'kysely';
import { recordOf } from '@nolo/domain/records.ts';
import { PAYOUT_STATES, type PayoutState } from '@nolo/domain/commission/payout-state.ts';
import type { Connection } from '@nolo/db/database.ts';

const MOST = 200;

const listed = (connection: Connection) =>
  connection
    .selectFrom('payout')
    .innerJoin('booking', 'booking.id', 'payout.booking_id')
    .innerJoin('company', 'company.id', 'payout.company_id')
    .leftJoin('account', 'account.id', 'payout.reversal_by')
    .select(['payout.id', 'payout.cause', 'payout.state', 'payout.holds', 'payout.failure', 'booking.number'])
    .select([
      'payout.booking_id as bookingId',
      'payout.company_id as companyId',
      'company.name as companyName',
      'payout.amount_minor as amountMinor',
      'payout.offset_minor as offsetMinor',
      'payout.reversed_minor as reversedMinor',
      'payout.staff_hold as note',
      'payout.held_because as heldBecause',
      'payout.created_at as createdAt',
      'payout.next_try_at as nextTryAt',
      'payout.sent_at as sentAt',
      'payout.reversal_by as reversalById',
      sql<string | null>`trim(account.first_name || ' ' || account.last_name)`.as('reversalBy'),
    ]);

/** A payout with its booking and company; `reversalBy`: the name of who wants it back. */
export type ListedPayoutRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/** The latest of a state; of all companies, or one. */
export async function listPayoutsInState(
  connection: Connection,
  { state, companyId }: { state: PayoutState; companyId: number | null },
): Promise<{ rows: ListedPayoutRow[]; hasMore: boolean }> {
  let query = listed(connection).where('payout.state', '=', state);
  if (companyId !== null) query = query.where('payout.company_id', '=', companyId);
  const rows = await query
    .orderBy('payout.created_at', 'desc')
    .orderBy('payout.id')
    .limit(MOST + 1)
    .execute();
  return { rows: rows.slice(0, MOST), hasMore: rows.length > MOST };
}

export async function findListedPayout(connection: Connection, id: string): Promise<ListedPayoutRow | null> {
  return (await listed(connection).where('payout.id', '=', id).executeTakeFirst()) ?? null;
}

/** Of all companies, or one. */
export async function countPayoutsByState(
  connection: Connection,
  companyId: number | null,
): Promise<Record<PayoutState, number>> {
  let query = connection
    .selectFrom('payout')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state');
  if (companyId !== null) query = query.where('company_id', '=', companyId);
  const rows = await query.execute();
  return recordOf(PAYOUT_STATES, (state) => rows.find((row) => row.state === state)?.count ?? 0);
}

export type PayoutOfBooking = { id: string; bookingId: string; state: PayoutState; amountMinor: number };

/** Those of a company's bookings, the latest first. */
export async function listPayoutsOfBookings(
  connection: Connection,
  bookingIds: readonly string[],
): Promise<PayoutOfBooking[]> {
  if (bookingIds.length === 0) return [];
  return connection
    .selectFrom('payout')
    .select(['id', 'booking_id as bookingId', 'state', 'amount_minor as amountMinor'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
