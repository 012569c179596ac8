import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionFor } from './commission.ts';
import {
  ledgerForCheckIn,
  ledgerForCommissionKept,
  ledgerForCommissionOwed,
  ledgerForDebtCleared,
  ledgerForDisputeMovement,
  ledgerForLostDispute,
  ledgerForPayment,
  ledgerForPayoutOffset,
  ledgerForProviderFee,
  ledgerForRefund,
  ledgerForShareOwed,
  ledgerForShareTakenBack,
  ledgerForExtension,
  ledgerForTransfer,
  ledgerReversal,
  type LedgerAccount,
  type LedgerEntry,
} from './ledger.ts';
import { LEDGER_KINDS, type LedgerKind } from './ledger-kinds.ts';
import { companyBalance, statementOf, STATEMENT_SUMS, type StatementEntry } from './statement.ts';
import { monthOf, monthPeriod, monthsBetween, quarterPeriod } from './statement-month.ts';

type Booked = [kind: LedgerKind, entries: readonly LedgerEntry[]];

let count = 0;
const book = (bookingId: string, transactions: readonly Booked[]): StatementEntry[] =>
  transactions.flatMap(([kind, entries]) => {
    const transactionId = `t${(count += 1)}`;
    const at = new Date(Date.UTC(2027, 2, 1) + count * 60_000).toISOString();
    return entries.map((entry) => ({ transactionId, bookingId, kind, at, ...entry }));
  });

const linesOf = (transactions: readonly Booked[]) =>
  statementOf(book('a', transactions), 0).bookings[0]?.lines;
const { grossMinor: COMMISSION, payoutMinor: SHARE } = commissionFor(23_000);

