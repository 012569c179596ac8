/** What the provider says of a checkout session. `processing`: complete, but its money takes days (a bank debit). */
export const checkoutStates = ['open', 'processing', 'paid', 'expired'] as const;
export type CheckoutState = (typeof checkoutStates)[number];
