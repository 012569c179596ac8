import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { newId } from '../api/ids.ts';
import type { Reader } from '../store/store.ts';

interface Movement {
  type: 'charge' | 'refund' | 'transfer' | 'transfer_refund' | 'adjustment';
  /** Negative when money leaves the platform's balance. */
  amount: number;
  currency: string;
  fee: number;
  source: string | null;
  description: string | null;
}

/** Funds are available at once, where the provider makes them wait some days. */
export function recordMovement(work: Work, movement: Movement): string {
  const { type, amount, currency, fee, source, description } = movement;
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: work.now,
    balance_type: 'payments',
    created: work.now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: type === 'transfer_refund' ? 'transfer_reversal' : type,
    source,
    status: 'available',
    type,
  };
  work.tx.put('balance_transaction', transaction);
  return transaction.id;
}

/** The published price of a European card: 1.5% and 25 cents. */
export function processingFee(amount: number): number {
  return Math.round(amount * 0.015) + 25;
}

export function availableBalance(reader: Reader): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { currency, net } of reader.all('balance_transaction')) {
    sums.set(currency, (sums.get(currency) ?? 0) + net);
  }
  return sums;
}
