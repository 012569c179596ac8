import type { Reservation } from '../../../contract/bookings.ts';
import { isUnknown, loadPayment, type Payment, type Target } from './load-payment.ts';
import { pauseFor, returnState } from './return-state.ts';

export type Answer =
  { kind: 'loading' } | { kind: 'unknown' } | { kind: 'unreachable' } | ({ kind: 'known' } & Payment);

/** Asks for a payment, while somebody listens, until nothing can change any more. */
export function watchPayment(target: Target | null) {
  let answer: Answer = { kind: target ? 'loading' : 'unknown' };
  let known: Payment | null = null;
  let abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onChange: (() => void) | null = null;

  const tell = (next: Answer) => {
    answer = next;
    onChange?.();
  };
  const tellKnown = (payment: Payment) => {
    known = payment;
    tell({ kind: 'known', ...payment });
  };
  const stop = () => {
    abort.abort();
    clearTimeout(timer);
  };
  const again = (payment: Payment, asked: number) => {
    const pause = pauseFor(returnState(payment.booking, payment.session?.payment_state ?? null), asked);
    if (pause !== null) timer = setTimeout(() => void question(asked + 1), pause);
  };
  const question = async (asked: number) => {
    if (target === null) return;
    const { signal } = abort;
    try {
      const payment = await loadPayment(target, known, signal);
      if (!signal.aborted) tellKnown(payment);
    } catch (error) {
      if (signal.aborted) return;
      if (known === null || isUnknown(error))
        return tell({ kind: isUnknown(error) ? 'unknown' : 'unreachable' });
    }
    if (known !== null && !signal.aborted) again(known, asked);
  };
  /** At once, and from the first, short pause. */
  const ask = () => {
    stop();
    abort = new AbortController();
    if (known === null && target !== null) tell({ kind: 'loading' });
    void question(1);
  };

  return {
    ask,
    answer: () => answer,
    /** Takes what cancelling answered, and asks no further where that is the end. */
    take: (booking: Reservation) => {
      stop();
      abort = new AbortController();
      tellKnown({ session: known?.session ?? null, booking });
    },
    listen: (listener: () => void) => {
      onChange = listener;
      ask();
      return stop;
    },
  };
}
