import type Stripe from 'stripe';
import { formatMoney } from '../api/amounts.ts';
import type { Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { idOf } from '../api/find-record.ts';
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
  const amount = amountToReverse(transfer, wanted);
  refuseBeyondAccount(work, transfer, amount);
  const reversal = newReversal(work, transfer, amount, metadata);
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

/** An account gives back no more than it still has. */
function refuseBeyondAccount(work: Work, { destination }: Stripe.Transfer, amount: number): void {
  const account = idOf(destination);
  const came = work.tx.all('transfer').filter((one) => idOf(one.destination) === account);
  const left = work.tx.all('account_payout').filter((one) => one.account === account);
  const balance =
    came.reduce((sum, one) => sum + one.amount - one.amount_reversed, 0) -
    left.reduce((sum, one) => sum + one.amount, 0);
  if (amount <= balance) return;
  throw invalidRequest(
    'The connected account does not have sufficient funds to cover the transfer reversal.',
    {
      code: 'balance_insufficient',
    },
  );
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
