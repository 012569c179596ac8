import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { payWith, VISA } from '@nolo/payments-sandbox/test-support/payer.ts';
import { inDays, type createCar } from '@nolo/tests/factories/car.ts';
import type { TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody, roma } from '@nolo/tests/factories/reservation.ts';
import { within } from '@nolo/tests/setup/within.ts';
import { BROKEN, STUCK_MS, type Step, type Tally } from './tally.ts';

type Car = Awaited<ReturnType<typeof createCar>>;

/** What renters were told: it has to be so afterwards. */
export type Promised = { reserved: Set<string>; paid: Set<string>; cancelled: Set<string> };

export type LoadWorld = {
  origins(): readonly [string, string];
  cars: readonly Car[];
  tally: Tally;
  promised: Promised;
  /** From the press on 'pay' until the booking was seen as PAID. */
  untilPaidMs: number[];
  over: AbortSignal;
};

/** Periods of three days, one after the other, that renters choose from. */
const PERIODS = 30;
const LOOK_EVERY_MS = 300;
const LOOKS = 60;
/** Of so many rentals one is given back unpaid, and one is kept. */
const UNPAID_EVERY = 4;
const KEPT_EVERY = 20;

/** What is read of the answers. */
const answers = z.object({
  data: z
    .object({
      quote: z.object({ total: z.number() }),
      reservation_id: z.string(),
      url: z.string(),
      reservation: z.object({ status: z.string() }),
      reservations: z.array(z.object({ id: z.string(), status: z.string() })),
    })
    .partial()
    .nullish(),
});

type Reply = { status: number; data: NonNullable<z.output<typeof answers>['data']> };
type Call = { step: Step; path: string; body?: object };

/** One renter: searches, looks at a car, asks its price, reserves, pays, cancels, and begins again. */
export class RenterLoad {
  readonly #world: LoadWorld;
  readonly #renter: TestRenter;
  #turn: number;

  constructor(world: LoadWorld, renter: TestRenter, number: number) {
    this.#world = world;
    this.#renter = renter;
    this.#turn = number * 7;
  }

  async run(): Promise<void> {
    for (; !this.#world.over.aborted; this.#turn += 1) await this.#rental();
  }

  async #rental(): Promise<void> {
    const { cars } = this.#world;
    const car = cars[this.#turn % cars.length];
    if (car === undefined) return;
    const first = 10 + 4 * (this.#turn % PERIODS);
    const dates = { start_date: inDays(first), end_date: inDays(first + 3) };
    const query = new URLSearchParams(dates).toString();
    await this.#ask({ step: 'search', path: '/cars', body: { lat: roma.lat, long: roma.long, ...dates } });
    await this.#ask({ step: 'car', path: `/car/${car.slug}/${car.id}?${query}` });
    const quote = await this.#ask({ step: 'quote', path: `/amount/calculation/car/${car.id}?${query}` });
    if (quote.data.quote === undefined) return;
    const body = reservationBody({ ...dates, expected_total: quote.data.quote.total });
    const path = `/customer/reservation/car/${car.id}`;
    const { status, data } = await this.#ask({ step: 'reserve', path, body });
    if (status === 422) await this.#cancelUnpaid();
    if (status !== 201) return;
    await this.#decide(String(data.reservation_id), String(data.url));
  }

  async #decide(id: string, url: string): Promise<void> {
    this.#world.promised.reserved.add(id);
    const paysFor = this.#turn % UNPAID_EVERY !== 0;
    if (paysFor && !(await this.#pay(id, url))) return;
    if (this.#turn % KEPT_EVERY !== 1) await this.#cancel(id);
  }

  /** Whether the booking was seen as PAID. */
  async #pay(id: string, url: string): Promise<boolean> {
    const began = performance.now();
    const answer = await within(STUCK_MS, 'a payment', payWith(url, VISA)).catch(() => null);
    this.#world.tally.count('pay', answer?.status ?? BROKEN, performance.now() - began);
    // Back to the site, and not to the hosted page, once it is paid.
    if (!answer?.location || answer.location.includes('/c/pay/')) return false;
    this.#world.promised.paid.add(id);
    for (let look = 0; look < LOOKS && !this.#world.over.aborted; look += 1) {
      const { data } = await this.#ask({ step: 'booking', path: `/customer/reservation/${id}` });
      if (data.reservation?.status === 'PAID') {
        this.#world.untilPaidMs.push(performance.now() - began);
        return true;
      }
      await pause(LOOK_EVERY_MS);
    }
    return false;
  }

  async #cancel(id: string): Promise<void> {
    const { status } = await this.#ask({
      step: 'cancel',
      path: '/reservation/cancel',
      body: { reservation_id: id },
    });
    if (status === 200) this.#world.promised.cancelled.add(id);
  }

  /** Left by answers that were lost: a renter may have three. */
  async #cancelUnpaid(): Promise<void> {
    const { data } = await this.#ask({ step: 'booking', path: '/customer/reservation' });
    for (const { id, status } of data.reservations ?? []) if (status === 'PENDING') await this.#cancel(id);
  }

  async #ask({ step, path, body }: Call): Promise<Reply> {
    const origin = this.#world.origins()[this.#turn % 2 === 0 ? 0 : 1];
    const began = performance.now();
    const reply = await fetch(`${origin}/api/v1${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...bearer(this.#renter) },
      signal: AbortSignal.timeout(STUCK_MS),
    }).catch(() => null);
    const answer =
      reply === null
        ? null
        : await reply.json().then(
            (json) => answers.parse(json),
            () => null,
          );
    const status = reply === null || answer === null ? BROKEN : reply.status;
    this.#world.tally.count(step, status, performance.now() - began);
    if (status === BROKEN) await pause(LOOK_EVERY_MS);
    return { status, data: answer?.data ?? {} };
  }
}
