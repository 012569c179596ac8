import type { Transaction } from 'kysely';
import { allocate, sumOfPortions } from '@nolo/domain/commission/allocate-payout.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { ledgerForShareOwed, ledgerForShareTakenBack } from '@nolo/domain/commission/ledger.ts';
import { payoutAfter } from '@nolo/domain/commission/payout-state.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { insertLedgerTransaction } from '../ledger-store.ts';
import { listPayoutsOf, sumEarned, updatePayout, type PayoutRow } from './payout-store.ts';
import { insertReversals, listReversible, sumTransferred } from './transfer-store.ts';

type Returned = {
  bookingId: string;
  /** What the renter got back of a rental that had begun. */
  returnedMinor: number;
  borneBy: 'renter' | 'dispute_losses';
  /** The dispute, or the refund: its share is taken back once. */
  reference: string;
};

/**
 * The rental is as dear as what is left of it: commission and the company's share are those of the rest. The share comes back
 * from what has not been sent, then by reversals; what neither has is owed (docs/specification/money.md 2). The caller has locked
 * the booking.
 * @throws AppError `payment.unavailable` while a payout of the booking is on its way, for another try
 */
export async function takeShareBack(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  { bookingId, borneBy, reference, ...back }: Returned,
): Promise<void> {
  const at = deps.clock.now();
  const earnedMinor = await sumEarned(transaction, bookingId);
  const returnedMinor = Math.min(back.returnedMinor, earnedMinor);
  if (returnedMinor <= 0) return;
  const entries = ledgerForShareTakenBack(earnedMinor, returnedMinor, borneBy);
  const taken = { bookingId, kind: 'share_taken_back', reference, entries, at } as const;
  if (!(await insertLedgerTransaction(transaction, taken))) return;
  const payouts = await listPayoutsOf(transaction, bookingId);
  if (payouts.some(({ state }) => state === 'sending')) throw new AppError('payment.unavailable');
  let rest = commissionFor(earnedMinor).payoutMinor - commissionFor(earnedMinor - returnedMinor).payoutMinor;
  for (const payout of payouts) rest -= await takeUnsent(transaction, payout, rest);
  for (const payout of payouts) rest -= await takeSent(deps, transaction, { payout, shareMinor: rest, at });
  // What had been kept for another debt is a debt again.
  const owed = { bookingId, kind: 'share_owed', reference, entries: ledgerForShareOwed(rest), at } as const;
  if (rest > 0) await insertLedgerTransaction(transaction, owed);
}

/** Tells how much of it. */
async function takeUnsent(
  transaction: Transaction<DB>,
  payout: PayoutRow,
  shareMinor: number,
): Promise<number> {
  const { id, state, amount_minor, offset_minor, reversed_minor } = payout;
  const reversed = payoutAfter(state, 'take_back');
  if (state === 'sent' || reversed === null) return 0;
  const sentMinor = await sumTransferred(transaction, id);
  const unsentMinor = amount_minor - offset_minor - reversed_minor - sentMinor;
  const takenMinor = Math.min(shareMinor, unsentMinor);
  if (takenMinor <= 0) return 0;
  const isAll = reversed_minor + takenMinor + offset_minor === amount_minor;
  await updatePayout(transaction, id, {
    reversed_minor: reversed_minor + takenMinor,
    ...(isAll && { state: reversed, holds: [] }),
  });
  return takenMinor;
}

type Sent = { payout: PayoutRow; shareMinor: number; at: Date };

async function takeSent(
  deps: Pick<Deps, 'jobs'>,
  transaction: Transaction<DB>,
  { payout, shareMinor, at }: Sent,
): Promise<number> {
  const portions = allocate(await listReversible(transaction, payout.id), shareMinor);
  for (const reversalId of await insertReversals(transaction, portions, { reason: 'taken_back', at }))
    await deps.jobs.send(transaction, 'reverse-transfer', { reversalId });
  return sumOfPortions(portions);
}
