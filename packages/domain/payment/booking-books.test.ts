import { expect, it } from 'vitest';
import { booksProblems, type BookingBooks } from './booking-books.ts';

/** 180.00: the commission is 27.00, 22.13 before VAT. */
const PAID: BookingBooks = {
  status: 'PAID',
  cancelReason: null,
  totalMinor: 18_000,
  refundedMinor: 0,
  owedMinor: 0,
  lostMinor: 0,
  disputedMinor: 0,
  heldMinor: 18_000,
  revenueMinor: 0,
  vatMinor: 0,
  takenBackMinor: 0,
  companyMinor: 0,
  unpaidMinor: 0,
};
const earned = { heldMinor: 0, revenueMinor: 2213, vatMinor: 487 };
const cancelled = {
  status: 'CANCELLED',
  cancelReason: 'renter',
  heldMinor: 0,
  refundedMinor: 18_000,
} as const;

it.each<[string, Partial<BookingBooks>]>([
  ['paid', {}],
  ['signed, 50.00 given back by hand', { status: 'SIGNED', refundedMinor: 5000, heldMinor: 13_000 }],
  ['paid, and a refund of a change is owed', { totalMinor: 12_000, owedMinor: 6000 }],
  [
    'paid, and given back in place of a refund that is still to be sent',
    { owedMinor: -1000, heldMinor: 17_000 },
  ],
  ['paid, and the dispute is lost', { lostMinor: 18_000, heldMinor: 0 }],
  ['not paid', { status: 'PENDING', heldMinor: 0 }],
  ['expired', { ...cancelled, cancelReason: 'expired', refundedMinor: 0 }],
  ['cancelled in time', cancelled],
  // As `ledgerForCommissionKept` splits it.
  ['cancelled late', { ...cancelled, refundedMinor: 15_300, revenueMinor: 2213, vatMinor: 487 }],
  [
    'cancelled late after a refund by hand',
    { ...cancelled, refundedMinor: 16_000, revenueMinor: 1639, vatMinor: 361 },
  ],
  ['cancelled, and the refund is owed', { ...cancelled, owedMinor: 18_000, heldMinor: 18_000 }],
  [
    'cancelled, the refund failed, and the dispute is lost',
    { ...cancelled, owedMinor: 15_300, lostMinor: 15_300 },
  ],
  [
    'cancelled while the bank decides',
    { ...cancelled, refundedMinor: 0, disputedMinor: 18_000, heldMinor: 18_000 },
  ],
  ['a refused replacement', { ...cancelled, ...earned, cancelReason: 'replacement_refused' }],
  ['checked in', { ...earned, status: 'CHECKED IN', companyMinor: 15_300, unpaidMinor: 15_300 }],
  [
    'checked in, and all given back afterwards',
    { heldMinor: 0, takenBackMinor: 18_000, status: 'CHECKED IN' },
  ],
])('fits: %s', (_, change) => {
  expect(booksProblems({ ...PAID, ...change })).toEqual([]);
});

it.each<[string, Partial<BookingBooks>, string, number, number]>([
  ['the total was changed', { totalMinor: 17_000 }, 'renter_balance', 17_000, 18_000],
  ['cancelled, and the money kept', { ...cancelled, heldMinor: 18_000 }, 'renter_balance', 0, 18_000],
  ['a refund missing in the ledger', { refundedMinor: 5000 }, 'renter_balance', 13_000, 18_000],
  ['a refund booked twice', { ...cancelled, heldMinor: -18_000 }, 'renter_balance', 0, -18_000],
  ['a refund in the ledger alone', { heldMinor: 13_000 }, 'renter_balance', 18_000, 13_000],
  [
    'more kept than the commission',
    { ...cancelled, refundedMinor: 15_000, revenueMinor: 2459, vatMinor: 541 },
    'commission',
    2700,
    3000,
  ],
  [
    'revenue and VAT are split otherwise',
    { ...cancelled, refundedMinor: 15_300, revenueMinor: 2000, vatMinor: 700 },
    'commission',
    2700,
    2700,
  ],
  ['a commission of a booking that has not begun', { revenueMinor: 100 }, 'commission', 0, 100],
  [
    'checked in, a part given back, and the whole commission kept',
    { ...earned, status: 'CHECKED IN', takenBackMinor: 6000 },
    'commission',
    1800,
    2700,
  ],
  ['owed to the company, and no payout', { companyMinor: 100 }, 'payout', 0, 100],
  ['checked in by hand', { status: 'CHECKED IN', ...earned, heldMinor: 18_000 }, 'renter_balance', 0, 18_000],
])('differs: %s', (_, change, what, expected, ours) => {
  expect(booksProblems({ ...PAID, ...change })).toEqual([{ what, expected, ours }]);
});
