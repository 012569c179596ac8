import type { Deps } from '../deps.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { saveFraudWarning } from './dispute-store.ts';
import { insertPaymentCase } from './payment-case-store.ts';
import type { ProviderFraudWarning } from './payment-gateway.ts';

/** The card's bank suspects fraud: recorded, a person told, and the payout stopped while it can be acted on. */
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
