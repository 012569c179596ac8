import type { Stripe } from 'stripe';
import type {
  ReversalRequest,
  TransferGateway,
  TransferOutcome,
  TransferRequest,
} from './payment-gateway.ts';
import { asUnavailable, idOf, judgeFailure } from './stripe-client.ts';

export function createTransferGateway(stripe: Stripe): TransferGateway {
  return {
    makeTransfer: (request) => makeTransfer(stripe, request),
    reverseTransfer: (request) => reverseTransfer(stripe, request),
    findTransfer: ({ payoutId, transferId }) =>
      findOurs(stripe.transfers.list({ transfer_group: payoutId, limit: 100 }), 'transfer_id', transferId),
    findReversal: ({ transferId, reversalId }) =>
      findOurs(stripe.transfers.listReversals(transferId, { limit: 100 }), 'reversal_id', reversalId),
  };
}

/** Out of the payment's charge, so that it waits for the charge's money and not for the platform's balance. */
async function makeTransfer(
  stripe: Stripe,
  {
    transferId,
    payoutId,
    bookingId,
    paymentIntentId,
    accountId,
    amountMinor: amount,
    key: idempotencyKey,
  }: TransferRequest,
): Promise<TransferOutcome> {
  try {
    const { latest_charge } = await stripe.paymentIntents.retrieve(paymentIntentId);
    const source_transaction = idOf(latest_charge);
    if (source_transaction === null) return { kind: 'refused', reason: 'charge_missing' };
    const { id } = await stripe.transfers.create(
      {
        amount,
        currency: 'eur',
        destination: accountId,
        source_transaction,
        transfer_group: payoutId,
        metadata: { transfer_id: transferId, booking_id: bookingId },
      },
      { idempotencyKey },
    );
    return { kind: 'made', id };
  } catch (error) {
    return judgeFailure(error);
  }
}

async function reverseTransfer(
  stripe: Stripe,
  { reversalId, transferId, amountMinor: amount, key: idempotencyKey }: ReversalRequest,
): Promise<TransferOutcome> {
  try {
    const params = { amount, metadata: { reversal_id: reversalId } };
    const { id } = await stripe.transfers.createReversal(transferId, params, { idempotencyKey });
    return { kind: 'made', id };
  } catch (error) {
    return judgeFailure(error);
  }
}

type Listed = Stripe.ApiListPromise<Stripe.Transfer> | Stripe.ApiListPromise<Stripe.TransferReversal>;

async function findOurs(listed: Listed, field: string, id: string): Promise<string | null> {
  try {
    for await (const { id: found, metadata } of listed) if (metadata?.[field] === id) return found;
  } catch (error) {
    asUnavailable(error);
  }
  return null;
}
