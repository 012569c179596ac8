import { transition } from '../booking/booking-state.ts';
import type { BookingHistory, BookingStatus } from '../booking/booking-state.ts';
import { addDays, atTime, localDate } from '../calendar/local-date-time.ts';
import type { LocalDateTime } from '../calendar/local-date-time.ts';
import { commissionFor } from '../commission/commission.ts';

/** Days before 00:00 of the pickup day: 48 hours on the wall clock (docs/specification/states.md 4). */
export const FREE_UNTIL_DAYS_BEFORE = 2;

export const cancellationReasons = [
  'unpaid',
  'free',
  'commission_kept',
  /** The renter's bank has given back, or decides about, what they paid, or a part of it. */
  'with_bank',
  /** The agreed pickup time has come: company and renter settle it (docs/specification/states.md 4). */
  'pickup_passed',
  'not_allowed',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** What cancelling means for everybody's money, in minor units. */
export type CancellationTerms = {
  allowed: boolean;
  /** The last minute of free cancellation, wall clock at the pickup place. */
  freeUntil: LocalDateTime;
  /** Back to the renter. */
  refundMinor: number;
  /** Kept by the platform, its VAT included. */
  commissionKeptMinor: number;
  /** To the company: nothing, whenever the renter cancels. */
  companyMinor: number;
  reason: CancellationReason;
};

export type CancellationRequest = {
  status: BookingStatus;
  totalMinor: number;
  pickup: LocalDateTime;
  /** The wall clock at the pickup place now. */
  now: LocalDateTime;
  /** Whether the platform holds the renter's money. */
  paid: boolean;
  history?: BookingHistory;
  /** Given back before, by hand: what is left is what cancelling moves. */
  refundedMinor?: number;
  /** The company has proposed another car, and the renter has not taken it: leaving is refusing it. */
  hasReplacement?: boolean;
  /** What disputes have given back to the renter, or may: nobody promises it, or keeps a commission of it, before. */
  withBankMinor?: number;
};

/**
 * The last minute to cancel free of charge, or for a company to propose another car: 48 hours before 00:00
 * of the pickup day, that minute included. Pickup Fri 2027-03-26 10:00: Wed 2027-03-24 00:00
 * (docs/specification/states.md 4).
 */
export function freeCancellationUntil(pickup: LocalDateTime): LocalDateTime {
  return atTime(addDays(localDate(pickup), -FREE_UNTIL_DAYS_BEFORE), '00:00');
}

/** The same while cancelling is free at `now`, both on the wall clock at the pickup location; null once it is not. */
export function freeCancellationLeft(pickup: LocalDateTime, now: LocalDateTime): LocalDateTime | null {
  const until = freeCancellationUntil(pickup);
  return now <= until ? until : null;
}

/**
 * What cancelling at `now` does (docs/specification/states.md 4): free until 48 hours before the pickup day, afterwards
 * the renter gets the total minus the commission, until the pickup time; free, too, while the company, which cannot provide
 * the car, proposes another (docs/specification/states.md 6). Never throws; `allowed: false` means 409.
 * When allowed, refund + commission kept + company = what was paid, not given back before and not with the renter's bank.
 */
export function cancellationTerms(request: CancellationRequest): CancellationTerms {
  const freeUntil = freeCancellationUntil(request.pickup);
  const nothing = { freeUntil, refundMinor: 0, commissionKeptMinor: 0, companyMinor: 0 };
  if (transition(request.status, 'cancel', request.history) === null) {
    return { ...nothing, allowed: false, reason: 'not_allowed' };
  }
  if (!request.paid) return { ...nothing, allowed: true, reason: 'unpaid' };
  if (request.now >= request.pickup) return { ...nothing, allowed: false, reason: 'pickup_passed' };
  const isFree = request.now <= freeUntil || request.hasReplacement === true;
  const settled = isFree ? wholeRefund(request) : lateRefund(request);
  const reason = isFree ? 'free' : 'commission_kept';
  return {
    ...nothing,
    ...settled,
    allowed: true,
    reason: (request.withBankMinor ?? 0) > 0 ? 'with_bank' : reason,
  };
}

/** What goes back at a booking's end, and what is kept of it. */
type Settlement = Pick<CancellationTerms, 'refundMinor' | 'commissionKeptMinor'>;
type Held = Pick<CancellationRequest, 'totalMinor' | 'refundedMinor' | 'withBankMinor'>;

const goneMinor = ({ refundedMinor = 0, withBankMinor = 0 }: Held) => refundedMinor + withBankMinor;
const heldMinor = (held: Held) => Math.max(0, held.totalMinor - goneMinor(held));

/** All that is still held: the end is free, or the company's fault. */
export function wholeRefund(held: Held): Settlement {
  return { refundMinor: heldMinor(held), commissionKeptMinor: 0 };
}

/** The total without the commission, which is kept: the renter cancels late, or does not come. */
export function lateRefund(held: Held): Settlement {
  const { payoutMinor } = commissionFor(held.totalMinor);
  const refundMinor = Math.min(heldMinor(held), Math.max(0, payoutMinor - goneMinor(held)));
  return { refundMinor, commissionKeptMinor: heldMinor(held) - refundMinor };
}

/**
 * What happens to a live booking when its renter deletes the account: `cancel` on its terms, `keep` (nobody took the car
 * and the agreed return has passed: company and staff settle it, docs/specification/states.md 5), or `refuse` to
 * delete, because the rental has begun. `returnAt` and `now` are the wall clock at the pickup place.
 */
export function onAccountDeletion(
  terms: Pick<CancellationTerms, 'allowed' | 'reason'>,
  { returnAt, now }: { returnAt: LocalDateTime; now: LocalDateTime },
): 'cancel' | 'keep' | 'refuse' {
  if (terms.allowed) return 'cancel';
  return terms.reason === 'pickup_passed' && now >= returnAt ? 'keep' : 'refuse';
}
