import type { Stripe } from 'stripe';
import type { Movement } from './payment-gateway.ts';
import { asUnavailable, idOf } from './stripe-client.ts';

type Source = Stripe.BalanceTransaction['source'];

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The payment a movement belongs to, whatever kind of object caused it. */
function intentOf(source: Source): string | null {
  if (source === null || typeof source === 'string') return null;
  return 'payment_intent' in source ? idOf(source.payment_intent) : null;
}

const idOfKind = (source: Source, kind: string) =>
  source !== null && typeof source !== 'string' && source.object === kind ? source.id : null;

function movementOf(transaction: Stripe.BalanceTransaction): Movement {
  const { source } = transaction;
  return {
    id: transaction.id,
    type: transaction.type,
    amountMinor: transaction.amount,
    feeMinor: transaction.fee,
    madeAt: new Date(transaction.created * 1000),
    paymentIntentId: intentOf(source),
    refundId: idOfKind(source, 'refund'),
    disputeId: idOfKind(source, 'dispute'),
  };
}

export async function listMovements(stripe: Stripe, from: Date, to: Date): Promise<Movement[]> {
  const found: Movement[] = [];
  try {
    const listed = stripe.balanceTransactions.list({
      created: { gte: seconds(from), lt: seconds(to) },
      expand: ['data.source'],
      limit: 100,
    });
    for await (const transaction of listed) found.push(movementOf(transaction));
  } catch (error) {
    asUnavailable(error);
  }
  return found;
}
