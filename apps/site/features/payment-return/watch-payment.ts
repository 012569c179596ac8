import type { Reservation } from '@nolo/contract/bookings.ts';
import { isUnknown, loadPayment, type Payment, type Target } from './load-payment.ts';
import { pauseFor, returnState } from './return-state.ts';

export type Answer =
  { kind: 'loading' } | { kind: 'unknown' } | { kind: 'unreachable' } | ({ kind: 'known' } & Payment);

/** Asks for a payment, while somebody listens, until nothing can change any more. */
export class PaymentWatch {
  readonly #target: Target | null;
  #answer: Answer;
  #known: Payment | null = null;
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onChange: (() => void) | null = null;

  constructor(target: Target | null) {
    this.#target = target;
    this.#answer = { kind: target ? 'loading' : 'unknown' };
  }

  readonly answer = (): Answer => this.#answer;

  /** At once, and from the first, short pause. */
  readonly ask = (): void => {
    this.#start();
    if (this.#target === null) return;
    if (this.#known === null) this.#tell({ kind: 'loading' });
    void this.#question(this.#target, 1);
  };

  /** Takes what cancelling answered, and asks no further where that is the end. */
  readonly take = (booking: Reservation): void => {
    this.#start();
    this.#tellKnown({ session: this.#known?.session ?? null, booking });
  };

  readonly listen = (listener: () => void): (() => void) => {
    this.#onChange = listener;
    this.ask();
    return this.#stop;
  };

  readonly #stop = (): void => {
    this.#abort.abort();
    clearTimeout(this.#timer);
  };

  #start(): void {
    this.#stop();
    this.#abort = new AbortController();
  }

  #tell(next: Answer): void {
    this.#answer = next;
    this.#onChange?.();
  }

  #tellKnown(payment: Payment): void {
    this.#known = payment;
    this.#tell({ kind: 'known', ...payment });
  }

  async #question(target: Target, asked: number): Promise<void> {
    const { signal } = this.#abort;
    try {
      const payment = await loadPayment(target, this.#known, signal);
      if (!signal.aborted) this.#tellKnown(payment);
    } catch (error) {
      if (signal.aborted) return;
      if (isUnknown(error)) return this.#tell({ kind: 'unknown' });
      if (this.#known === null) return this.#tell({ kind: 'unreachable' });
    }
    if (this.#known !== null && !signal.aborted) this.#askAgain(target, this.#known, asked);
  }

  #askAgain(target: Target, { booking, session }: Payment, asked: number): void {
    const pause = pauseFor(returnState(booking, session?.payment_state ?? null), asked);
    if (pause !== null) this.#timer = setTimeout(() => void this.#question(target, asked + 1), pause);
  }
}
