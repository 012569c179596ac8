import { expect, test } from 'vitest';
import { bookingLedger, isOfProvider, type BookedEntry } from './booking-ledger.ts';
import {
  ledgerForCheckIn,
  ledgerForDisputeMovement,
  ledgerForLostDispute,
  ledgerForPayment,
  ledgerForProviderFee,
  ledgerForShareTakenBack,
  ledgerForTransfer,
  type LedgerEntry,
} from './ledger.ts';
import type { LedgerKind } from './ledger-kinds.ts';

/** Of transactions, one after the other. */
const booked = (...transactions: [LedgerKind, readonly LedgerEntry[]][]): BookedEntry[] =>
  transactions.flatMap(([kind, entries], day) =>
    entries.map((entry) => ({
      ...entry,
      transactionId: `${day}`,
      kind,
      at: `2027-03-0${day + 1}T10:00:00Z`,
      reference: null,
      payoutId: null,
    })),
  );

const nothing = { renter: 0, company: 0, commission: 0, costs: 0, provider: 0, elsewhere: 0 };

test('a rental reads from payment to payout, with what is held after each', () => {
  const ledger = bookingLedger(
    booked(
      ['payment', ledgerForPayment(23_000)],
      ['check_in', ledgerForCheckIn(23_000)],
      ['payout', ledgerForTransfer(19_550)],
      ['provider_fee', ledgerForProviderFee(370)],
    ),
  );
  expect(ledger.lines.map(({ kind, amounts, heldMinor }) => [kind, amounts, heldMinor])).toEqual([
    ['payment', { ...nothing, renter: 23_000, provider: 23_000 }, 23_000],
    ['check_in', { ...nothing, renter: -23_000, company: 19_550, commission: 3450 }, 19_550],
    ['payout', { ...nothing, company: -19_550, provider: -19_550 }, 0],
    ['provider_fee', { ...nothing, costs: -370, provider: -370 }, 0],
  ]);
  expect(ledger.sums).toEqual({ ...nothing, commission: 3450, costs: -370, provider: 3080 });
  expect([ledger.heldMinor, ledger.differenceMinor]).toEqual([0, 0]);
});

test('what a bank holds lies elsewhere, and what a lost dispute leaves is a cost', () => {
  const ledger = bookingLedger(
    booked(
      ['payment', ledgerForPayment(18_000)],
      ['check_in', ledgerForCheckIn(18_000)],
      ['dispute_movement', ledgerForDisputeMovement(-18_000, 2000)],
      ['dispute_lost', ledgerForLostDispute(18_000, 0)],
      ['share_taken_back', ledgerForShareTakenBack(18_000, 18_000, 'dispute_losses')],
    ),
  );
  expect(ledger.lines[2]?.amounts).toEqual({
    ...nothing,
    costs: -2000,
    provider: -20_000,
    elsewhere: 18_000,
  });
  expect(ledger.lines[3]?.amounts).toEqual({ ...nothing, costs: -18_000, elsewhere: -18_000 });
  expect(ledger.sums).toEqual({ ...nothing, costs: -2000, provider: -2000 });
});

test('where the money lies is always as much as whose it is', () => {
  const { sums } = bookingLedger(
    booked(['payment', ledgerForPayment(9999)], ['check_in', ledgerForCheckIn(9999)]),
  );
  expect(sums.provider + sums.elsewhere).toBe(sums.renter + sums.company + sums.commission + sums.costs);
});

test('a booking without money has no lines', () => {
  expect(bookingLedger([])).toEqual({ lines: [], sums: nothing, heldMinor: 0, differenceMinor: 0 });
});

test('the provider’s references are told from ours', () => {
  expect(['pi_123', 'txn_1Abc'].every(isOfProvider)).toBe(true);
  expect(['5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05', '5b0c 0'].some(isOfProvider)).toBe(false);
});
