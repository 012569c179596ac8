import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerKind } from '../commission/ledger-kinds.ts';
import { bearerOf, creditsFor, creditsOf, invoiceNumber, type IssuedInvoice } from './invoice.ts';

const invoice = (
  id: string,
  netMinor: number,
  buyerKind: IssuedInvoice['buyerKind'] = 'company',
): IssuedInvoice => ({ id, kind: 'TD01', buyerKind, creditedId: null, netMinor });
const note = (id: string, netMinor: number): IssuedInvoice => ({
  ...invoice(id, netMinor),
  kind: 'TD04',
  creditedId: 'any',
});

describe('an invoice of a commission', () => {
  it('is numbered within its year', () => {
    expect(invoiceNumber({ year: 2026, number: 12 })).toBe('12/2026');
  });

  it.each<[LedgerKind, string]>([
    ['check_in', 'company'],
    ['extension', 'company'],
    ['share_taken_back', 'company'],
    ['not_handed_over', 'company'],
    ['replacement_refused', 'company'],
    ['replacement_unanswered', 'company'],
    ['company', 'company'],
    ['cancellation', 'person'],
    ['no_show', 'person'],
  ])('of %s goes to the %s', (kind, bearer) => expect(bearerOf(kind)).toBe(bearer));
});

describe('a credit note', () => {
  it('is about the latest invoice, and goes back over those before it when that does not suffice', () => {
    const issued = [invoice('check-in', 2828), invoice('extension', 1000)];
    expect(creditsFor(issued, 400)).toEqual([{ id: 'extension', netMinor: 400 }]);
    expect(creditsFor(issued, 3828)).toEqual([
      { id: 'extension', netMinor: 1000 },
      { id: 'check-in', netMinor: 2828 },
    ]);
  });

  it('takes nothing back twice', () => {
    const issued = [invoice('check-in', 2828), invoice('extension', 1000), note('first', 1500)];
    expect(creditsOf(issued, 'first')).toEqual([
      { id: 'extension', netMinor: 1000 },
      { id: 'check-in', netMinor: 500 },
    ]);
    expect(creditsFor(issued, 2328)).toEqual([{ id: 'check-in', netMinor: 2328 }]);
    expect(creditsFor(issued, 2329)).toBeNull();
  });

  it('has one recipient', () => {
    const issued = [invoice('company', 500), invoice('renter', 700, 'person')];
    expect(creditsFor(issued, 700)).toEqual([{ id: 'renter', netMinor: 700 }]);
    expect(creditsFor(issued, 1200)).toBeNull();
  });

  it('never takes back more than was invoiced', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, amounts, (invoiced, wanted) => {
        const issued = invoiced.map((netMinor, index) => invoice(`i${index}`, netMinor));
        const used = new Map<string, number>();
        for (const [index, netMinor] of wanted.entries()) {
          const credits = creditsFor(issued, netMinor);
          if (credits === null) continue;
          issued.push(note(`n${index}`, netMinor));
          for (const credit of credits) used.set(credit.id, (used.get(credit.id) ?? 0) + credit.netMinor);
          expect(credits.reduce((sum, credit) => sum + credit.netMinor, 0)).toBe(netMinor);
        }
        for (const [index, netMinor] of invoiced.entries()) {
          expect(used.get(`i${index}`) ?? 0).toBeLessThanOrEqual(netMinor);
        }
      }),
    );
  });
});
