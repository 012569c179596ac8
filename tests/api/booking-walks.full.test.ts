import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireBooking, expireChange } from '@nolo/api/bookings/expire-checkout.ts';
import { endReplacement } from '@nolo/api/bookings/replacements/end-replacement.ts';
import { createMember } from '../factories/member.ts';
import { proposeCar } from '../factories/replacement.ts';
import { AppError } from '@nolo/api/platform/app-error.ts';
import { createCar } from '../factories/car.ts';
import { changing, wish } from '../factories/amendments.ts';
import { createRenter, type TestRenter } from '../factories/renter.ts';
import { bearer, reservationBody, reserve } from '../factories/reservation.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { createTestApp, later, type TestApp } from '../setup/test-app.ts';
import { bookingOf } from './support/money.ts';
import { quiet, standingOf, standingOught } from './support/standing.ts';

let test: TestApp;
let renters: ReturnType<typeof changing>;

beforeAll(async () => {
  test = await createTestApp();
  renters = changing(test);
});
afterAll(() => test.close());

/** `pages`: the checkout pages that the renter was sent to, each of which a tab may still show. */
type Walk = { renter: TestRenter; id: string; pages: string[] };
type Reply = { statusCode: number; body: string } | null;
type Act = (walk: Walk) => Promise<Reply>;

const silent = (act: (walk: Walk) => Promise<unknown>) => async (walk: Walk) => {
  await act(walk);
  return null;
};

const change =
  (start: number, end: number): Act =>
  async ({ renter, id, pages }) => {
    const reply = await renters.change(renter, id, {
      ...wish(start, end),
      expected_total: 6000 * (end - start),
    });
    const url = reply.statusCode === 200 ? reply.json<{ data: { url: string | null } }>().data.url : null;
    if (url !== null) pages.push(url);
    return reply;
  };

const pay = (which: (pages: string[]) => string | undefined) =>
  silent(async ({ pages }) => {
    const page = which(pages);
    // A page that is closed, or paid, says so.
    if (page !== undefined) await renters.pay(page);
  });

const decide =
  (accept: boolean): Act =>
  ({ renter, id }) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/customer/reservation/${id}/replacement`,
      headers: bearer(renter),
      payload: { accept },
    });

async function propose({ id }: Walk): Promise<void> {
  const { database } = test.deps;
  const { company_id } = await bookingOf(database, id);
  const { id: carId } = await createCar(database, { company_id });
  await proposeCar(test.deps, id, carId).catch((error: unknown) => {
    // Too late, one is proposed already, a change waits, or the booking has ended.
    if (!(error instanceof AppError)) throw error;
  });
}

/** By the company; refused once the booking has ended. */
const notProvide: Act = async ({ id }) => {
  const { database } = test.deps;
  const { company_id: companyId } = await bookingOf(database, id);
  const { cookie } = await createMember(database, 'manager', { companyId });
  return test.app.inject({
    method: 'POST',
    url: `/api/v1/business/company/${companyId}/bookings/${id}/cancellation`,
    headers: { host: 'localhost', cookie, origin: test.deps.config.PUBLIC_ORIGIN },
  });
};

async function endChanges({ id }: Walk): Promise<void> {
  for (const one of await renters.changesOf(id))
    await expireChange(later(test.deps, 31), { amendmentId: one.id });
}

const acts: Record<string, Act> = {
  shorten: change(10, 12),
  shift: change(11, 14),
  lengthen: change(10, 14),
  'lengthen more': change(10, 15),
  'shorten more': change(10, 11),
  'pay the last page': pay((pages) => pages.at(-1)),
  'pay the first page': pay((pages) => pages[0]),
  'withdraw the change': ({ renter, id }) => renters.giveUp(renter, id),
  cancel: ({ renter, id }) => renters.cancel(renter, id),
  'end the half hour': silent(({ id }) => expireBooking(later(test.deps, 31), { bookingId: id })),
  'end the change': silent(endChanges),
  'propose another car': silent(propose),
  'not provide the car': notProvide,
  'accept it': decide(true),
  'refuse it': decide(false),
  'let it go by': silent(({ id }) => endReplacement(later(test.deps, 9 * 24 * 60), { bookingId: id })),
  'hold webhooks': silent(() => sandboxControl(test.sandboxOrigin, 'webhooks/hold')),
  'release webhooks': silent(() => sandboxControl(test.sandboxOrigin, 'webhooks/release')),
  'wait for jobs': silent(() => quiet(test)),
  'delete the account': ({ renter }) =>
    test.app.inject({ method: 'DELETE', url: '/api/v1/customer/account-delete', headers: bearer(renter) }),
};

const names = Object.keys(acts);
/** What ends a walk is rarer than what goes on. */
const act = fc.oneof(
  {
    arbitrary: fc.constantFrom(...names.filter((name) => !/cancel|delete|half hour|let it/.test(name))),
    weight: 6,
  },
  { arbitrary: fc.constantFrom(...names), weight: 1 },
);
/** One act, or two at once. */
const step = fc.oneof(
  { arbitrary: fc.tuple(act), weight: 2 },
  {
    arbitrary: fc.tuple(act, act).filter((both) => !both.some((name) => /wait|webhooks/.test(name))),
    weight: 1,
  },
);

async function begin(): Promise<Walk> {
  const renter = await createRenter(test.deps.database);
  const { id: carId } = await createCar(test.deps.database);
  const reply = await reserve(test.app, renter, carId, reservationBody());
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const { reservation_id: id, url } = reply.json<{ data: { reservation_id: string; url: string } }>().data;
  return { renter, id, pages: [url] };
}

it('provider, ledger, refunds, booking and calendar agree after any walk through a booking', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 12 }), async (isPaid, steps) => {
      const walk = await begin();
      if (isPaid) {
        await renters.pay(String(walk.pages[0]));
        await quiet(test);
      }
      let isHeld = false;
      for (const one of steps) {
        if (one.includes('hold webhooks')) isHeld = true;
        if (one.includes('release webhooks')) isHeld = false;
        // Nobody waits for what is held.
        if (isHeld && one.includes('wait for jobs')) continue;
        const replies = await Promise.all(one.map(async (name) => acts[name]?.(walk)));
        expect(replies.flatMap((reply) => (reply && reply.statusCode >= 500 ? reply.body : []))).toEqual([]);
      }
      await sandboxControl(test.sandboxOrigin, 'webhooks/release');
      await quiet(test);
      const standing = await standingOf(test, walk.id);
      expect(standing).toEqual(standingOught(standing));
    }),
    { numRuns: 15 },
  );
}, 240_000);
