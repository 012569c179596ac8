import { isFinished, isLive, type BookingStatus } from '../booking/booking-state.ts';
import { isNotProvided, type CancelReason } from '../booking/cancel-reason.ts';
import { commissionFor } from '../commission/commission.ts';
import { netOfVat } from '../money/money.ts';

/** A booking beside what the ledger has of it; minor units. */
export type BookingBooks = {
  status: BookingStatus;
  cancelReason: CancelReason | null;
  totalMinor: number;
  /** What of the total has been given back, or is decided to be. */
  refundedMinor: number;
  /** Of refunds that failed, less what has made them good, at the provider or outside. Below zero: given in place of what is decided. */
  owedMinor: number;
  /** What the renter got back by a lost dispute, of what was held for them. */
  lostMinor: number;
  /** Taken by disputes that are open. */
  disputedMinor: number;
  /** Held for the renter by the ledger. */
  heldMinor: number;
  /** Commission before VAT, and its VAT, as the ledger has earned them. */
  revenueMinor: number;
  vatMinor: number;
  /** What the renter got back after check-in, so that commission and share are those of the rest; not in `refundedMinor`. */
  takenBackMinor: number;
  /** Owed to the company by the ledger; below zero: to be taken back from it. */
  companyMinor: number;
  /** The same by its payouts, transfers and reversals. */
  unpaidMinor: number;
};

export type BooksProblem = {
  what: 'renter_balance' | 'commission' | 'payout';
  expected: number;
  ours: number;
};

/** In what the ledger differs from what a booking's status and total demand (docs/specification/money.md 4). */
export function booksProblems(books: BookingBooks): BooksProblem[] {
  const found: BooksProblem[] = [];
  const heldMinor = expectedHeld(books);
  if (books.heldMinor !== heldMinor && !waitsForTheBank(books, heldMinor)) {
    found.push({ what: 'renter_balance', expected: heldMinor, ours: books.heldMinor });
  }
  const grossMinor = books.revenueMinor + books.vatMinor;
  const expected = expectedCommission(books, grossMinor);
  if (
    expected !== null &&
    (expected.netMinor !== books.revenueMinor || expected.vatMinor !== books.vatMinor)
  ) {
    const expectedMinor = expected.netMinor + expected.vatMinor;
    found.push({ what: 'commission', expected: expectedMinor, ours: grossMinor });
  }
  const { companyMinor, unpaidMinor } = books;
  if (companyMinor !== unpaidMinor) found.push({ what: 'payout', expected: unpaidMinor, ours: companyMinor });
  return found;
}

/** What the renter's bank decides about waits until it has: neither given back nor kept. */
function waitsForTheBank({ status, heldMinor, disputedMinor }: BookingBooks, expectedMinor: number): boolean {
  const waitingMinor = heldMinor - expectedMinor;
  return status === 'CANCELLED' && waitingMinor > 0 && waitingMinor <= disputedMinor;
}

const hasBegun = (status: BookingStatus) => status === 'CHECKED IN' || isFinished(status);

function expectedHeld({
  status,
  totalMinor,
  refundedMinor,
  owedMinor,
  lostMinor,
}: Omit<BookingBooks, 'heldMinor'>): number {
  if (isLive(status) && !hasBegun(status)) return totalMinor - refundedMinor + owedMinor - lostMinor;
  // Before a payment nothing, and from the end or the check-in on only what is still owed of failed refunds.
  return lostMinor === 0 ? owedMinor : Math.max(0, owedMinor - lostMinor);
}

/** What has to be earned; null: not for this to say. */
function expectedCommission(
  { status, cancelReason, totalMinor, refundedMinor, lostMinor, takenBackMinor }: BookingBooks,
  grossMinor: number,
): { netMinor: number; vatMinor: number } | null {
  const whole = commissionFor(totalMinor);
  if (hasBegun(status))
    return refundedMinor === 0 && lostMinor === 0 ? commissionFor(totalMinor - takenBackMinor) : null;
  if (status !== 'CANCELLED') return { netMinor: 0, vatMinor: 0 };
  if (isNotProvided(cancelReason)) return whole;
  // Kept when the renter cancelled late or did not come: never more than the commission, and what is missing to it went back by hand.
  const keptMinor = Math.min(Math.max(0, grossMinor), whole.grossMinor);
  const netMinor = netOfVat(keptMinor);
  return { netMinor, vatMinor: keptMinor - netMinor };
}
