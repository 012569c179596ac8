/**
 * Where a payment stands. `open`: nothing has been paid; whether it still can be, its booking or change says. `applied`: it
 * has paid what it is for. `late`: it came when that could not be had any more; `duplicate`: it came beside another one:
 * both go back in full. `unmatched`: the provider names it for a booking, and we have taken nothing in of it.
 */
const PAYMENT_STATES = ['open', 'applied', 'late', 'duplicate', 'unmatched'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What the provider says of a checkout session. `processing`: complete, but its money takes days (a bank debit). */
export const checkoutStates = ['open', 'processing', 'paid', 'expired'] as const;
export type CheckoutState = (typeof checkoutStates)[number];
