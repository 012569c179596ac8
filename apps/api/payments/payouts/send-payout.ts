import type { Transaction } from 'kysely';
import { allocate, sumOfPortions } from '@nolo/domain/commission/allocate-payout.ts';
import {
  ledgerForDebtCleared,
  ledgerForPayoutOffset,
  ledgerForTransfer,
} from '@nolo/domain/commission/ledger.ts';
import { payoutHoldsOf, type PayoutHold } from '@nolo/domain/commission/payout.ts';
import { PAYOUT_RETRY_MS, payoutAfter } from '@nolo/domain/commission/payout-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { insertLedgerTransaction } from '../ledger-store.ts';
import type { TransferOutcome } from '../payment-gateway.ts';
import { findCompanyAccount, findPayout, lockPayout, updatePayout, type PayoutRow } from './payout-store.ts';
import { listCompanyDebts } from './company-money-store.ts';
import { findPaymentFacts } from './share-store.ts';
import {
  deleteUnsentTransfers,
  findUnsentTransfer,
  insertTransfers,
  listTransferable,
  markTransferSent,
  startTransferTry,
  sumTransferred,
  takeNextTransferKey,
  type UnsentTransfer,
} from './transfer-store.ts';

/**
 * Sends a payout to its company's account once it is due, less what the company owes, and once: by one transfer for each
 * payment of the booking (docs/specification/money.md 2). Runs again without harm; what holds the payout leaves it for later.
 * @throws AppError `payment.unavailable` when nothing is known of a transfer
 */
export async function sendPayout(deps: Deps, { payoutId }: { payoutId: string }): Promise<void> {
  if (!(await inTransaction(deps.database, (transaction) => begin(deps, transaction, payoutId)))) return;
  for (;;) {
    const transfer = await findUnsentTransfer(deps.database, payoutId);
    if (transfer === null) return;
    const outcome = await transferOut(deps, transfer);
    if (outcome.kind === 'failed') {
      await takeNextTransferKey(deps.database, transfer);
      throw new AppError('payment.unavailable');
    }
    await inTransaction(deps.database, (transaction) => settle(deps, transaction, { transfer, outcome }));
  }
}

/** Decides what is sent; false when nothing is. The transfers are rows from here on, whatever becomes of this process. */
async function begin(deps: Deps, transaction: Transaction<DB>, payoutId: string): Promise<boolean> {
  const now = deps.clock.now();
  const payout = await lockPayout(transaction, payoutId);
  if (payout === null) return false;
  if (payout.state === 'sending') return true;
  if (payout.next_try_at > now) return false;
  const state = payout.state === 'failed' ? payoutAfter(payout.state, 'retry') : payout.state;
  if (state !== 'due' && state !== 'held') return false;
  const holds = await holdsOf(transaction, payout);
  if (holds.length > 0) {
    await updatePayout(transaction, payoutId, { state: 'held', holds });
    return false;
  }
  await updatePayout(transaction, payoutId, { state: 'sending', holds: [], failure: null });
  await prepareTransfers(transaction, payout, now);
  return true;
}

async function holdsOf(transaction: Transaction<DB>, payout: PayoutRow): Promise<PayoutHold[]> {
  const { isEnabled } = await findCompanyAccount(transaction, payout.company_id);
  return payoutHoldsOf(await findPaymentFacts(transaction, payout.booking_id), {
    account_not_enabled: !isEnabled,
    staff: payout.staff_hold !== null,
  });
}

async function prepareTransfers(transaction: Transaction<DB>, payout: PayoutRow, at: Date): Promise<void> {
  const { id, booking_id: bookingId, amount_minor, reversed_minor, offset_minor } = payout;
  const leftMinor = amount_minor - reversed_minor - offset_minor - (await sumTransferred(transaction, id));
  const offsetMinor = await offsetDebts(transaction, { payout, leftMinor, at });
  const wantedMinor = leftMinor - offsetMinor;
  const portions = allocate(await listTransferable(transaction, bookingId), wantedMinor);
  if (sumOfPortions(portions) < wantedMinor)
    await refuse(transaction, id, { failure: 'payments_missing', at });
  else if (portions.length > 0) await insertTransfers(transaction, id, portions);
  else await updatePayout(transaction, id, { state: 'sent', sent_at: at });
}

