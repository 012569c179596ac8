/** What the ledger's transactions are about, in their order in the life of a booking. Each has words in every language. */
export const LEDGER_KINDS = [
  'payment',
  /** What the provider keeps of a payment for itself. */
  'provider_fee',
  /** The money went back: to whoever cancelled, or as the demo has it. */
  'refund',
  'cancelled_refund',
  /** The booking was changed, and is cheaper. */
  'amended_refund',
  /** Of a payment that came when the car was taken. */
  'late_payment_refund',
  /** Of a payment that was one too many. */
  'second_payment_refund',
  /** At the provider, by a person. */
  'manual_refund',
  'refund_failed',
  /** What a failed refund owed was paid outside the provider. */
  'refund_settled',
  /** The commission that is kept when a renter cancels late, or does not come. */
  'cancellation',
  'no_show',
  /** The commission that the company owes: it did not provide the car. */
  'company',
  'not_handed_over',
  'replacement_refused',
  'replacement_unanswered',
  'check_in',
  'check_in_undone',
  'extension',
  'extension_undone',
  'payout',
  'payout_reversed',
  /** An offset, in the booking whose payout is less for it, and in the one that was owed for. */
  'payout_offset',
  'debt_cleared',
  /** The bank took a disputed amount, or gave it back. */
  'dispute_movement',
  'dispute_lost',
  /** The renter had money back after check-in: commission and company's share are less. */
  'share_taken_back',
  /** What could not be taken back is owed by the company. */
  'share_owed',
  /** A mistake that a person put right. */
  'correction',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What a transaction is about; whatever a person has written there by hand is a correction. */
export const ledgerKindOf = (written: string): LedgerKind =>
  LEDGER_KINDS.find((kind) => kind === written) ?? 'correction';