describe('what a line says (docs/specification/money.md 7)', () => {
  it('a rental carried out: the renter’s payment is for information, price less commission is the share', () => {
    const lines = linesOf([
      ['payment', ledgerForPayment(23_000)],
      ['provider_fee', ledgerForProviderFee(400)],
      ['check_in', ledgerForCheckIn(23_000)],
      ['payout', ledgerForTransfer(SHARE)],
    ]);
    expect(lines).toMatchObject([
      { kind: 'payment', renterMinor: 23_000, priceMinor: null, balanceMinor: 0 },
      {
        kind: 'check_in',
        renterMinor: null,
        priceMinor: 23_000,
        commissionMinor: -COMMISSION,
        balanceMinor: SHARE,
      },
      { kind: 'payout', priceMinor: null, commissionMinor: null, balanceMinor: -SHARE },
    ]);
  });

  it('cancelled late: the renter bears the commission, and nothing is the company’s', () => {
    const lines = linesOf([
      ['payment', ledgerForPayment(23_000)],
      ['cancellation', ledgerForCommissionKept(COMMISSION)],
      ['cancelled_refund', ledgerForRefund(SHARE)],
    ]);
    expect(lines).toMatchObject([
      { kind: 'payment', renterMinor: 23_000 },
      { kind: 'commission_kept', renterMinor: -COMMISSION, commissionMinor: null, balanceMinor: 0 },
      { kind: 'refund', renterMinor: -SHARE, balanceMinor: 0 },
    ]);
  });

  it('not provided: the commission is owed, whatever the ledger calls the reason', () => {
    const [line] = linesOf([['not_handed_over', ledgerForCommissionOwed(23_000)]]) ?? [];
    expect(line).toMatchObject({
      kind: 'commission_owed',
      priceMinor: null,
      commissionMinor: -COMMISSION,
      balanceMinor: -COMMISSION,
      debtMinor: COMMISSION,
    });
  });

  it('a lost dispute after check-in: commission is credited, the share is taken back, and the loss is for information', () => {
    const lines = linesOf([
      ['dispute_movement', ledgerForDisputeMovement(-23_000, 2000)],
      ['dispute_lost', ledgerForLostDispute(23_000, 0)],
      ['share_taken_back', ledgerForShareTakenBack(23_000, 23_000, 'dispute_losses')],
      ['share_owed', ledgerForShareOwed(SHARE)],
    ]);
    expect(lines).toMatchObject([
      { kind: 'dispute_lost', renterMinor: -23_000, balanceMinor: 0 },
      { kind: 'share_taken_back', priceMinor: -23_000, commissionMinor: COMMISSION, balanceMinor: -SHARE },
      { kind: 'share_owed', balanceMinor: 0, debtMinor: SHARE },
    ]);
  });

  it('an offset takes from the payout what it takes off the debt, and what it moves is nothing in sum', () => {
    const entries = [
      ...book('a', [['company', ledgerForCommissionOwed(23_000)]]),
      ...book('b', [['check_in', ledgerForCheckIn(23_000)]]),
      ...book('a', [['debt_cleared', ledgerForDebtCleared(COMMISSION)]]),
      ...book('b', [
        ['payout_offset', ledgerForPayoutOffset(COMMISSION)],
        ['payout', ledgerForTransfer(SHARE - COMMISSION)],
      ]),
    ];
    const { bookings, sums, closingMinor } = statementOf(entries, 0);
    expect(bookings.map(({ bookingId, balanceMinor }) => [bookingId, balanceMinor])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
    expect(sums).toEqual({
      shares: SHARE,
      taken_back: 0,
      owed: -COMMISSION,
      payouts: COMMISSION - SHARE,
      offsets: 0,
      correction: 0,
    });
    expect(closingMinor).toBe(0);
  });

  it('what a person puts right by hand is shown', () => {
    const [line] = linesOf([['correction', ledgerReversal(ledgerForTransfer(100))]]) ?? [];
    expect(line).toMatchObject({ kind: 'correction', balanceMinor: 100 });
  });

  it('an extension that is undone with its check-in says so, and takes its share back', () => {
    const more = ledgerForExtension(18_000, 23_000);
    const lines = linesOf([
      ['extension', more],
      ['extension_undone', ledgerReversal(more)],
    ]);
    expect(lines).toMatchObject([
      { kind: 'extension', priceMinor: 5000 },
      { kind: 'extension_undone', priceMinor: -5000 },
    ]);
    expect(lines?.map(({ balanceMinor }) => balanceMinor).reduce((sum, one) => sum + one)).toBe(0);
  });
});

/** Everything that can happen to a booking's money, of a total. */
const story = fc
  .record({
    total: fc.integer({ min: 50, max: 500_000 }),
    part: fc.integer({ min: 1, max: 50 }),
    way: fc.nat(5),
  })
  .map(({ total, part, way }): Booked[] => {
    const { grossMinor, payoutMinor } = commissionFor(total);
    const rented: Booked[] = [
      ['payment', ledgerForPayment(total)],
      ['check_in', ledgerForCheckIn(total)],
    ];
    const sent: Booked[] = [...rented, ['payout', ledgerForTransfer(payoutMinor)]];
    const taken = ledgerForShareTakenBack(total, part, 'renter');
    const shareMinor = 0 - companyBalance(taken);
    const ways: Booked[][] = [
      sent,
      [
        ['payment', ledgerForPayment(total)],
        ['cancellation', ledgerForCommissionKept(grossMinor)],
      ],
      [['company', ledgerForCommissionOwed(total)]],
      [
        ...sent,
        ['share_taken_back', taken],
        ['payout_reversed', ledgerReversal(ledgerForTransfer(shareMinor))],
      ],
      [...sent, ['share_taken_back', taken], ['share_owed', ledgerForShareOwed(shareMinor)]],
      [...rented, ['check_in_undone', ledgerReversal(ledgerForCheckIn(total))]],
    ];
    return ways[way] ?? sent;
  });

const ACCOUNTS: LedgerAccount[] = [
  ...(['provider_cash', 'renter', 'company_payable', 'company_receivable', 'company_clearing'] as const),
  ...(['commission_revenue', 'vat_payable', 'disputed', 'dispute_losses'] as const),
];

const anyEntry = fc.record({
  transactionId: fc.constantFrom('t1', 't2', 't3', 't4'),
  bookingId: fc.constantFrom('a', 'b', 'c'),
  kind: fc.constantFrom(...LEDGER_KINDS),
  at: fc.constant('2027-03-01T10:00:00.000Z'),
  account: fc.constantFrom(...ACCOUNTS),
  amountMinor: fc.integer({ min: -100_000, max: 100_000 }),
});

/** Opening and closing are the ledger's, and the lines lead from one to the other. */
function expectExact(before: readonly StatementEntry[], during: readonly StatementEntry[]): void {
  const statement = statementOf(during, companyBalance(before));
  const lines = statement.bookings.flatMap((booking) => booking.lines);
  const moved = lines.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  expect(statement.closingMinor).toBe(companyBalance([...before, ...during]));
  expect(moved).toBe(statement.closingMinor - statement.openingMinor);
  expect(STATEMENT_SUMS.reduce((sum, name) => sum + statement.sums[name], 0)).toBe(moved);
}

describe('the lines add up to the cent', () => {
  it('of whatever happened to bookings, wherever the month ends', () => {
    fc.assert(
      fc.property(fc.array(story, { maxLength: 30 }), fc.nat(), (stories, at) => {
        const entries = stories.flatMap((one, index) => book(`booking ${index}`, one));
        const end = at % (entries.length + 1);
        // A transaction is in one month.
        const cut = entries.findIndex(
          ({ transactionId }, index) => index >= end && transactionId !== entries[index - 1]?.transactionId,
        );
        const first = cut === -1 ? entries.length : cut;
        expectExact(entries.slice(0, first), entries.slice(first));
        for (const line of statementOf(entries, 0).bookings.flatMap(({ lines }) => lines)) {
          if (line.priceMinor === null) continue;
          expect(line.priceMinor + (line.commissionMinor ?? 0)).toBe(line.balanceMinor);
        }
      }),
    );
  });

  it('of entries that no rule of ours would book', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 40 }), fc.array(anyEntry, { maxLength: 40 }), expectExact),
    );
  });
});

describe('a month is Rome’s', () => {
  it('ends at midnight there, summer and winter', () => {
    expect(monthPeriod('2027-03')).toEqual({
      from: new Date('2027-02-28T23:00:00Z'),
      to: new Date('2027-03-31T22:00:00Z'),
    });
    expect(monthOf(new Date('2027-12-31T23:00:00Z'))).toBe('2028-01');
    expect(quarterPeriod(2027, 4)).toEqual({
      from: new Date('2027-09-30T22:00:00Z'),
      to: new Date('2027-12-31T23:00:00Z'),
    });
  });

  it('months go from the first to now, the latest first', () => {
    expect(monthsBetween(new Date('2026-11-30T23:30:00Z'), new Date('2027-02-01T00:00:00Z'))).toEqual([
      '2027-02',
      '2027-01',
      '2026-12',
    ]);
  });
});
