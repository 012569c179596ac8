import { expect, it } from 'vitest';
import { concernedMinor, type PaymentCaseDetails } from './payment-case.ts';

const examples: [what: string, details: PaymentCaseDetails, minor: number | null][] = [
  ['a refund', { reason: 'lost_or_stolen_card', amountMinor: 5000 }, 5000],
  ['a payment in euro', { amountMinor: 17_999, currency: 'EUR' }, 17_999],
  ['a payment in another currency', { amountMinor: 17_999, currency: 'CHF' }, null],
  ['a booking', { number: 'NL-1', totalMinor: 18_000 }, 18_000],
  ['a payment that the provider does not have', { provider: null, ours: 18_000 }, 18_000],
  ['provider and ledger', { what: 'refund', provider: -1000, ours: 0 }, 1000],
  ['ledger and booking', { what: 'renter_balance', expected: 17_000, ours: 18_000 }, 1000],
  ['an event', { type: 'charge.refunded' }, null],
];

it.each(examples)('%s says how much money a case is about', (_, details, minor) => {
  expect(concernedMinor(details)).toBe(minor);
});
