import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireBooking, expireChange } from '@nolo/api/bookings/expire-checkout.ts';
import { endReplacement } from '@nolo/api/bookings/replacements/end-replacement.ts';
import { proposeCar } from '../factories/replacement.ts';
import { createCar } from '../factories/car.ts';
import { changing, wish } from '../factories/amendments.ts';
import { createRenter, type TestRenter } from '../factories/renter.ts';
import { bearer, reservationBody, reserve } from '../factories/reservation.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { createTestApp, later, type TestApp } from '../setup/test-app.ts';
import { bookingOf, paymentOf } from './support/money.ts';
import { quiet, standingOf, standingOught } from './support/standing.ts';

const ROUNDS = 6;
let test: TestApp;
let renters: ReturnType<typeof changing>;

beforeAll(async () => {
  test = await createTestApp();
  renters = changing(test);
});
afterAll(() => test.close());

type Booked = { renter: TestRenter; id: string; carId: number };
/** A reply's status; null for what is no request. */
type Act = (booked: Booked) => Promise<{ statusCode: number; body: string } | null>;

async function unpaid(): Promise<Booked & { url: string }> {
  const renter = await createRenter(test.deps.database);
  const { id: carId } = await createCar(test.deps.database);
  const reply = await reserve(test.app, renter, carId, reservationBody());
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const { reservation_id: id, url } = reply.json().data;
  return { renter, id, carId, url };
}

const hold = () => sandboxControl(test.sandboxOrigin, 'webhooks/hold');
const release = () => sandboxControl(test.sandboxOrigin, 'webhooks/release');

/** Paid on the provider's page; the webhook is held. */
async function paidInSilence(): Promise<Booked> {
  const booked = await unpaid();
  await renters.pay(booked.url);
  return booked;
}

async function paid(): Promise<Booked> {
  const { renter, id, car } = await renters.paidBooking();
  return { renter, id, carId: car.id };
}

const CHEAPER = { ...wish(10, 12), expected_total: 12_000 };
const MOVED = { ...wish(11, 14), expected_total: 18_000 };
const DEARER = { ...wish(10, 14), expected_total: 24_000 };
const DEAREST = { ...wish(10, 15), expected_total: 30_000 };

async function waiting(): Promise<Booked> {
  const booked = await paid();
  await renters.changeToPay(booked.renter, booked.id, DEARER);
  return booked;
}

async function payChange({ id }: Booked): Promise<void> {
  const { id: amendmentId } = await renters.onlyChange(id);
  await renters.pay((await paymentOf(test.deps.database, id, amendmentId)).url);
}

/** Another car is proposed. */
async function proposed(): Promise<Booked> {
  const booked = await paid();
  const { company_id } = await bookingOf(test.deps.database, booked.id);
  const { id: carId } = await createCar(test.deps.database, { company_id });
  await proposeCar(test.deps, booked.id, carId);
  return booked;
}

const change =
  (body: object): Act =>
  ({ renter, id }) =>
    renters.change(renter, id, body);
