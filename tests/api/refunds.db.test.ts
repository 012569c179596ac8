import fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { syncProviderObject } from '@nolo/api/bookings/sync-provider-object.ts';
import { listOpenPaymentCases } from '@nolo/api/payments/payment-case-store.ts';
import { findPaymentDue } from '@nolo/api/payments/refund-store.ts';
import { sendRefund } from '@nolo/api/payments/send-refund.ts';
import { changing, wish } from '../factories/amendments.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { createTestApp, type TestApp } from '../setup/test-app.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';

let test: TestApp;
let renters: ReturnType<typeof changing>;

beforeAll(async () => {
  // Jobs wait: the test decides what is sent, and what is heard of, when.
  test = await createTestApp({ work: false });
  renters = changing(test);
});
afterAll(() => test.close());

const PAID = 18_000;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** 180 paid and changed to 120, then to 60: twice 60 are to be sent back. */
async function changedTwice() {
  const { database } = test.deps;
  const provider = providerOf(test);
  const { renter, id } = await renters.paidBooking();
  await renters.change(renter, id, { ...wish(10, 12), expected_total: 12_000 });
  await renters.change(renter, id, { ...wish(10, 11), expected_total: 6000 });
  const { id: paymentId, intentId: intent } = await paymentOf(database, id);
  const atProvider = async () => (await provider.refunds.list({ payment_intent: intent, limit: 100 })).data;
  const hear = (refundId: string) => syncProviderObject(test.deps, { kind: 'refund', id: refundId });

  return {
    id,
    atProvider,
    hear,
    cancel: () => renters.cancel(renter, id),
    due: () => findPaymentDue(database, paymentId),
    unsent: async () => (await refundsOf(database, id)).filter(({ status }) => status === 'requested'),
    booked: async () => (await bookingOf(database, id)).refund_minor ?? 0,
    async send(refundId: string) {
      await sendRefund(test.deps, { refundId });
      const sent = (await refundsOf(database, id)).find((one) => one.id === refundId);
      return String(sent?.provider_refund_id);
    },
    /** What the provider makes of a try whose answer we no longer waited for. */
    async madeLate(ourId: string, amount: number) {
      const metadata = { refund_id: ourId };
      return (await provider.refunds.create({ payment_intent: intent, amount, metadata })).id;
    },
    async byHand(amount: number) {
      return (await provider.refunds.create({ payment_intent: intent, amount })).id;
    },
    async fail(refundId: string) {
      await sandboxControl(test.sandboxOrigin, `refunds/${refundId}/settle`, { status: 'failed' });
    },
  };
}

type Account = Awaited<ReturnType<typeof changedTwice>>;

/** Those of our refunds, in the order they were asked for, as the provider has made them. */
async function bothSent(account: Account) {
  const [first, second] = await account.unsent();
  if (first === undefined || second === undefined) throw new Error('two refunds were to be sent');
  return [await account.send(first.id), await account.send(second.id)] as const;
}

describe('what a person gives back by hand', () => {
  it('beyond a refund that failed is not counted again when the next ones fail', async () => {
    const account = await changedTwice();
    const [first, second] = await bothSent(account);
    const failAndHear = async (refund: string) => {
      await account.fail(refund);
      await account.hear(refund);
    };
    await failAndHear(first);
    await account.hear(await account.byHand(6000));
    await account.hear(await account.byHand(2000)); // goodwill
    expect(await account.booked()).toBe(2000);
    await failAndHear(second);
    expect((await account.due()).owedMinor).toBe(6000);
    await account.hear(await account.byHand(6000));
    expect(await account.booked()).toBe(2000);
    await account.cancel();
    const [third] = await account.unsent();
    expect(third?.amount_minor).toBe(4000);
    await failAndHear(await account.send(String(third?.id)));
    expect((await account.due()).owedMinor).toBe(4000);
    await account.hear(await account.byHand(4000));
    expect(await account.booked()).toBe(6000);
    expect((await account.due()).owedMinor).toBe(0);
    expect(await balancesOf(test.deps.database, account.id)).toEqual({});
  });

  it('in place of a refund that was still to be sent is that refund', async () => {
    const account = await changedTwice();
    await bothSent(account);
    await account.cancel();
    await account.hear(await account.byHand(6000));
    const [refund] = await account.unsent();
    await account.send(String(refund?.id)); // refused: nothing is left
    expect((await refundsOf(test.deps.database, account.id)).map(({ status }) => status)).toContain('failed');
    expect(await account.booked()).toBe(6000);
    expect((await account.due()).owedMinor).toBe(0);
    expect(await balancesOf(test.deps.database, account.id)).toEqual({});
  });
});

