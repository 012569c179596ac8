import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { applyRefund, abandonRefund } from './apply-refund.ts';
import { insertPaymentCase } from './payment-case-store.ts';
import { NotPermitted, type RefundOutcome } from './payment-gateway.ts';
import { startRefundTry, takeNextKey, type SentRefund } from './refund-store.ts';

/** By the job in half an hour, or beside the reconciler in some minutes: a right that is missing for a moment is no case. */
const TRIES_WITHOUT_PERMISSION = 10;

/**
 * Pays a decided refund back through the provider, once. The provider keeps its first answer under a key, a failure
 * too: after one, the next try looks whether the refund was made after all, and else asks under another key. One that the
 * provider does not let us make is left alone after some tries, until a person has resolved what stands in the way.
 */
export async function sendRefund(deps: Deps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await startRefundTry(deps.database, refundId);
  if (refund === null) return;
  const outcome = await ask(deps, refund).catch((error: unknown) => giveUpTrying(deps, refund, error));
  if (outcome === null) return;
  if (outcome.kind === 'failed') {
    await takeNextKey(deps.database, refund);
    throw new AppError('payment.unavailable');
  }
  await inTransaction(deps.database, async (transaction) => {
    if (outcome.kind === 'made') await applyRefund(deps, transaction, outcome.refund);
    else await abandonRefund(deps, transaction, refund, outcome.reason);
  });
}

/** Null when a person has to mend something before the next try; @throws what went wrong, for another try, otherwise */
async function giveUpTrying(
  { database }: Deps,
  { id, booking_id: bookingId, amount_minor: amountMinor, tries }: SentRefund,
  error: unknown,
): Promise<null> {
  if (!(error instanceof NotPermitted) || tries % TRIES_WITHOUT_PERMISSION !== 0) throw error;
  await insertPaymentCase(database, {
    kind: 'refund_not_permitted',
    // Each row of tries is a matter of its own: resolving the last one has begun this one.
    reference: `${id}-${tries}`,
    bookingId,
    details: { refund: id, answer: error.answer, amountMinor },
  });
  return null;
}

async function ask({ payments }: Deps, refund: SentRefund): Promise<RefundOutcome> {
  const { id: refundId, paymentIntentId } = refund;
  const made = refund.tries > 1 ? await payments.findRefundByOwnId(paymentIntentId, refundId) : null;
  if (made) return { kind: 'made', refund: made };
  const key = `refund-${refundId}-${refund.key_number}`;
  return payments.makeRefund({ refundId, paymentIntentId, amountMinor: refund.amount_minor, key });
}
