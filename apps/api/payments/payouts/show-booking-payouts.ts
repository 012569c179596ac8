import type { CallData } from '@nolo/contract/endpoint.ts';
import type { BookingPayout, staffBookingPayout, staffBookingPayouts } from '@nolo/contract/staff/payouts.ts';
import type { PayoutState } from '@nolo/domain/commission/payout-state.ts';
import { findCompanyStatus } from '../../companies/status/company-status-store.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import {
  countPayoutsByState,
  findListedPayout,
  listPayoutsInState,
  type ListedPayoutRow,
} from './payout-list-store.ts';
import { listReversible, listTransfersOf } from './transfer-store.ts';

type Read = Pick<Deps, 'database'>;

/**
 * Payouts in a state, and how many there are in each; of all companies, or one.
 * @throws AppError `company.not_found`
 */
export async function showBookingPayouts(
  { database }: Read,
  _caller: StaffCaller,
  { state, company: id }: { state: PayoutState; company?: number | undefined },
): Promise<CallData<typeof staffBookingPayouts>> {
  const companyId = id ?? null;
  const company = companyId === null ? null : await findCompanyStatus(database, companyId);
  if (companyId !== null && company === null) throw new AppError('company.not_found');
  const { rows, hasMore } = await listPayoutsInState(database, { state, companyId });
  return {
    payouts: rows.map(presentPayout),
    has_more: hasMore,
    counts: await countPayoutsByState(database, companyId),
    company: companyId !== null && company !== null ? { id: companyId, name: company.name } : null,
  };
}

/**
 * One payout, what has become of it and what finance can do with it now.
 * @throws AppError `payout.not_found`
 */
export async function showBookingPayout(
  { database }: Read,
  { accountId }: StaffCaller,
  { id }: { id: string },
): Promise<CallData<typeof staffBookingPayout>> {
  const row = await findListedPayout(database, id);
  if (row === null) throw new AppError('payout.not_found');
  const transfers = await listTransfersOf(database, id);
  const left = (await listReversible(database, id)).filter(({ leftMinor }) => leftMinor > 0);
  const reversible = left.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
  return {
    payout: {
      ...presentPayout(row),
      transfers,
      reversible,
      reversal_by: row.reversalBy,
      can: {
        hold: ['due', 'held', 'failed'].includes(row.state) && row.note === null,
        release:
          row.state === 'failed' || row.reversalBy !== null || (row.state === 'held' && row.note !== null),
        reverse: row.state === 'sent' && reversible > 0 && row.reversalById !== accountId,
      },
    },
  };
}

function presentPayout(row: ListedPayoutRow): BookingPayout {
  return {
    id: row.id,
    number: row.number,
    booking_id: row.bookingId,
    company: { id: row.companyId, name: row.companyName },
    cause: row.cause,
    state: row.state,
    amount: row.amountMinor,
    offset: row.offsetMinor,
    reversed: row.reversedMinor,
    holds: row.holds,
    note: row.note,
    held_because: row.heldBecause,
    failure: row.failure,
    created_at: row.createdAt.toISOString(),
    next_try_at: row.nextTryAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}
