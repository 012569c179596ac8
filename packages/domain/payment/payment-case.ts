import { keysOf } from '../records.ts';

/** The kinds of payment cases, which a person has to decide. */
export const paymentCaseKinds = [
  /** A paid session that does not fit its booking: not taken for a payment. */
  'payment_does_not_fit',
  /** The provider names a payment of which we know nothing. */
  'unknown_payment',
  /** The ledger, or the booking's state, says paid, and the provider has no such payment. */
  'payment_missing',
  'refund_failed',
  /** The provider does not let us make a refund; it is sent once this is resolved. */
  'refund_not_permitted',
  'dispute',
  'fraud_warning',
  /** A booking holds its car, and its whole payment has gone back. */
  'money_gone',
  /** The renter says that they came for the car of a booking that was closed as a no-show. */
  'no_show_objected',
  /** The renter says that they were not given the car, and its company objects. */
  'not_handed_over_objected',
  /** Provider and ledger differ. */
  'difference',
  /** An event of the provider that could not be handled for a day. */
  'event_given_up',
  /** A job that failed for good. */
  'job_given_up',
] as const;
export type PaymentCaseKind = (typeof paymentCaseKinds)[number];

/** In what a paid session differs from the payment it names. */
export const paymentProblems = [
  'session',
  'intent',
  'amount',
  'currency',
  'mode',
  'live',
  /** It is on a company's connected account, and ours are all on the platform's own. */
  'account',
] as const;
export type PaymentProblem = (typeof paymentProblems)[number];

/** What differs between provider and ledger, or between ledger and booking. */
export const differenceSubjects = [
  'payment',
  'refund',
  'failed_refund',
  'refund_made_twice',
  /** Said to be made, and nobody can tell which of the provider's it is. */
  'refund_without_id',
  'dispute',
  'provider_cash',
  'renter_balance',
  'commission',
  /** To a company's account; in the provider's word for the movement. */
  'transfer',
  'transfer_refund',
  /** What a company is owed, by the ledger and by its payouts. */
  'payout',
] as const;
export type DifferenceSubject = (typeof differenceSubjects)[number];

type PaymentCaseFieldKind = 'amount' | 'difference' | 'instant' | 'problem' | 'text';

/** What a case says of itself, in the order in which it is read, and what its value is. */
export const paymentCaseFields = {
  problem: 'problem',
  /** Of movements of other kinds it is the provider's word for them. */
  what: 'difference',
  amountMinor: 'amount',
  /** Of the amount. */
  currency: 'text',
  provider: 'amount',
  expected: 'amount',
  ours: 'amount',
  reason: 'text',
  respondBy: 'instant',
  fraudType: 'text',
  /** HTTP status of the provider's answer. */
  answer: 'text',
  /** Our refund's id. */
  refund: 'text',
  session: 'text',
  /** The kind of the provider's object that names the payment. */
  kind: 'text',
  payment: 'text',
  /** A booking's id, as the provider has it. */
  booking: 'text',
  account: 'text',
  type: 'text',
  job: 'text',
  data: 'text',
  /** Of the booking that the case is about. */
  number: 'text',
  totalMinor: 'amount',
} as const satisfies Record<string, PaymentCaseFieldKind>;
export type PaymentCaseField = keyof typeof paymentCaseFields;
export const paymentCaseFieldNames = keysOf(paymentCaseFields);

/** Amounts are minor units, instants ISO 8601. */
type Values = {
  amount: number;
  difference: string;
  instant: string;
  problem: PaymentProblem;
  text: string | number;
};

export type PaymentCaseDetails = {
  readonly [field in PaymentCaseField]?: Values[(typeof paymentCaseFields)[field]] | null;
};

/** How much money a case is about, minor units of euro; null where it does not say so. */
export function concernedMinor(details: PaymentCaseDetails): number | null {
  const { amountMinor, currency = 'EUR', expected, ours, provider, totalMinor } = details;
  if (amountMinor !== undefined) return currency === 'EUR' ? amountMinor : null;
  if (ours === undefined || ours === null) return totalMinor ?? null;
  return Math.abs((provider ?? expected ?? 0) - ours);
}