const cancel: Act = ({ renter, id }) => renters.cancel(renter, id);
const giveUp: Act = ({ renter, id }) => renters.giveUp(renter, id);
const decide =
  (accept: boolean): Act =>
  ({ renter, id }) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/customer/reservation/${id}/replacement`,
      headers: bearer(renter),
      payload: { accept },
    });
const leave: Act = ({ renter }) =>
  test.app.inject({ method: 'DELETE', url: '/api/v1/customer/account-delete', headers: bearer(renter) });
const again: Act = ({ renter, carId }) => reserve(test.app, renter, carId, reservationBody());
const expire: Act = async ({ id }) => {
  await expireBooking(later(test.deps, 31), { bookingId: id });
  return null;
};
const expireItsChange: Act = async ({ id }) => {
  const { id: amendmentId } = await renters.onlyChange(id);
  await expireChange(later(test.deps, 31), { amendmentId });
  return null;
};
const letGoBy: Act = async ({ id }) => {
  await endReplacement(later(test.deps, 9 * 24 * 60), { bookingId: id });
  return null;
};

/** All rounds at once, in both orders; then everything says the same, and no request was answered 5xx. */
async function race(booked: Booked[], acts: Act[], besides?: () => Promise<unknown>) {
  const running = booked.map((one, index) => {
    const inOrder = index % 2 ? acts.toReversed() : acts;
    return Promise.all(inOrder.map((act) => act(one)));
  });
  const [replies] = await Promise.all([Promise.all(running), besides?.()]);
  const broken = replies.flat().filter((reply) => (reply?.statusCode ?? 0) >= 500);
  expect(broken.map((reply) => reply?.body)).toEqual([]);
  await quiet(test);
  const states = [];
  for (const { id } of booked) {
    const standing = await standingOf(test, id);
    expect(standing).toEqual(standingOught(standing));
    states.push(standing.status);
  }
  return states;
}

const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: ROUNDS }, make));
const all = (status: string) => Array.from({ length: ROUNDS }, () => status);

describe('at the same moment', () => {
  it.each([
    ['a cancellation and a cheaper change', [cancel, change(CHEAPER)]],
    ['a cancellation and a dearer change', [cancel, change(DEARER)]],
    ['two cancellations and a change of days', [cancel, change(MOVED), cancel]],
  ])('%s', async (_, acts) => {
    expect(await race(await many(paid), acts)).toEqual(all('CANCELLED'));
  });

  it.each([
    ['two cheaper changes', [change(CHEAPER), change(MOVED)]],
    ['a cheaper and a dearer change', [change(CHEAPER), change(DEARER)]],
    ['two dearer changes', [change(DEARER), change(DEAREST)]],
  ])('%s', async (_, acts) => {
    expect(await race(await many(paid), acts)).toEqual(all('PAID'));
  });

  it.each([
    ['a payment’s webhook and a cancellation', [cancel], 'CANCELLED'],
    ['a payment’s webhook and the end of the half hour', [expire], 'PAID'],
    ['a payment’s webhook, a cancellation and the end of the half hour', [cancel, expire], 'CANCELLED'],
    ['a payment’s webhook and the account’s deletion', [leave], 'CANCELLED'],
    ['a payment’s webhook and the same request again', [again], 'PAID'],
  ])('%s', async (_, acts, status) => {
    await hold();
    expect(await race(await many(paidInSilence), acts, release)).toEqual(all(status));
  });

  it.each([
    ['a change’s webhook and a cancellation', [cancel], 'CANCELLED'],
    ['a change’s webhook and its end', [expireItsChange], 'PAID'],
    ['a change’s webhook and giving it up', [giveUp], 'PAID'],
    ['a change’s webhook and another change', [change(MOVED)], 'PAID'],
    ['a change’s webhook and a dearer change', [change(DEAREST)], 'PAID'],
    ['a change’s webhook and the account’s deletion', [leave], 'CANCELLED'],
  ])('%s', async (_, acts, status) => {
    const booked = await many(waiting);
    await hold();
    for (const one of booked) await payChange(one);
    expect(await race(booked, acts, release)).toEqual(all(status));
  });

  it.each([
    ['the renter’s cancellation and a refusal of another car', [cancel, decide(false)]],
    ['a refusal of another car and its time being up', [decide(false), letGoBy]],
    ['a cancellation and another car accepted', [cancel, decide(true)]],
    ['a refusal, a cancellation and the account’s deletion', [decide(false), cancel, leave]],
  ])('%s', async (_, acts) => {
    expect(await race(await many(proposed), acts)).toEqual(all('CANCELLED'));
  });

  it.each([
    ['the account’s deletion and a cancellation', [leave, cancel]],
    ['the account’s deletion and a cheaper change', [leave, change(CHEAPER)]],
    ['the account’s deletion and a dearer change', [leave, change(DEARER)]],
    ['the account’s deletion, twice', [leave, leave]],
  ])('%s', async (_, acts) => {
    expect(await race(await many(paid), acts)).toEqual(all('CANCELLED'));
  });

  it('a cancellation and the end of the half hour', async () => {
    expect(await race(await many(unpaid), [cancel, expire])).toEqual(all('CANCELLED'));
  });
});
