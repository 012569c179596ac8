import type { Transaction } from 'kysely';
import { ledgerForShareOwed, ledgerForTransfer, ledgerReversal } from '@nolo/domain/commission/ledger.ts';
import { payoutAfter } from '@nolo/domain/commission/payout-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { insertLedgerTransaction } from '../ledger-store.ts';
import type { TransferOutcome } from '../payment-gateway.ts';
import { insertPayout, lockPayout, updatePayout, type PayoutRow } from './payout-store.ts';
import {
  decideReversal,
  startReversalTry,
  sumBackByStaff,
  takeNextReversalKey,
  type AskedReversal,
} from './transfer-store.ts';

/**
 * Takes money back from a company's account, once. Refused for good, it is owed by the company; what finance wanted back stays
 * where it is. Runs again without harm.
 * @throws AppError `payment.unavailable` when nothing is known
 */
export async function reverseTransfer(deps: Deps, { reversalId }: { reversalId: string }): Promise<void> {
  const reversal = await startReversalTry(deps.database, reversalId);
  if (reversal === null) return;
  const outcome = await ask(deps, reversal);
  if (outcome.kind === 'failed') {
    await takeNextReversalKey(deps.database, reversal);
    throw new AppError('payment.unavailable');
  }
  await inTransaction(deps.database, (transaction) => settle(deps, transaction, { reversal, outcome }));
}

async function ask({ payments }: Deps, reversal: AskedReversal): Promise<TransferOutcome> {
  const { id: reversalId, providerTransferId: transferId, amount_minor: amountMinor } = reversal;
  const { transfers } = payments;
  const made = reversal.tries > 1 ? await transfers.findReversal({ transferId, reversalId }) : null;
  if (made !== null) return { kind: 'made', id: made };
  const key = `reversal-${reversalId}-${reversal.key_number}`;
  return transfers.reverseTransfer({ reversalId, transferId, amountMinor, key });
}

type Settled = { reversal: AskedReversal; outcome: Exclude<TransferOutcome, { kind: 'failed' }> };

async function settle(
  deps: Deps,
  transaction: Transaction<DB>,
  { reversal, outcome }: Settled,
): Promise<void> {
  const { id, payoutId, bookingId, amount_minor: amountMinor, reason } = reversal;
  const at = deps.clock.now();
  const payout = await lockPayout(transaction, payoutId);
  if (payout === null) return;
  const isMade = outcome.kind === 'made';
  const decided = isMade
    ? ({ state: 'made', provider_reversal_id: outcome.id } as const)
    : ({ state: 'refused', failure: outcome.reason } as const);
  if (!(await decideReversal(transaction, id, decided))) return;
  const ofPayout = { bookingId, payoutId, at };
  if (isMade) {
    const entries = ledgerReversal(ledgerForTransfer(amountMinor));
    await insertLedgerTransaction(transaction, {
      ...ofPayout,
      kind: 'payout_reversed',
      reference: outcome.id,
      entries,
    });
  } else if (reason === 'taken_back') {
    const entries = ledgerForShareOwed(amountMinor);
    await insertLedgerTransaction(transaction, { ...ofPayout, kind: 'share_owed', reference: id, entries });
  }
  if (!isMade && reason === 'by_staff') return;
  const reversed_minor = payout.reversed_minor + amountMinor;
  const isAll = reversed_minor + payout.offset_minor === payout.amount_minor;
  const reversed = isAll ? payoutAfter(payout.state, 'take_back') : null;
  await updatePayout(transaction, payoutId, { reversed_minor, ...(reversed && { state: reversed }) });
  if (reversed) await payAgain(transaction, payout, at);
}

/** What came back because finance wanted it is paid out by another payout, once finance lets it. */
async function payAgain(transaction: Transaction<DB>, payout: PayoutRow, at: Date): Promise<void> {
  const amountMinor = await sumBackByStaff(transaction, payout.id);
  if (amountMinor === 0) return;
  await insertPayout(transaction, {
    bookingId: payout.booking_id,
    companyId: payout.company_id,
    cause: payout.cause,
    causeId: payout.cause_id,
    amountMinor,
    nextTryAt: at,
    at,
    state: 'held',
    staffHold: payout.staff_hold ?? '',
  });
}
