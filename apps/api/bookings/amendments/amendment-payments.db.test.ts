import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, bookingOf, paymentOf, refundsOf } from '@nolo/tests/api/support/money.ts';
import { providerOf } from '@nolo/tests/api/support/provider.ts';
import { countHolds, createCar } from '@nolo/tests/factories/car.ts';
import { changing, wish } from '@nolo/tests/factories/amendments.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { sandboxControl, sandboxDeliveries } from '@nolo/tests/setup/sandbox-control.ts';
import { createTestApp, later, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { applyRefund } from '../../payments/apply-refund.ts';
import { listOpenPaymentCases } from '../../payments/payment-case-store.ts';
import { findPaymentDue } from '../../payments/refund-store.ts';
import type { ProviderRefund } from '../../payments/payment-gateway.ts';
import { reconcileDay } from '../../payments/reconcile-day.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockBooking } from '../booking-store.ts';
import { syncProviderObject } from '../sync-provider-object.ts';
import { recordManualRefund } from '../record-manual-refund.ts';
import { proposeCar } from '@nolo/tests/factories/replacement.ts';
import { expireBooking, expireChange } from '../expire-checkout.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let test: TestApp;
let renters: ReturnType<typeof changing>;

beforeAll(async () => {
  test = await createTestApp();
  renters = changing(test);
});
afterAll(() => test.close());

const aDayMore = { ...wish(10, 14), expected_total: 24_000 };

/** Paid at the provider, and the webhook still on its way. */
async function paidInSilence() {
  const booked = await renters.paidBooking();
  const url = await renters.changeToPay(booked.renter, booked.id, aDayMore);
  await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
  await renters.pay(url);
  const { id: amendmentId } = await renters.onlyChange(booked.id);
  return { ...booked, amendmentId };
}

const webhooksArrive = () => sandboxControl(test.sandboxOrigin, 'webhooks/release');

const lateRefund = (id: string) =>
  until('the refund of the late payment', async () =>
    (await refundsOf(test.deps.database, id)).find(({ reason }) => reason === 'late_payment'),
  );

/** The worst case: the change was ended without the provider being asked. */
async function endedBehindItsBack(amendmentId: string) {
  const { database } = test.deps;
  await database
    .updateTable('booking_amendment')
    .set({ status: 'expired', decided_at: testNow() })
    .where('id', '=', amendmentId)
    .execute();
  await database.deleteFrom('hold').where('amendment_id', '=', amendmentId).execute();
}

/** Another car was proposed to the renter. */
async function proposed(id: string, status: 'proposed' | 'accepted') {
  const { id: carId } = await createCar(test.deps.database);
  const at = testNow();
  await test.deps.database
    .insertInto('replacement')
    .values({
      booking_id: id,
      car_id: carId,
      status,
      proposed_at: at,
      answer_until: at,
      decided_at: status === 'proposed' ? null : at,
    })
    .execute();
}

describe('between payment and webhook', () => {
  it('a lost webhook: whoever ends the change finds the payment, and the webhook adds nothing', async () => {
    const { renter, id, amendmentId } = await paidInSilence();
    await expireChange(later(test.deps, 31), { amendmentId });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ revision: 1, total_minor: 24_000 });
    await webhooksArrive();
    await expireChange(later(test.deps, 31), { amendmentId });
    expect(await renters.mailsOf('booking-changed', renter)).toHaveLength(1);
    expect(await balancesOf(test.deps.database, id)).toMatchObject({ renter: -24_000 });
  });

  it('the lost webhook of the booking itself, come after a change, fits what was paid then', async () => {
    const { database } = test.deps;
    const [renter, car] = [await createRenter(database), await createCar(database)];
    const { reservation_id: id, url } = (await reserve(test.app, renter, car.id, reservationBody())).json()
      .data;
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    await renters.pay(url);
    await expireBooking(later(test.deps, 31), { bookingId: id });
    await renters.change(renter, id, { ...wish(10, 12), expected_total: 12_000 });
    await webhooksArrive();
    const { intentId } = await paymentOf(database, id);
    await until('the webhook', async () =>
      (await sandboxDeliveries(test.sandboxOrigin)).every(({ status }) => status !== 'pending'),
    );
    expect(await paymentOf(database, id)).toMatchObject({ state: 'applied', amount_minor: 18_000, intentId });
    expect(await refundsOf(database, id)).toMatchObject([{ reason: 'amended', amount_minor: 6000 }]);
    const cases = await listOpenPaymentCases(database);
    expect(cases.filter(({ booking_id }) => booking_id === id)).toEqual([]);
  });

  it('a refund by hand that is heard of before its payment is of that payment', async () => {
    const { database } = test.deps;
    const [renter, car] = [await createRenter(database), await createCar(database)];
    const { reservation_id: id, url } = (await reserve(test.app, renter, car.id, reservationBody())).json()
      .data;
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    await renters.pay(url);
    const { sessionId } = await paymentOf(database, id);
    const provider = providerOf(test);
    const { payment_intent } = await provider.checkout.sessions.retrieve(sessionId);
    const byHand = await provider.refunds.create({ payment_intent: payment_intent as string, amount: 5000 });
    await syncProviderObject(test.deps, { kind: 'refund', id: byHand.id });
    await webhooksArrive();
    await until('PAID', async () => (await bookingOf(database, id)).status === 'PAID');
    const { id: paymentId, state } = await paymentOf(database, id);
    expect(state).toBe('applied');
    expect(await refundsOf(database, id)).toMatchObject([{ reason: 'manual', payment_id: paymentId }]);
    expect(await findPaymentDue(database, paymentId)).toMatchObject({ leftMinor: 13_000 });
  });

  it('ended meanwhile, and its days still free: it is made all the same', async () => {
    const { car, id, amendmentId } = await paidInSilence();
    await endedBehindItsBack(amendmentId);
    await webhooksArrive();
    expect(await renters.made(id)).toMatchObject({ total_minor: 24_000 });
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
  });

  it('ended meanwhile, and somebody else has the day: everything goes back, and the booking stays', async () => {
    const { renter, car, id, amendmentId } = await paidInSilence();
    await endedBehindItsBack(amendmentId);
    expect((await renters.takenBy(car.id, 13, 14)).statusCode).toBe(201);
    await webhooksArrive();
    expect(await lateRefund(id)).toMatchObject({ amount_minor: 6000 });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({
      revision: 0,
      total_minor: 18_000,
      status: 'PAID',
    });
    expect(await balancesOf(test.deps.database, id)).toMatchObject({ renter: -18_000 });
    expect(await renters.mailsOf('change-not-made', renter)).toHaveLength(1);
  });

  it('ended meanwhile, and another car is proposed: everything goes back, and the renter decides', async () => {
    const { database } = test.deps;
    const { id, amendmentId } = await paidInSilence();
    await endedBehindItsBack(amendmentId);
    await proposed(id, 'proposed');
    await webhooksArrive();
    expect(await lateRefund(id)).toMatchObject({ amount_minor: 6000 });
    expect(await bookingOf(database, id)).toMatchObject({ revision: 0, total_minor: 18_000 });
  });

  it('cancelled meanwhile: what was paid for the change goes back too', async () => {
    const { renter, car, id } = await paidInSilence();
    expect((await renters.cancel(renter, id)).json().data.reservation.refund).toBe(18_000);
    await webhooksArrive();
    expect(await lateRefund(id)).toMatchObject({ amount_minor: 6000 });
    expect(await balancesOf(test.deps.database, id)).toEqual({});
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
  });
});

