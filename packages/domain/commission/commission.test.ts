import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionFor, platformCharges } from './commission.ts';
import {
  ledgerForCheckIn,
  ledgerForCommissionOwed,
  ledgerForCommissionKept,
  ledgerForPayment,
  ledgerForTransfer,
  ledgerForRefund,
  ledgerReversal,
} from './ledger.ts';
import type { LedgerAccount, LedgerEntry } from './ledger.ts';

const total = fc.integer({ min: 0, max: 100_000_000 });
const ACCOUNTS: LedgerAccount[] = [
  ...(['provider_cash', 'renter', 'company_payable'] as const),
  ...(['company_receivable', 'commission_revenue', 'vat_payable'] as const),
];

/** Every way a booking's money can go, as its transactions. */
const STORIES: Record<string, (totalMinor: number) => (readonly LedgerEntry[])[]> = {
  'rented and paid out': (t) => [
    ledgerForPayment(t),
    ledgerForCheckIn(t),
    ledgerForTransfer(commissionFor(t).payoutMinor),
  ],
  'cancelled in time, or paid too late': (t) => [ledgerForPayment(t), ledgerForRefund(t)],
  'cancelled late': (t) => [
    ledgerForPayment(t),
    ledgerForCommissionKept(commissionFor(t).grossMinor),
    ledgerForRefund(commissionFor(t).payoutMinor),
  ],
  'replacement refused': (t) => [ledgerForPayment(t), ledgerForRefund(t), ledgerForCommissionOwed(t)],
  'payout returned and sent again': (t) => [
    ledgerForPayment(t),
    ledgerForCheckIn(t),
    ledgerForTransfer(commissionFor(t).payoutMinor),
    ledgerReversal(ledgerForTransfer(commissionFor(t).payoutMinor)),
    ledgerForTransfer(commissionFor(t).payoutMinor),
  ],
};

function ledgerBalance(entries: readonly LedgerEntry[], account: LedgerAccount): number {
  return entries.reduce((sum, each) => sum + (each.account === account ? each.amountMinor : 0), 0);
}

function balances(entries: readonly LedgerEntry[]): Partial<Record<LedgerAccount, number>> {
  const all = ACCOUNTS.map((account) => [account, ledgerBalance(entries, account)] as const);
  return Object.fromEntries(all.filter(([, amountMinor]) => amountMinor !== 0));
}

describe('commission (docs/specification/price.md 7, money.md 2)', () => {
  it('230.00: 28.28 + 6.22 = 34.50, payout 195.50', () => {
    expect(platformCharges(18852)).toBe(2828);
    expect(commissionFor(23000)).toEqual({
      netMinor: 2828,
      vatMinor: 622,
      grossMinor: 3450,
      payoutMinor: 19550,
    });
  });

  it('parts sum to the total and are never negative', () => {
    fc.assert(
      fc.property(fc.oneof(total, fc.integer({ min: 0, max: 20 })), (totalMinor) => {
        const { netMinor, vatMinor, grossMinor, payoutMinor } = commissionFor(totalMinor);
        expect(netMinor + vatMinor).toBe(grossMinor);
        expect(grossMinor + payoutMinor).toBe(totalMinor);
        expect(Math.min(netMinor, vatMinor, grossMinor, payoutMinor)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('ledger (docs/specification/money.md 4): where 230.00 ends up', () => {
  const COMMISSION = { provider_cash: 3450, commission_revenue: -2828, vat_payable: -622 };

  it.each<[string, Partial<Record<LedgerAccount, number>>]>([
    ['rented and paid out', COMMISSION],
    ['cancelled in time, or paid too late', {}],
    ['cancelled late', COMMISSION],
    ['replacement refused', { company_receivable: 3450, commission_revenue: -2828, vat_payable: -622 }],
    ['payout returned and sent again', COMMISSION],
  ])('%s', (name, expected) => {
    expect(balances(STORIES[name]?.(23000).flat() ?? [])).toEqual(expected);
  });

  it('is held for the renter until check-in, then owed to the company', () => {
    expect(balances(ledgerForPayment(23000))).toEqual({ provider_cash: 23000, renter: -23000 });
    expect(balances([...ledgerForPayment(23000), ...ledgerForCheckIn(23000)])).toEqual({
      provider_cash: 23000,
      company_payable: -19550,
      commission_revenue: -2828,
      vat_payable: -622,
    });
  });
});

describe('for any total', () => {
  it.each(Object.entries(STORIES))(
    '%s: every transaction sums to zero, we owe nobody anything',
    (_name, story) => {
      fc.assert(
        fc.property(total, (totalMinor) => {
          for (const entries of story(totalMinor)) {
            expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
            expect(new Set(entries.map(({ account }) => account)).size).toBe(entries.length);
            expect(entries.every(({ amountMinor }) => amountMinor !== 0)).toBe(true);
          }
          const left = balances(story(totalMinor).flat());
          expect([left.renter, left.company_payable]).toEqual([undefined, undefined]);
        }),
      );
    },
  );

  it('refuses amounts that are not whole cents', () => {
    expect(() => ledgerForPayment(0.5)).toThrow(RangeError);
    expect(ledgerForPayment(0)).toEqual([]);
  });
});