/** It is left alone for a while; finance sees why. */
async function refuse(
  transaction: Transaction<DB>,
  payoutId: string,
  { failure, at }: { failure: string; at: Date },
): Promise<void> {
  await deleteUnsentTransfers(transaction, payoutId);
  const next_try_at = new Date(at.getTime() + PAYOUT_RETRY_MS);
  await updatePayout(transaction, payoutId, { state: 'failed', failure, next_try_at });
}

type Offset = { payout: PayoutRow; leftMinor: number; at: Date };

/** Takes what the company owes off the payout; tells how much. */
async function offsetDebts(transaction: Transaction<DB>, { payout, leftMinor, at }: Offset): Promise<number> {
  const { id: payoutId, booking_id: bookingId, company_id: companyId } = payout;
  const owed = await listCompanyDebts(transaction, companyId);
  const debts = allocate(
    owed.map(({ booking, amountMinor }) => ({ id: booking.id, leftMinor: amountMinor })),
    leftMinor,
  );
  const offsetMinor = sumOfPortions(debts);
  if (offsetMinor === 0) return 0;
  // What is offset by a second attempt is a transaction of its own.
  const reference = `${payoutId} ${payout.offset_minor}`;
  for (const { id, amountMinor } of debts) {
    const entries = ledgerForDebtCleared(amountMinor);
    const cleared = { bookingId: id, kind: 'debt_cleared', reference, payoutId, entries, at } as const;
    await insertLedgerTransaction(transaction, cleared);
  }
  const entries = ledgerForPayoutOffset(offsetMinor);
  const less = { bookingId, kind: 'payout_offset', reference, payoutId, entries, at } as const;
  await insertLedgerTransaction(transaction, less);
  await updatePayout(transaction, payoutId, { offset_minor: payout.offset_minor + offsetMinor });
  return offsetMinor;
}

async function transferOut(deps: Deps, transfer: UnsentTransfer): Promise<TransferOutcome> {
  const { id: transferId, payout_id: payoutId, bookingId, paymentIntentId } = transfer;
  const { transfers } = deps.payments;
  const tries = await startTransferTry(deps.database, transferId);
  const made = tries > 1 ? await transfers.findTransfer({ payoutId, transferId }) : null;
  if (made !== null) return { kind: 'made', id: made };
  const payout = await findPayout(deps.database, payoutId);
  const account = payout && (await findCompanyAccount(deps.database, payout.company_id));
  if (!account?.accountId) return { kind: 'refused', reason: 'account_missing' };
  return transfers.makeTransfer({
    transferId,
    payoutId,
    bookingId,
    paymentIntentId,
    accountId: account.accountId,
    amountMinor: transfer.amount_minor,
    key: `transfer-${transferId}-${transfer.key_number}`,
  });
}

type Settled = { transfer: UnsentTransfer; outcome: Exclude<TransferOutcome, { kind: 'failed' }> };

async function settle(
  deps: Deps,
  transaction: Transaction<DB>,
  { transfer, outcome }: Settled,
): Promise<void> {
  const at = deps.clock.now();
  const { id, payout_id: payoutId, bookingId } = transfer;
  const payout = await lockPayout(transaction, payoutId);
  if (payout?.state !== 'sending') return;
  if (outcome.kind === 'refused') return refuse(transaction, payoutId, { failure: outcome.reason, at });
  if (!(await markTransferSent(transaction, id, { providerId: outcome.id, at }))) return;
  await insertLedgerTransaction(transaction, {
    bookingId,
    kind: 'payout',
    // By which the daily comparison knows the movement.
    reference: outcome.id,
    payoutId,
    entries: ledgerForTransfer(transfer.amount_minor),
    at,
  });
  if ((await findUnsentTransfer(transaction, payoutId)) !== null) return;
  await updatePayout(transaction, payoutId, { state: 'sent', sent_at: at });
}
