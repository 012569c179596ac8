/** With what a deposit is left at the counter. */
export const depositPayments = ['credit_card', 'debit_card', 'cash', 'bank_transfer'] as const;
export type DepositPayment = (typeof depositPayments)[number];

/** More is a slip of the finger; minor units. */
export const MOST_DEPOSIT_MINOR = 2_000_000;
