import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { newId } from '../api/ids.ts';
import type { Reader } from '../store/store.ts';

interface Movement {
  type: 'charge' | 'refund' | 'refund_failure' | 'transfer' | 'transfer_refund' | 'adjustment' | 'payout';
  /** Negative when money leaves the platform's balance. */
  amount: number;
  currency: string;
  fee: number;
  source: string | null;
  description: string | null;
  /** Seconds since 1970; at once when absent. */
  availableOn?: number;
  reportingCategory?: string;
}

const DAY_SECONDS = 86_400;
/** How long a charge's funds wait before they can be used. */
const PENDING_SECONDS = 3 * DAY_SECONDS;

export function chargeAvailableOn(now: number): number {
  return now + PENDING_SECONDS;
}

export function recordMovement(work: Work, movement: Movement): string {
  const { type, amount, currency, fee, source, description } = movement;
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: movement.availableOn ?? work.now,
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
    reporting_category:
      movement.reportingCategory ?? (type === 'transfer_refund' ? 'transfer_reversal' : type),
    source,
    status: (movement.availableOn ?? work.now) > work.now ? 'pending' : 'available',
    type,
  };
  work.tx.put('balance_transaction', transaction);
  return transaction.id;
}

/** The published price of a European card: 1.5% and 25 cents. */
export function processingFee(amount: number): number {
  return Math.round(amount * 0.015) + 25;
}

type Status = 'available' | 'pending';

/** What of the balance can be used, or still waits, by currency. */
export function balanceOf(reader: Reader, status: Status): Map<string, number> {
  const sums = new Map<string, number>();
  for (const movement of reader.all('balance_transaction')) {
    const { currency, net } = movement;
    sums.set(currency, (sums.get(currency) ?? 0) + (movement.status === status ? net : 0));
  }
  return sums;
}

/** Makes funds usable whose day has come, or all of them. */
export function releaseFunds(work: Work, until = work.now): void {
  for (const movement of work.tx.all('balance_transaction')) {
    if (movement.status === 'pending' && movement.available_on <= until) {
      work.tx.put('balance_transaction', { ...movement, status: 'available' });
    }
  }
}