describe('at once', () => {
  it('a change and a cancellation: either comes first, and the money adds up', async () => {
    const { renter, id } = await renters.paidBooking();
    const body = { ...wish(10, 12), expected_total: 12_000 };
    const [changed, cancelled] = await Promise.all([
      renters.change(renter, id, body),
      renters.cancel(renter, id),
    ]);
    expect(cancelled.statusCode).toBe(200);
    // Cancelled first, there is nothing to change.
    const wasFirst = (await renters.changesOf(id)).length === 1;
    expect(changed.json()).toMatchObject(
      wasFirst ? { status: 200 } : { status: 409, code: 'booking.not_changeable' },
    );
    const refunds = await refundsOf(test.deps.database, id);
    expect(refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(18_000);
    expect(await balancesOf(test.deps.database, id)).toEqual({});
  });

  it('a change and another renter’s booking: the car is one’s alone', async () => {
    const { renter, car, id } = await renters.paidBooking();
    const [changed, booked] = await Promise.all([
      renters.change(renter, id, aDayMore),
      renters.takenBy(car.id, 13, 15),
    ]);
    const codes = [changed.statusCode, booked.statusCode];
    expect(codes).toEqual(codes[0] === 200 ? [200, 409] : [409, 201]);
    expect(await countHolds(test.deps.database, car.id)).toBe(2);
  });

  it('two tabs with the same dearer change: one change, one page', async () => {
    const { renter, id } = await renters.paidBooking();
    const urls = await Promise.all([1, 2, 3].map(() => renters.changeToPay(renter, id, aDayMore)));
    expect(new Set(urls).size).toBe(1);
    expect((await renters.onlyChange(id)).status).toBe('waiting');
  });
});

const told = { refundId: null, bookingId: null, status: 'succeeded', failureReason: null } as const;

/** As a webhook that tells of a refund at the provider. */
const hear = (id: string, refund: ProviderRefund) =>
  inTransaction(test.deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (booking === null || (await applyRefund(test.deps, transaction, refund))) return;
    await recordManualRefund(test.deps, transaction, { booking, refund });
  });

