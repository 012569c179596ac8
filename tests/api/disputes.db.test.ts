import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { syncProviderObject } from '@nolo/api/bookings/sync-provider-object.ts';
import { endUnfundedBooking } from '@nolo/api/bookings/end-unfunded-booking.ts';
import { listOpenPaymentCases } from '@nolo/api/payments/payment-case-store.ts';
import type { AppError } from '@nolo/api/platform/app-error.ts';
import { sendRefund } from '@nolo/api/payments/send-refund.ts';
import { countHolds } from '../factories/car.ts';
import { createStaff } from '../factories/member.ts';
import { queuedMails } from '../setup/queued-mails.ts';
import { until } from '../setup/until.ts';
import { pendingBooking, send } from './support/calls.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';
import { createWorld, day, type World } from './support/world.ts';

/** Its payment is disputed at once, and the money gone until that is decided. */
const DISPUTED = '4000000000002685';

let world: World;
beforeAll(async () => {
  // Jobs wait: the test decides what is heard of, and sent, when.
  world = await createWorld({ work: false });
});
afterAll(() => world.close());

const stored = (id: string) => bookingOf(world.database, id);
const balances = (id: string) => balancesOf(world.database, id);

/** 180.00 paid with a card whose holder disputes it, of which we have not heard yet. */
async function disputed() {
  const { renter, id, url } = await pendingBooking(world);
  await payWith(url, DISPUTED);
  await until('PAID', async () => (await stored(id)).status === 'PAID');
  const provider = providerOf(world.test);
  const intent = (await paymentOf(world.database, id)).intentId;
  const [dispute] = (await provider.disputes.list({ payment_intent: intent })).data;
  const decide = (text: string) =>
    provider.disputes.update(String(dispute?.id), { evidence: { uncategorized_text: text } });
  return {
    renter,
    id,
    lose: () => decide('losing_evidence'),
    win: () => decide('winning_evidence'),
    hear: () => syncProviderObject(world.test.deps, { kind: 'dispute', id: String(dispute?.id) }),
    cancel: () => send(world, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token }),
    /** From now on cancelling keeps the commission. */
    comeClose: () =>
      world.database
        .updateTable('booking')
        .set({ pickup_local: `${day(1)}T10:00` })
        .where('id', '=', id)
        .execute(),
    async send() {
      for (const { id: refundId } of await refundsOf(world.database, id)) {
        await sendRefund(world.test.deps, { refundId });
      }
    },
    given: async () =>
      (await provider.refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount),
  };
}

const allCases = (id: string) =>
  world.database
    .selectFrom('payment_case')
    .select('id')
    .where('kind', '=', 'money_gone')
    .where('booking_id', '=', id)
    .execute();
/** What comes of ending it by its case, open or not. */
async function end(bookingId: string): Promise<string> {
  const { accountId } = await createStaff(world.database, ['finance']);
  const caller = { kind: 'staff', accountId, sessionId: randomUUID() } as const;
  const [found] = await allCases(bookingId);
  const ending = endUnfundedBooking(world.test.deps, caller, { id: Number(found?.id ?? 0), note: 'Gone.' });
  return ending.then(
    () => 'ended',
    (error: AppError) => error.code,
  );
}
const cases = async (id: string) =>
  (await listOpenPaymentCases(world.database)).filter(
    ({ kind, booking_id }) => kind === 'money_gone' && booking_id === id,
  );
const seen = async ({ renter, id }: Awaited<ReturnType<typeof disputed>>) => {
  const reply = await send(world, 'reservation', { params: { id } }, { token: renter.token });
  return (reply.json.data as { reservation: Record<string, unknown> }).reservation;
};

describe('a dispute that is lost, and a refund that the provider refuses for it', () => {
  it.each([
    ['in time', false, { provider_cash: -2000, provider_fees: 2000 }],
    // The commission was earned, and the bank took it all the same.
    [
      'late',
      true,
      {
        provider_cash: -2000,
        provider_fees: 2000,
        commission_revenue: -2213,
        vat_payable: -487,
        dispute_losses: 2700,
      },
    ],
  ])('end alike in whatever order they are heard of, cancelled %s', async (_, isLate, expected) => {
    const [refusedFirst, lostFirst] = [await disputed(), await disputed()];
    for (const one of [refusedFirst, lostFirst]) {
      if (isLate) await one.comeClose();
      await one.cancel();
      await one.lose();
    }
    await refusedFirst.send();
    await refusedFirst.hear();
    await lostFirst.hear();
    await lostFirst.send();
    for (const one of [refusedFirst, lostFirst]) {
      // Heard of again, nothing is taken twice.
      await one.hear();
      expect(await balances(one.id)).toEqual(expected);
      expect(await refundsOf(world.database, one.id)).toMatchObject([{ status: 'failed' }]);
      expect(await one.given()).toEqual([]);
    }
  });
});

