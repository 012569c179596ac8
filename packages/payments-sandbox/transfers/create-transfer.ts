import type Stripe from 'stripe';
import { formatMoney } from '../api/amounts.ts';
import type { Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { findByParam, idOf } from '../api/find-record.ts';
import { newId } from '../api/ids.ts';
import { balanceOf, recordMovement, releaseFunds } from '../balance/balance-transactions.ts';
import { emitEvent } from '../events/emit-event.ts';

export interface TransferRequest {
  amount: number;
  currency: string;
  destination: string;
  description?: string;
  metadata: Stripe.Metadata;
  source_transaction?: string;
  transfer_group?: string;
}

/** Moves money from the platform's balance, or out of one charge, to a connected account. */
export function createTransfer(work: Work, request: TransferRequest): Stripe.Transfer {
  const account = findByParam(work.tx, 'account', request.destination, 'destination');
  refuseIncapable(account);
  const source = sourceCharge(work, request);
  if (!source) refuseBeyondBalance(work, request);
  const id = newId('tr');
  const { amount, currency, description = null } = request;
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: recordMovement(work, {
      type: 'transfer',
      amount: -amount,
      currency,
      fee: 0,
      source: id,
      description,
      ...waitsWith(work, source),
    }),
    created: work.now,
    currency,
    description,
    destination: account.id,
    destination_payment: newId('py'),
    livemode: false,
    metadata: request.metadata,
    reversals: reversalList(id, []),
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: request.transfer_group ?? source?.transfer_group ?? null,
  };
  work.tx.put('transfer', transfer);
  emitEvent(work, 'transfer.created', transfer);
  return transfer;
}

export function reversalList(
  transfer: string,
  data: Stripe.TransferReversal[],
): Stripe.ApiList<Stripe.TransferReversal> {
  return {
    object: 'list',
    data: data.slice(0, 10),
    has_more: data.length > 10,
    url: `/v1/transfers/${transfer}/reversals`,
  };
}

function refuseIncapable(account: Stripe.Account): void {
  if (account.capabilities?.transfers === 'active') return;
  throw invalidRequest(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, ' +
      'crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
}

function sourceCharge(work: Work, request: TransferRequest): Stripe.Charge | null {
  if (request.source_transaction === undefined) return null;
  const charge = findByParam(work.tx, 'charge', request.source_transaction, 'source_transaction');
  if (!charge.captured) {
    throw invalidRequest('The source_transaction must be a successful, captured charge.', {
      param: 'source_transaction',
    });
  }
  if (charge.currency !== request.currency) {
    throw invalidRequest(
      `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the ` +
        `transfer currency (${request.currency})`,
      { param: 'currency' },
    );
  }
  const earlier = work.tx.all('transfer').filter((transfer) => transfer.source_transaction === charge.id);
  const moved = earlier.reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  const left = charge.amount_captured - moved;
  if (request.amount > left) {
    throw invalidRequest(
      `Cannot use source_transaction for a transfer of ${formatMoney(request.amount, request.currency)}: only ` +
        `${formatMoney(left, request.currency)} of the charge is left to transfer.`,
      { param: 'amount' },
    );
  }
  return charge;
}

/** Money out of one charge is on its way when that charge's funds are. */
function waitsWith(work: Work, source: Stripe.Charge | null): { availableOn?: number } {
  const movement = work.tx.get('balance_transaction', idOf(source?.balance_transaction) ?? '');
  return movement?.status === 'pending' ? { availableOn: movement.available_on } : {};
}

function refuseBeyondBalance(work: Work, { amount, currency }: TransferRequest): void {
  releaseFunds(work);
  if (amount <= (balanceOf(work.tx, 'available').get(currency) ?? 0)) return;
  throw invalidRequest(
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available ' +
      'balance by creating Charges using the 4000000000000077 test card.',
    { code: 'balance_insufficient' },
  );
}
