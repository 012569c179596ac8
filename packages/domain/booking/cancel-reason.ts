/**
 * Why a booking was cancelled (docs/specification/states.md 2); screens say it, and only what expired can be restored.
 */
export const CANCEL_REASONS = [
  /** By the renter. */
  'renter',
  /** Not paid in time. */
  'expired',
  /** The renter asked for something else of the same car meanwhile. */
  'replaced',
  /** The payment provider could not be reached, so nothing could be paid. */
  'payment_unavailable',
  /** A payment that takes days, as by bank debit, failed. */
  'payment_failed',
  /** Paid, but not what was owed: the car is free again and a person finds a remedy for the payment. */
  'payment_does_not_fit',
  /** Paid after it had expired and the car was taken: the money went back in full. */
  'late_payment_refunded',
  /** The renter refused the other car that the company proposed: the money went back in full. */
  'replacement_refused',
  /** The renter did not answer the company's proposal in time: the money went back in full. */
  'replacement_unanswered',
  /** The whole payment had gone back, by hand or in a lost dispute, and a person ended the booking. */
  'payment_returned',
  /** The company said before the pickup that it cannot provide the car: the money went back in full. */
  'company',
  /** The company said so from the pickup time on: the money went back in full. */
  'not_handed_over',
  /** The company closed it because nobody came for the car: the commission is kept. */
  'no_show',
] as const;

export type CancelReason = (typeof CANCEL_REASONS)[number];

const NOT_PROVIDED: readonly CancelReason[] = [
  'replacement_refused',
  'replacement_unanswered',
  'company',
  'not_handed_over',
];

/**
 * Whether a booking ended because its company could not provide the car: everything goes back, and the company owes the
 * commission (docs/specification/states.md 5 and 6).
 */
export function isNotProvided(reason: CancelReason | null): boolean {
  return reason !== null && NOT_PROVIDED.includes(reason);
}