/** The property below once found this order. */
it('by hand in place of a refund that is sent after all, because another by hand failed, is of the total', async () => {
  const account = await changedTwice();
  const [first, second] = await account.unsent();
  const failing = await account.byHand(6000);
  await account.send(String(first?.id));
  await account.hear(failing);
  const inPlace = await account.byHand(1000);
  await account.hear(inPlace);
  expect(await account.due()).toEqual({ owedMinor: -1000, leftMinor: -1000 });
  expect(await account.booked()).toBe(6000);
  await account.fail(failing);
  await account.hear(failing);
  await account.send(String(second?.id));
  expect(await account.due()).toEqual({ owedMinor: 0, leftMinor: 5000 });
  expect(await account.booked()).toBe(1000);
  await account.cancel();
  const [rest] = await account.unsent();
  expect(rest?.amount_minor).toBe(5000);
});

const given = async (account: Account) => sum((await account.atProvider()).map(({ amount }) => amount));
const standing = async ({ id }: Account) =>
  (await refundsOf(test.deps.database, id)).filter(({ status }) => !hasFailed(status));
const renterHas = async ({ id }: Account) =>
  PAID + ((await balancesOf(test.deps.database, id))['renter'] ?? 0);

describe('what the provider made of one refund after we had given its answer up', () => {
  it('beside another that succeeded is booked, once, and told to a person', async () => {
    const account = await changedTwice();
    const [first] = await account.unsent();
    const sent = await account.send(String(first?.id));
    const late = await account.madeLate(String(first?.id), 6000);
    for (const refund of [late, sent, late]) await account.hear(refund);
    const ids = (await standing(account)).map(({ provider_refund_id }) => provider_refund_id);
    expect(ids.filter((id) => id !== null).toSorted()).toEqual([late, sent].toSorted());
    // The other change's refund is decided and not sent.
    expect(await renterHas(account)).toBe((await given(account)) + 6000);
    const found = (await listOpenPaymentCases(test.deps.database)).filter(
      ({ reference }) => reference === late,
    );
    expect(found).toMatchObject([{ kind: 'difference', booking_id: account.id }]);
  });

  it('beside another that was refused makes good what was refused', async () => {
    const account = await changedTwice();
    const [first, second] = await account.unsent();
    const late = await account.madeLate(String(first?.id), 6000);
    await account.hear(await account.byHand(12_000));
    await account.send(String(first?.id)); // refused: nothing is left
    await account.send(String(second?.id));
    await account.hear(late);
    expect(await given(account)).toBe(PAID);
    expect(await renterHas(account)).toBe(PAID);
    expect(sum((await standing(account)).map(({ amount_minor }) => amount_minor))).toBe(PAID);
    expect((await account.due()).owedMinor).toBe(0);
  });
});

type Step =
  { do: 'cancel' } | { do: 'send' | 'fail' | 'hear'; which: number } | { do: 'byHand'; amount: number };

const which = fc.nat({ max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('send' as const, 'fail' as const, 'hear' as const), which }),
  fc.record({ do: fc.constant('byHand' as const), amount: fc.constantFrom(1000, 2000, 6000) }),
  fc.record({ do: fc.constant('cancel' as const) }),
);

const at = <Item>(items: Item[], index: number) => items[index % Math.max(1, items.length)];

async function fail(account: Account, which: number): Promise<void> {
  const standing = (await account.atProvider()).filter(({ status }) => status === 'succeeded');
  const refund = at(standing, which);
  if (refund) await account.fail(refund.id);
}

async function take(account: Account, one: Step): Promise<void> {
  if (one.do === 'cancel')
    await account.cancel(); // a second one is refused
  else if (one.do === 'byHand') {
    await account.byHand(one.amount).catch((error: unknown) => {
      // More than is left of the payment.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    });
  } else if (one.do === 'fail') await fail(account, one.which);
  else if (one.do === 'hear') {
    const refund = at(await account.atProvider(), one.which);
    if (refund) await account.hear(refund.id);
  } else {
    const refund = at(await account.unsent(), one.which);
    if (refund) await account.send(refund.id);
  }
}

it('what is given back is what succeeded, and what is due is due once, in any order of what happens and is heard of', async () => {
  const { database } = test.deps;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), fc.boolean(), async (steps, isLate) => {
      const account = await changedTwice();
      for (const one of steps) await take(account, one);
      await account.cancel();
      for (const { id } of await account.unsent()) await account.send(id);
      const told = await account.atProvider();
      for (const { id } of isLate ? told : told.toReversed()) await account.hear(id);
      for (const { id } of told) await account.hear(id);

      const given = sum(told.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount));
      const standing = (await refundsOf(database, account.id)).filter(({ status }) => !hasFailed(status));
      expect(sum(standing.map(({ amount_minor }) => amount_minor))).toBe(given);
      expect((await balancesOf(database, account.id))['renter'] ?? 0).toBe(given - PAID);

      const { total_minor } = await bookingOf(database, account.id);
      const booked = await account.booked();
      const { owedMinor, leftMinor } = await account.due();
      expect(booked).toBeLessThanOrEqual(total_minor);
      expect(leftMinor).toBe(PAID - given);
      // Of the total nobody has given back, and of refunds that failed: together what we still have.
      expect(total_minor - booked + owedMinor).toBe(leftMinor);
    }),
    { numRuns: 10 },
  );
}, 240_000);