describe('a booking that holds its car, and whose money has gone', () => {
  it('in a lost dispute is a case for a person, who ends it', async () => {
    const one = await disputed();
    await one.hear();
    expect(await cases(one.id)).toEqual([]);
    expect(await end(one.id)).toBe('payment.case_not_found');
    await one.lose();
    await one.hear();
    await one.hear();
    expect(await cases(one.id)).toMatchObject([{ details: { totalMinor: 18_000 } }]);
    const { car_id } = await stored(one.id);
    expect(await countHolds(world.database, car_id)).toBe(1);
    const before = await balances(one.id);
    expect(await end(one.id)).toBe('ended');
    expect(await end(one.id)).toBe('payment.case_resolved');
    expect(await stored(one.id)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'payment_returned' });
    expect(await countHolds(world.database, car_id)).toBe(0);
    expect(await cases(one.id)).toEqual([]);
    expect(await balances(one.id)).toEqual(before);
    const mails = (await queuedMails(world.test.deps)).filter(
      ({ recipient }) => recipient === one.renter.email,
    );
    expect(mails).toContainEqual(
      expect.objectContaining({
        template: 'booking-cancelled',
        data: expect.objectContaining({ reason: 'payment_returned', refundMinor: 0 }),
      }),
    );
  });

  it('by a refund by hand of all of it, too; a refund of a part is none', async () => {
    const { id, url } = await pendingBooking(world);
    await payWith(url, '4242424242424242');
    await until('PAID', async () => (await stored(id)).status === 'PAID');
    const provider = providerOf(world.test);
    const payment_intent = (await paymentOf(world.database, id)).intentId;
    const byHand = async (amount: number) => {
      const refund = await provider.refunds.create({ payment_intent, amount });
      await syncProviderObject(world.test.deps, { kind: 'refund', id: refund.id });
    };
    await byHand(5000);
    expect(await cases(id)).toEqual([]);
    expect(await end(id)).toBe('payment.case_not_found');
    await byHand(13_000);
    expect(await cases(id)).toHaveLength(1);
    expect(await end(id)).toBe('ended');
    expect(await stored(id)).toMatchObject({ status: 'CANCELLED', refund_minor: 18_000 });
    expect(await balances(id)).toEqual({});
  });
});

describe('cancelling asks about disputes', () => {
  const NOTHING_LEFT = { provider_cash: -2000, provider_fees: 2000 };
  const HELD = { ...NOTHING_LEFT, disputed: 18_000, renter: -18_000 };

  it.each([
    ['in time', false],
    ['late', true],
  ])(
    'lost before, %s: nothing is promised, and no commission is earned of money that is gone',
    async (_, isLate) => {
      const one = await disputed();
      if (isLate) await one.comeClose();
      await one.lose();
      await one.hear();
      expect((await seen(one))['cancellation']).toMatchObject({
        reason: 'with_bank',
        refund: 0,
        commission_kept: 0,
      });
      expect((await one.cancel()).status).toBe(200);
      await one.hear();
      expect(await stored(one.id)).toMatchObject({ status: 'CANCELLED', refund_minor: 0 });
      expect(await refundsOf(world.database, one.id)).toEqual([]);
      expect(await balances(one.id)).toEqual(NOTHING_LEFT);
    },
  );

  it.each([
    ['in time', false],
    ['late', true],
  ])(
    'while the bank decides, %s, the money waits; lost, there is nothing more to give',
    async (_, isLate) => {
      const one = await disputed();
      if (isLate) await one.comeClose();
      await one.hear();
      expect((await one.cancel()).status).toBe(200);
      expect(await refundsOf(world.database, one.id)).toEqual([]);
      expect(await balances(one.id)).toEqual(HELD);
      await one.lose();
      await one.hear();
      await one.hear();
      expect(await refundsOf(world.database, one.id)).toEqual([]);
      expect(await balances(one.id)).toEqual(NOTHING_LEFT);
      expect((await seen(one))['refund_news']).toEqual([]);
    },
  );

  it.each([
    ['in time', false, 18_000, {}],
    ['late', true, 15_300, { commission_revenue: -2213, vat_payable: -487 }],
  ])(
    'while the bank decides, %s; won, it is settled on the terms of then, once',
    async (_, isLate, back, kept) => {
      const one = await disputed();
      if (isLate) await one.comeClose();
      await one.hear();
      await one.cancel();
      await one.win();
      await one.hear();
      await one.hear();
      await one.send();
      expect(await stored(one.id)).toMatchObject({ refund_minor: back });
      expect(await one.given()).toEqual([back]);
      // The provider keeps the dispute's fee.
      const cash = 18_000 - back - 2000;
      expect(await balances(one.id)).toEqual({ provider_cash: cash, provider_fees: 2000, ...kept });
    },
  );
});
