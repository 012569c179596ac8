import type { Transaction } from 'kysely';
import { ledgerForDisputeMovement, ledgerForLostDispute } from '@nolo/domain/commission/ledger.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { saveDispute, saveFraudWarning } from './dispute-store.ts';
import { insertPaymentCase } from './payment-case-store.ts';
import { findBalance, insertLedgerTransaction } from './ledger-store.ts';
import { takeShareBack } from './payouts/take-share-back.ts';
import type { ProviderDispute, ProviderFraudWarning } from './payment-gateway.ts';

type Recorded = { dispute: ProviderDispute; bookingId: string };

/**
 * A cardholder's dispute as it stands now: recorded, its movements of money in the ledger, and somebody told who has
 * to answer in time. It holds the payout back (`packages/domain/commission/payout.ts`). The caller holds the booking's lock:
 * what is the renter's must not change while a lost dispute takes it.
 */
export async function recordDispute(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  recorded: Recorded,
): Promise<void> {
  const { dispute, bookingId } = recorded;
  const { id, reason, amountMinor, paymentIntentId: intentId } = dispute;
  if (intentId === null) return;
  await saveDispute(transaction, { bookingId, dispute, intentId });
  await bookMovements(deps, transaction, recorded);
  const details = { reason, amountMinor, respondBy: dispute.respondBy?.toISOString() ?? null };
  await insertPaymentCase(transaction, { kind: 'dispute', reference: id, bookingId, details });
}

async function bookMovements(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  { dispute, bookingId }: Recorded,
): Promise<void> {
  const at = deps.clock.now();
  for (const { id: reference, amountMinor, feeMinor } of dispute.movements) {
    const entries = ledgerForDisputeMovement(amountMinor, feeMinor);
    await insertLedgerTransaction(transaction, {
      bookingId,
      kind: 'dispute_movement',
      reference,
      at,
      entries,
    });
  }
  const isLost = dispute.status === 'lost' && dispute.movements.length > 0;
  if (!isLost) return;
  const heldMinor = -(await findBalance(transaction, bookingId, 'renter'));
  const entries = ledgerForLostDispute(dispute.amountMinor, heldMinor);
  const reference = dispute.id;
  await insertLedgerTransaction(transaction, { bookingId, kind: 'dispute_lost', reference, at, entries });
  const returnedMinor = dispute.amountMinor - Math.max(0, heldMinor);
  await takeShareBack(deps, transaction, { bookingId, returnedMinor, borneBy: 'dispute_losses', reference });
}

/** Records that the card's bank suspects fraud, opens a payment case and holds the payout back. */
export async function recordFraudWarning(
  { database }: Deps,
  { warning, bookingId }: { warning: ProviderFraudWarning; bookingId: string },
): Promise<void> {
  const { id: reference, fraudType, paymentIntentId: intentId } = warning;
  if (intentId === null) return;
  await inTransaction(database, async (transaction) => {
    await saveFraudWarning(transaction, { bookingId, warning, intentId });
    const details = { fraudType };
    await insertPaymentCase(transaction, { kind: 'fraud_warning', reference, bookingId, details });
  });
}
