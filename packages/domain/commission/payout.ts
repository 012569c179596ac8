import { isFinished, isLive, type BookingStatus } from '../booking/booking-state.ts';
import { isUnderWay, type RefundState } from '../booking/refund-state.ts';
import { commissionFor } from './commission.ts';

/** Why a company's money waits. */
export const payoutHolds = [
  'dispute_open',
  'fraud_warning',
  'refund_pending',
  /** A person has still to look at something of the booking's money. */
  'under_review',
  /** The renter is there, and their money never became the company's: a state set by hand. */
  'not_handed_over',
  /** The provider does not let the company's account take money. */
  'account_not_enabled',
  /** Somebody of the platform's finance holds it. */
  'staff',
] as const;
export type PayoutHold = (typeof payoutHolds)[number];

/** `at_check_in`: not yet the company's, as long as the renter may cancel. */
export const payoutStates = ['nothing', 'at_check_in', 'due', 'held'] as const;

/** What is known of a booking's payments, and may keep its company's money back. */
export type PaymentFacts = {
  /** How its disputes stand, in the provider's words. */
  disputes: readonly string[];
  /** A card's bank suspects fraud, and nobody has acted on it. */
  isFraudSuspected: boolean;
  refunds: readonly RefundState[];
  /** Findings that nobody has resolved; disputes and warnings speak for themselves. */
  openCases: number;
};

/** Decided for us; `warning_closed` is an inquiry that never became a dispute. */
const WON = ['won', 'warning_closed'];

/** A cardholder or their bank contests the payment, or has had it back. */
export function isContested({ disputes, isFraudSuspected }: PaymentFacts): boolean {
  return isFraudSuspected || disputes.some((status) => !WON.includes(status));
}

/** What keeps money back beside the booking's payments. */
type OtherHolds = Partial<Record<'not_handed_over' | 'account_not_enabled' | 'staff', boolean>>;

/**
 * Everything that keeps the money back; nothing of it is paid out in part. A dispute that was lost has taken its share with
 * it: what is left is the company's.
 */
export function payoutHoldsOf(facts: PaymentFacts, others: OtherHolds = {}): PayoutHold[] {
  const applies: Record<PayoutHold, boolean> = {
    dispute_open: facts.disputes.some((status) => status !== 'lost' && !WON.includes(status)),
    fraud_warning: facts.isFraudSuspected,
    refund_pending: facts.refunds.some(isUnderWay),
    under_review: facts.openCases > 0,
    not_handed_over: others.not_handed_over === true,
    account_not_enabled: others.account_not_enabled === true,
    staff: others.staff === true,
  };
  return payoutHolds.filter((hold) => applies[hold]);
}

/** Amounts that the ledger has of a booking, minor units. */
export type BookedMoney = {
  status: BookingStatus;
  /** Held for the renter: paid, and neither earned nor given back. */
  renterMinor: number;
  /** Owed to the company since check-in. */
  companyMinor: number;
};

export type Payout = {
  state: (typeof payoutStates)[number];
  amountMinor: number;
  holds: PayoutHold[];
};

/**
 * What of a booking's money goes to its company, and when (docs/specification/money.md 2): from check-in on all that
 * the ledger owes it, before that the total less commission once the renter is there; none of it while anything holds
 * it back, or while money that is the company's by now is still the renter's in the ledger.
 */
export function payoutOf({ status, renterMinor, companyMinor }: BookedMoney, facts: PaymentFacts): Payout {
  const hasBegun = status === 'CHECKED IN' || isFinished(status);
  const isNotHandedOver = hasBegun && renterMinor > 0;
  const expected = isLive(status) || hasBegun ? commissionFor(Math.max(0, renterMinor)).payoutMinor : 0;
  const amountMinor = (hasBegun ? companyMinor : 0) + expected;
  if (amountMinor <= 0) return { state: 'nothing', amountMinor: 0, holds: [] };
  const holds = payoutHoldsOf(facts, { not_handed_over: isNotHandedOver });
  if (holds.length > 0) return { state: 'held', amountMinor, holds };
  return { state: hasBegun ? 'due' : 'at_check_in', amountMinor, holds };
}

/** `owed`: what the company owes us, commissions of refused replacements (docs/specification/states.md 6). */
export type CompanyPayouts<Booking> = Record<'due' | 'held' | 'at_check_in' | 'owed', number> & {
  companyId: number;
  companyName: string;
  bookings: (Booking & { payout: Payout })[];
};

type OfCompany = BookedMoney & {
  companyId: number;
  companyName: string;
  /** What the company owes us of the booking. */
  owedMinor: number;
  facts: PaymentFacts;
};

/**
 * What each company gets now, later, or not before something is settled, and what it owes; those of which neither is
 * anything are left out.
 */
export function payoutsByCompany<Booking extends OfCompany>(
  bookings: readonly Booking[],
): CompanyPayouts<Booking>[] {
  const found = new Map<number, CompanyPayouts<Booking>>();
  for (const booking of bookings) {
    const payout = payoutOf(booking, booking.facts);
    const { companyId, companyName, owedMinor } = booking;
    if (payout.state === 'nothing' && owedMinor === 0) continue;
    const empty = { companyId, companyName, due: 0, held: 0, at_check_in: 0, owed: 0, bookings: [] };
    const company: CompanyPayouts<Booking> = found.get(companyId) ?? empty;
    if (payout.state !== 'nothing') company[payout.state] += payout.amountMinor;
    company.owed += owedMinor;
    company.bookings.push({ ...booking, payout });
    found.set(companyId, company);
  }
  return [...found.values()];
}
