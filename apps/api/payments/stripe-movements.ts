import type { Stripe } from 'stripe';
import type { Movement, ProviderBalance } from './payment-gateway.ts';
import { asUnavailable, idOf } from './stripe-client.ts';

/** Movements between the platform's balance and its bank account, which concern no booking. */
const BANK_MOVEMENTS: readonly string[] = [
  'payout',
  'payout_cancel',
  'payout_failure',
  'topup',
  'topup_reversal',
];

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
    sourceId: idOf(source),
    isOfBank: BANK_MOVEMENTS.includes(transaction.type),
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

export async function findBalance(stripe: Stripe): Promise<ProviderBalance> {
  try {
    const { available, pending } = await stripe.balance.retrieve();
    const ofCurrency = [...available, ...pending].filter(({ currency }) => currency === 'eur');
    const heldMinor = ofCurrency.reduce((sum, { amount }) => sum + amount, 0);
    let sentToBankMinor = 0;
    for (const type of BANK_MOVEMENTS) {
      for await (const { net } of stripe.balanceTransactions.list({ type, limit: 100 }))
        sentToBankMinor -= net;
    }
    return { heldMinor, sentToBankMinor };
  } catch (error) {
    return asUnavailable(error);
  }
}
