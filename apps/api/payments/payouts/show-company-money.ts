import type { CallData } from '@nolo/contract/endpoint.ts';
import type { companyMoney, CompanyPayout } from '@nolo/contract/business/money.ts';
import { payoutHolds, payoutsByCompany } from '@nolo/domain/commission/payout.ts';
import { payoutFailureOf } from '@nolo/domain/commission/transfer-failures.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { listStatementMonths } from '../statements/read-statement.ts';
import {
  findAccountState,
  listBookingPayouts,
  listCompanyDebts,
  listCompanyPayouts,
  listOffsets,
  PAYOUTS_PAGE,
  sumCompanyPayouts,
  type CompanyPayoutRow,
  type OffsetRow,
} from './company-money-store.ts';
import { listPayoutRows } from './share-store.ts';

/** What a company is paid, when and why not yet, what it owes, and of which months it has a statement. */
export async function showCompanyMoney(
  { clock, database }: Deps,
  { companyId }: MemberCaller,
  { after }: { after?: string | undefined },
): Promise<CallData<typeof companyMoney>> {
  const [account, paid, debts, found, months, bookings] = await Promise.all([
    findAccountState(database, companyId),
    sumCompanyPayouts(database, companyId),
    listCompanyDebts(database, companyId),
    listCompanyPayouts(database, { companyId, after }),
    listStatementMonths(database, companyId, clock.now()),
    listPayoutRows(database, { companyId }),
  ]);
  const page = found.slice(0, PAYOUTS_PAGE);
  const offsets = await listOffsets(
    database,
    page.filter(({ offsetMinor }) => offsetMinor > 0).map(({ id }) => id),
  );
  const [coming] = payoutsByCompany(bookings);
  const sum = (state: keyof typeof paid) => paid[state] ?? 0;
  return {
    account,
    sums: {
      due: sum('due'),
      sending: sum('sending'),
      held: sum('held'),
      failed: sum('failed'),
      paid: sum('sent'),
      at_check_in: coming?.at_check_in ?? 0,
    },
    owed: debts.reduce((total, { amountMinor }) => total + amountMinor, 0),
    debts: debts.map(({ booking, amountMinor, isShare }) => ({
      booking,
      amount: amountMinor,
      is_share: isShare,
    })),
    payouts: page.map((row) => wirePayout(row, offsets)),
    has_more: found.length > page.length,
    months,
  };
}

/** The payouts of one booking of the company, the first one first. */
export async function showPayoutsOfBooking(
  connection: Connection,
  of: { companyId: number; bookingId: string },
): Promise<CompanyPayout[]> {
  const rows = await listBookingPayouts(connection, of);
  const offsets = await listOffsets(
    connection,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => wirePayout(row, offsets));
}

/** A payout as its company sees it: what staff noted of it, and what the provider said, is between them and staff. */
function wirePayout(row: CompanyPayoutRow, offsets: readonly OffsetRow[]): CompanyPayout {
  const { state, failure, amountMinor: share, offsetMinor: offset, reversedMinor: reversed } = row;
  const isOver = state === 'sent' || state === 'reversed';
  const holds = payoutHolds.filter(
    (hold) => row.holds.includes(hold) || (hold === 'staff' && row.isHeldByStaff),
  );
  return {
    id: row.id,
    booking: row.booking,
    cause: row.cause,
    state,
    share,
    offset,
    reversed,
    amount: share - offset - reversed,
    holds: state === 'held' ? holds : [],
    held_because: state === 'held' && row.isHeldByStaff ? row.heldBecause : null,
    failure: state === 'failed' ? payoutFailureOf(failure ?? '') : null,
    next_at: isOver || state === 'held' ? null : row.nextTryAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    offsets: offsets
      .filter(({ payoutId }) => payoutId === row.id)
      .map(({ booking, amountMinor }) => ({ booking, amount: amountMinor })),
  };
}
