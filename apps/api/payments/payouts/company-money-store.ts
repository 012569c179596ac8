import { sql } from 'kysely';
import type { PayoutHold } from '@nolo/domain/commission/payout.ts';
import type { PayoutCause, PayoutState } from '@nolo/domain/commission/payout-state.ts';
import type { ProviderAccountState } from '@nolo/domain/companies/provider-account.ts';
import type { Connection } from '@nolo/db/database.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';
import { carOfBooking, type NamedBooking } from '../booking-name-sql.ts';

export const PAYOUTS_PAGE = 50;

export type CompanyPayoutRow = {
  id: string;
  booking: NamedBooking;
  cause: PayoutCause;
  state: PayoutState;
  amountMinor: number;
  offsetMinor: number;
  reversedMinor: number;
  holds: PayoutHold[];
  isHeldByStaff: boolean;
  heldBecause: string | null;
  failure: string | null;
  nextTryAt: Date;
  createdAt: Date;
  sentAt: Date | null;
};

const payoutsOf = (connection: Connection, companyId: number) =>
  connection
    .selectFrom('payout')
    .innerJoin('booking', 'booking.id', 'payout.booking_id')
    .where(ofCompany(companyId, 'payout.company_id'))
    .select(['payout.id', 'payout.cause', 'payout.state', 'payout.failure', 'payout.holds'])
    .select(['payout.amount_minor as amountMinor', 'payout.offset_minor as offsetMinor'])
    .select(['payout.reversed_minor as reversedMinor', 'payout.next_try_at as nextTryAt'])
    .select(['payout.created_at as createdAt', 'payout.sent_at as sentAt'])
    .select('payout.held_because as heldBecause')
    .select((is) => is('payout.staff_hold', 'is not', null).as('isHeldByStaff'))
    .select(['booking.id as bookingId', 'booking.number', carOfBooking.as('car')]);

type PayoutQueryRow = Awaited<ReturnType<ReturnType<typeof payoutsOf>['execute']>>[number];

function rowOf({ bookingId, number, car, ...row }: PayoutQueryRow): CompanyPayoutRow {
  return {
    ...row,
    isHeldByStaff: Boolean(row.isHeldByStaff),
    booking: { id: bookingId, number, car },
  };
}

/** A page and one more, the newest first; `after`: the last one of the page before. */
export async function listCompanyPayouts(
  connection: Connection,
  { companyId, after }: { companyId: number; after: string | undefined },
): Promise<CompanyPayoutRow[]> {
  let query = payoutsOf(connection, companyId)
    .orderBy('payout.created_at', 'desc')
    .orderBy('payout.id', 'desc')
    .limit(PAYOUTS_PAGE + 1);
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(payout.created_at, payout.id) < (SELECT created_at, id FROM payout WHERE id = ${after})`,
    );
  }
  return (await query.execute()).map(rowOf);
}

/** Those of one booking, the first one first. */
export async function listBookingPayouts(
  connection: Connection,
  { companyId, bookingId }: { companyId: number; bookingId: string },
): Promise<CompanyPayoutRow[]> {
  const rows = await payoutsOf(connection, companyId)
    .where('payout.booking_id', '=', bookingId)
    .orderBy('payout.created_at')
    .orderBy('payout.id')
    .execute();
  return rows.map(rowOf);
}

/** What is paid, or is to be, in each state: less what was kept for debts and taken back. */
export async function sumCompanyPayouts(
  connection: Connection,
  companyId: number,
): Promise<Partial<Record<PayoutState, number>>> {
  const rows = await connection
    .selectFrom('payout')
    .where(ofCompany(companyId, 'company_id'))
    .groupBy('state')
    .select(['state', sql<string>`sum(amount_minor - offset_minor - reversed_minor)::bigint`.as('sum')])
    .execute();
  return Object.fromEntries(rows.map(({ state, sum }) => [state, Number(sum)]));
}

export type OffsetRow = { payoutId: string; booking: NamedBooking; amountMinor: number };

/** For which debts payouts were less. */
export async function listOffsets(
  connection: Connection,
  payoutIds: readonly string[],
): Promise<OffsetRow[]> {
  if (payoutIds.length === 0) return [];
  const rows = await connection
    .selectFrom('ledger_entry')
    .innerJoin('booking', 'booking.id', 'ledger_entry.booking_id')
    .where('ledger_entry.payout_id', 'in', payoutIds)
    .where('ledger_entry.kind', '=', 'debt_cleared')
    .where('ledger_entry.account', '=', 'company_receivable')
    .select(sql<string>`ledger_entry.payout_id`.as('payoutId'))
    .select(sql<number>`-ledger_entry.amount_minor`.as('amountMinor'))
    .select(['booking.id', 'booking.number', carOfBooking.as('car')])
    .orderBy('ledger_entry.id')
    .execute();
  return rows.map(({ payoutId, amountMinor, ...booking }) => ({ payoutId, amountMinor, booking }));
}

export type DebtRow = { booking: NamedBooking; amountMinor: number; isShare: boolean };

/** What a company owes, booking by booking, the oldest first: in the order in which it is taken off its payouts. */
export async function listCompanyDebts(connection: Connection, companyId: number): Promise<DebtRow[]> {
  const rows = await connection
    .selectFrom('ledger_entry')
    .innerJoin('booking', 'booking.id', 'ledger_entry.booking_id')
    .where(ofCompany(companyId, 'booking.company_id'))
    .where('ledger_entry.account', '=', 'company_receivable')
    .groupBy('booking.id')
    .having(sql<boolean>`sum(ledger_entry.amount_minor) > 0`)
    .select(['booking.id', 'booking.number', carOfBooking.as('car')])
    .select(sql<number>`sum(ledger_entry.amount_minor)::int`.as('amountMinor'))
    .select(sql<boolean>`bool_or(ledger_entry.kind = 'share_owed')`.as('isShare'))
    .orderBy((order) => order.fn.min('ledger_entry.id'))
    .execute();
  return rows.map(({ amountMinor, isShare, ...booking }) => ({ booking, amountMinor, isShare }));
}

export async function findAccountState(
  connection: Connection,
  companyId: number,
): Promise<ProviderAccountState> {
  const { state } = await connection
    .selectFrom('company')
    .where(ofCompany(companyId, 'id'))
    .select('provider_state as state')
    .executeTakeFirstOrThrow();
  return state;
}
