import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { findByParam } from '../api/find-record.ts';
import { newId } from '../api/ids.ts';
import type { Payer } from '../store/records.ts';
import { TEST_PAYMENT_METHODS, testCard, type TestCard } from './test-cards.ts';

export interface CardEntry {
  number: string;
  expMonth: number;
  expYear: number;
}

/** The number goes in; brand, last four digits, a fingerprint and a behaviour's name are all that is kept. */
export function createCard(work: Work, entry: CardEntry, payer: Payer | null): Stripe.PaymentMethod {
  const known = testCard(entry.number);
  const paymentMethod: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: payer?.email ?? null,
      name: payer?.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: cardOf(entry, known),
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  work.tx.put('payment_method', paymentMethod);
  work.tx.put('card_behaviour', {
    id: paymentMethod.id,
    behaviour: known.behaviour,
    setUpForOffSession: false,
    isSpent: false,
  });
  return paymentMethod;
}

function cardOf({ number, expMonth, expYear }: CardEntry, known: TestCard): Stripe.PaymentMethod.Card {
  return {
    brand: known.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: known.country,
    display_brand: known.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: fingerprint(number),
    funding: known.funding,
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [known.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/** A saved payment method, or a new one for a ready-made name such as `pm_card_visa`. */
export function usablePaymentMethod(work: Work, id: string): Stripe.PaymentMethod {
  const number = TEST_PAYMENT_METHODS[id];
  if (number === undefined) return findByParam(work.tx, 'payment_method', id, 'payment_method');
  const expYear = new Date(work.now * 1000).getUTCFullYear() + 1;
  return createCard(work, { number, expMonth: 12, expYear }, null);
}

export function refuseSpent(work: Work, { id }: Stripe.PaymentMethod): void {
  if (work.tx.get('card_behaviour', id)?.isSpent !== true) return;
  throw invalidRequest(
    'This PaymentMethod was previously used without being attached to a Customer or was detached from a ' +
      'Customer, and may not be used again.',
  );
}

export function refuseForeignPaymentMethod(method: Stripe.PaymentMethod, customer: string | null): void {
  if (method.customer === null || method.customer === customer) return;
  throw invalidRequest(
    customer === null
      ? `The provided PaymentMethod was previously used with a Customer. Include the Customer in the request: ${method.id}`
      : `The provided PaymentMethod does not belong to the Customer '${customer}'.`,
    { param: 'payment_method' },
  );
}

function fingerprint(number: string): string {
  // Salted and cut, as the last four digits beside it would otherwise help to guess the rest.
  return createHash('sha256').update(`payments-sandbox:${number}`).digest('base64url').slice(0, 16);
}
