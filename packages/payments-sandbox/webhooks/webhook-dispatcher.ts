import type { Delivery } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { signatureHeader } from './sign-payload.ts';
import { webhookSettings } from './webhook-settings.ts';

const BACK_OFF_SECONDS = [1, 2, 5, 10, 30, 60];
const MAX_ATTEMPTS = 200;
const ATTEMPT_TIMEOUT_MS = 10_000;
const STOP_GRACE_MS = 2_000;

/**
 * Sends what is due, one delivery at a time, so that the order set by the tests is the order of arrival.
 * A delivery counts as made once the receiver said 2xx; when the process ends before that is written down,
 * the event goes out again after the restart, as the provider's do.
 */
export class WebhookDispatcher {
  readonly #store: Store;
  readonly #secret: string;
  url: string | null;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #stopped = false;
  readonly #stopping = new AbortController();

  constructor(store: Store, secret: string, url: string | null) {
    this.#store = store;
    this.#secret = secret;
    this.url = url;
  }

  start(): void {
    this.#store.onChange(() => this.wake());
    this.wake();
  }

  wake(): void {
    if (this.#stopped || this.#round) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#startRound(), this.#msUntilDue());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    const grace = setTimeout(() => this.#stopping.abort(), STOP_GRACE_MS);
    await this.#round;
    clearTimeout(grace);
  }

  #startRound(): void {
    this.#round = this.#sendAllDue().finally(() => {
      this.#round = null;
      this.wake();
    });
  }

  async #sendAllDue(): Promise<void> {
    for (let next = this.#nextDue(); next && !this.#stopped; next = this.#nextDue())
      await this.#attempt(next);
  }

  #waiting(): Delivery[] {
    if (this.url === null) return [];
    const { heldTypes } = webhookSettings(this.#store);
    const isHeld = (type: string) => heldTypes.includes('*') || heldTypes.includes(type);
    return this.#store
      .all('delivery')
      .filter((delivery) => delivery.status === 'pending' && !isHeld(delivery.eventType));
  }

  #nextDue(): Delivery | undefined {
    const now = Date.now();
    const due = this.#waiting().filter((delivery) => delivery.nextAttemptAt <= now);
    const { order } = webhookSettings(this.#store);
    if (order === 'created') return due[0];
    return order === 'reversed' ? due.at(-1) : due[Math.floor(Math.random() * due.length)];
  }

  #msUntilDue(): number {
    const earliest = Math.min(...this.#waiting().map((delivery) => delivery.nextAttemptAt));
    // With nothing waiting, the next change wakes the dispatcher; a long timer does no harm until then.
    return Math.min(Math.max(earliest - Date.now(), 0), 60_000);
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const result = await this.#send(delivery.event);
    // Interrupted by stop(): not an answer, so it is sent again after the restart.
    if (this.#stopping.signal.aborted && !/^\d/.test(result)) return;
    this.#store.transact((tx) => {
      const current = tx.get('delivery', delivery.id);
      if (!current) return;
      const attempts = [...current.attempts, { at: Date.now(), result }];
      const wait = BACK_OFF_SECONDS[attempts.length - 1] ?? 60;
      const status = result.startsWith('2')
        ? 'delivered'
        : attempts.length < MAX_ATTEMPTS
          ? 'pending'
          : 'given_up';
      tx.put('delivery', { ...current, attempts, status, nextAttemptAt: Date.now() + wait * 1000 });
      const event = tx.get('event', current.event);
      if (status === 'delivered' && event) tx.put('event', { ...event, pending_webhooks: 0 });
    });
  }

  /** The HTTP status, or what went wrong. */
  async #send(eventId: string): Promise<string> {
    const event = this.#store.get('event', eventId);
    if (!event || this.url === null) return 'no such event';
    const payload = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(payload, this.#secret, Math.floor(Date.now() / 1000)),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), this.#stopping.signal]),
      });
      await response.arrayBuffer();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? describe(error) : 'failed';
    }
  }
}

function describe(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
