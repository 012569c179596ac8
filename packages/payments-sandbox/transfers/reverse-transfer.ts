import type Stripe from 'stripe';
import { formatMoney } from '../api/amounts.ts';
import type { Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { newId } from '../api/ids.ts';
import { recordMovement } from '../balance/balance-transactions.ts';
import { emitEvent } from '../events/emit-event.ts';
import { reversalList } from './create-transfer.ts';

/** Takes a transfer back, or a part of it. */
export function reverseTransfer(
  work: Work,
  transfer: Stripe.Transfer,
  wanted: number | undefined,
  metadata: Stripe.Metadata,
): Stripe.TransferReversal {
  const reversal = newReversal(work, transfer, amountToReverse(transfer, wanted), metadata);
  const amount_reversed = transfer.amount_reversed + reversal.amount;
  const after: Stripe.Transfer = {
    ...transfer,
    amount_reversed,
    reversals: reversalList(transfer.id, [reversal, ...transfer.reversals.data]),
    reversed: amount_reversed === transfer.amount,
  };
  work.tx.put('transfer_reversal', reversal);
  work.tx.put('transfer', after);
  emitEvent(work, 'transfer.reversed', after, { amount_reversed: transfer.amount_reversed });
  return reversal;
}

function amountToReverse(transfer: Stripe.Transfer, wanted: number | undefined): number {
  const left = transfer.amount - transfer.amount_reversed;
  if (left === 0) throw invalidRequest(`Transfer ${transfer.id} is already fully reversed.`);
  const amount = wanted ?? left;
  if (amount > left) {
    const money = (value: number) => formatMoney(value, transfer.currency);
    throw invalidRequest(
      `Transfer reversal amount (${money(amount)}) is greater than the unreversed amount on transfer (${money(left)})`,
      { param: 'amount' },
    );
  }
  return amount;
}

function newReversal(
  work: Work,
  transfer: Stripe.Transfer,
  amount: number,
  metadata: Stripe.Metadata,
): Stripe.TransferReversal {
  const id = newId('trr');
  return {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: recordMovement(work, {
      type: 'transfer_refund',
      amount,
      currency: transfer.currency,
      fee: 0,
      source: id,
      description: 'REFUND FOR TRANSFER',
    }),
    created: work.now,
    currency: transfer.currency,
    destination_payment_refund: newId('pyr'),
    metadata,
    source_refund: null,
    transfer: transfer.id,
  };
}
