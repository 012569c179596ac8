import { describe, expect, it } from 'vitest';
import type { BookingStatus } from '../booking/booking-state.ts';
import { isContested, payoutHoldsOf, payoutOf, payoutsByCompany, type PaymentFacts } from './payout.ts';

const clear: PaymentFacts = { disputes: [], isFraudSuspected: false, refunds: [], openCases: 0 };
/** 230.00 paid; after check-in 195.50 of it are the company's. */
const paid = (status: BookingStatus) => ({ status, renterMinor: 23_000, companyMinor: 0 });
const handedOver = (status: BookingStatus) => ({ status, renterMinor: 0, companyMinor: 19_550 });

describe('what a company gets of a booking, and when (docs/specification/money.md 2)', () => {
  it.each<BookingStatus>(['PAID', 'SIGNED', 'DEPOSIT COLLECTED'])('%s: at check-in', (status) => {
    expect(payoutOf(paid(status), clear)).toEqual({ state: 'at_check_in', amountMinor: 19_550, holds: [] });
  });

  it.each<BookingStatus>(['CHECKED IN', 'CHECKED OUT', 'CHECKOUT ISSUE ADDED'])('%s: now', (status) => {
    expect(payoutOf(handedOver(status), clear)).toEqual({ state: 'due', amountMinor: 19_550, holds: [] });
  });

  it('nothing once it has been paid out, was never paid, or went back', () => {
    const nothing = { state: 'nothing', amountMinor: 0, holds: [] };
    expect(payoutOf({ ...handedOver('CHECKED OUT'), companyMinor: 0 }, clear)).toEqual(nothing);
    expect(payoutOf({ ...paid('PENDING'), renterMinor: 0 }, clear)).toEqual(nothing);
    expect(payoutOf(paid('CANCELLED'), clear)).toEqual(nothing);
    expect(payoutOf({ ...paid('PAID'), renterMinor: 0 }, { ...clear, disputes: ['lost'] })).toEqual(nothing);
  });

  it('not while the ledger has it as the renter’s, though they are there', () => {
    const holds = ['not_handed_over'];
    expect(payoutOf(paid('CHECKED IN'), clear)).toEqual({ state: 'held', amountMinor: 19_550, holds });
    expect(payoutOf(paid('CHECKED OUT'), clear)).toEqual({ state: 'held', amountMinor: 19_550, holds });
  });

  it('of what is left when a part was given back', () => {
    expect(payoutOf({ ...paid('PAID'), renterMinor: 11_500 }, clear).amountMinor).toBe(9_775);
  });
});

describe('what keeps it back', () => {
  it.each<[string, Partial<PaymentFacts>, string[]]>([
    ['a dispute to be answered', { disputes: ['needs_response'] }, ['dispute_open']],
    ['an inquiry', { disputes: ['warning_needs_response'] }, ['dispute_open']],
    ['a dispute that the bank considers', { disputes: ['under_review'] }, ['dispute_open']],
    ['an early fraud warning', { isFraudSuspected: true }, ['fraud_warning']],
    ['a refund on its way', { refunds: ['succeeded', 'pending'] }, ['refund_pending']],
    ['a refund to be sent', { refunds: ['requested'] }, ['refund_pending']],
    ['a refund that waits for the renter', { refunds: ['requires_action'] }, ['refund_pending']],
    ['something that a person has to look at', { openCases: 1 }, ['under_review']],
  ])('%s', (_, change, holds) => {
    const facts = { ...clear, ...change };
    expect(payoutOf(handedOver('CHECKED IN'), facts)).toEqual({ state: 'held', amountMinor: 19_550, holds });
    expect(payoutOf(paid('PAID'), facts)).toMatchObject({ state: 'held', holds });
  });

  it('not what is over', () => {
    const over: PaymentFacts = {
      disputes: ['won', 'warning_closed'],
      isFraudSuspected: false,
      refunds: ['succeeded', 'failed', 'canceled'],
      openCases: 0,
    };
    expect(payoutHoldsOf(over)).toEqual([]);
    // What it took is no longer the company's; what is left is.
    expect(payoutHoldsOf({ ...over, disputes: ['lost'] })).toEqual([]);
    expect(isContested(over)).toBe(false);
  });

  it('contested is a payment by its cardholder or bank alone', () => {
    expect(isContested({ ...clear, disputes: ['lost'] })).toBe(true);
    expect(isContested({ ...clear, isFraudSuspected: true })).toBe(true);
    expect(isContested({ ...clear, refunds: ['pending'], openCases: 1 })).toBe(false);
  });
});

it('sums by company; one that gets nothing and owes nothing is left out', () => {
  const rossi = { companyId: 1, companyName: 'Rossi', owedMinor: 0, facts: clear };
  const bianchi = { companyId: 2, companyName: 'Bianchi', owedMinor: 0, facts: clear };
  const verdi = { companyId: 3, companyName: 'Verdi', owedMinor: 3450, facts: clear };
  const disputed = { ...clear, disputes: ['needs_response'] };
  const [found, ...others] = payoutsByCompany([
    { ...rossi, ...handedOver('CHECKED IN') },
    { ...bianchi, ...paid('CANCELLED') },
    { ...rossi, ...handedOver('CHECKED OUT'), facts: disputed },
    { ...rossi, ...handedOver('CHECKED OUT') },
    { ...rossi, ...paid('PAID') },
    { ...verdi, ...paid('CANCELLED'), renterMinor: 0 },
  ]);
  expect(others).toMatchObject([{ companyId: 3, due: 0, held: 0, at_check_in: 0, owed: 3450 }]);
  expect(found).toMatchObject({ companyId: 1, due: 39_100, held: 19_550, at_check_in: 19_550, owed: 0 });
  expect(found?.bookings.map(({ payout }) => payout.state)).toEqual(['due', 'held', 'due', 'at_check_in']);
});