/** 180 paid, changed to 120: the 60 are on their way. */
async function refundSent() {
  const { renter, id } = await renters.paidBooking();
  await renters.change(renter, id, { ...wish(10, 12), expected_total: 12_000 });
  const sent = await until('the refund at the provider', async () =>
    (await refundsOf(test.deps.database, id)).find(({ provider_refund_id }) => provider_refund_id !== null),
  );
  return {
    renter,
    id,
    refundId: String(sent.provider_refund_id),
    paymentIntentId: String(sent.provider_intent_id),
  };
}

/** And did not arrive. */
async function refundFailed() {
  const { renter, id, refundId, paymentIntentId } = await refundSent();
  const failure = { ...told, id: refundId, paymentIntentId, amountMinor: 6000 };
  await hear(id, { ...failure, status: 'failed', failureReason: 'expired_or_canceled_card' });
  return { renter, id, paymentIntentId };
}

describe('the refund of a change failed', () => {
  it('made good by hand, it is not taken off what cancelling gives back', async () => {
    const { renter, id, paymentIntentId } = await refundFailed();
    await hear(id, { ...told, id: `re_hand_${id}`, paymentIntentId, amountMinor: 6000 });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ refund_minor: null });
    expect((await renters.cancel(renter, id)).json().data.reservation.refund).toBe(12_000);
    const refunds = await refundsOf(test.deps.database, id);
    expect(refunds.map(({ reason, amount_minor }) => [reason, amount_minor])).toEqual(
      expect.arrayContaining([
        ['manual', 6000],
        ['cancelled', 12_000],
      ]),
    );
    expect(await balancesOf(test.deps.database, id)).toEqual({});
  });

  it('made good by hand before the failure’s webhook came, neither is', async () => {
    const types = ['refund.created', 'refund.updated', 'refund.failed'];
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold', { types });
    const { renter, id, refundId, paymentIntentId } = await refundSent();
    await sandboxControl(test.sandboxOrigin, `refunds/${refundId}/settle`, { status: 'failed' });
    const byHand = { payment_intent: paymentIntentId, amount: 6000 };
    const { id: handId } = await providerOf(test).refunds.create(byHand);
    await syncProviderObject(test.deps, { kind: 'refund', id: handId });
    await webhooksArrive();
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ refund_minor: null });
    expect((await renters.cancel(renter, id)).json().data.reservation.refund).toBe(12_000);
    expect(await balancesOf(test.deps.database, id)).toEqual({});
  });

  it('what is given by hand beyond it is', async () => {
    const { renter, id, paymentIntentId } = await refundFailed();
    await hear(id, { ...told, id: `re_part_${id}`, paymentIntentId, amountMinor: 4000 });
    await hear(id, { ...told, id: `re_more_${id}`, paymentIntentId, amountMinor: 5000 });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ refund_minor: 3000 });
    expect((await renters.cancel(renter, id)).json().data.reservation.refund).toBe(12_000);
    expect(await balancesOf(test.deps.database, id)).toEqual({});
  });
});

describe('who looks at the money', () => {
  it('after the renter has taken another car at the same price, nothing is changed online', async () => {
    const { renter, id } = await renters.paidBooking();
    await proposed(id, 'accepted');
    const reply = await renters.change(renter, id, { ...wish(11, 14), expected_total: 18_000 });
    expect(reply.json()).toMatchObject({ status: 409, code: 'booking.not_changeable' });
    expect((await renters.detail(renter, id)).change.ruling).toBe('not_possible');
  });

  it('the daily comparison knows both payments and the refund of a change', async () => {
    const { renter, id } = await renters.paidBooking();
    await renters.pay(await renters.changeToPay(renter, id, aDayMore));
    await renters.made(id);
    await renters.change(renter, id, { ...wish(10, 12), expected_total: 12_000 });
    await until('the refunds at the provider', async () =>
      (await refundsOf(test.deps.database, id)).every(
        ({ provider_refund_id }) => provider_refund_id !== null,
      ),
    );
    await reconcileDay(test.deps, { day: testNow().toISOString().slice(0, 10) });
    const cases = await test.deps.database
      .selectFrom('payment_case')
      .select('kind')
      .where('booking_id', '=', id)
      .execute();
    expect(cases).toEqual([]);
  });

  it('while another car is proposed, or the payment contested, nothing is changed online', async () => {
    const { database } = test.deps;
    const { renter, car, id } = await renters.paidBooking();
    const body = { ...wish(11, 14), expected_total: 18_000 };
    const dispute = {
      id: 'dp_contested',
      booking_id: id,
      payment_intent_id: (await paymentOf(database, id)).intentId,
      amount_minor: 18_000,
      reason: 'fraudulent',
      status: 'needs_response',
      opened_at: testNow(),
    };
    await database.insertInto('dispute').values(dispute).execute();
    expect((await renters.change(renter, id, body)).json()).toMatchObject({
      status: 409,
      code: 'booking.not_changeable',
    });
    await database.deleteFrom('dispute').where('id', '=', dispute.id).execute();
    await renters.changeToPay(renter, id, aDayMore);
    await expect(proposeCar(test.deps, id, car.id)).rejects.toMatchObject({
      code: 'booking.replacement_not_possible',
    });
  });
});
