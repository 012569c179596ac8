import type { CheckoutSession } from './payment-gateway.ts';
import type { PaymentRow } from './payment-store.ts';

export type PaymentProblem = 'session' | 'intent' | 'amount' | 'currency' | 'mode' | 'live';

/** In what a paid session differs from the payment it names; null when it is that payment's. */
export function paymentProblem(
  { booking_id, amount_minor, currency }: PaymentRow,
  /** The payment's sessions, and the payment that has this intent already. */
  { known, recorded }: { known: readonly { id: string }[]; recorded: PaymentRow | null },
  session: Pick<CheckoutSession, 'id' | 'amountTotalMinor' | 'currency' | 'mode' | 'isLive'>,
  isLive: boolean,
): PaymentProblem | null {
  // None yet: the provider's answer to the opening of this one was lost.
  const isOwn = known.length === 0 || known.some(({ id }) => id === session.id);
  if (!isOwn) return 'session';
  if (recorded !== null && recorded.booking_id !== booking_id) return 'intent';
  if (session.amountTotalMinor !== amount_minor) return 'amount';
  if (session.currency !== currency) return 'currency';
  if (session.mode !== 'payment') return 'mode';
  return session.isLive === isLive ? null : 'live';
}
