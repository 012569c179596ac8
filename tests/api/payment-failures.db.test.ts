import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { ledgerForCheckIn } from '@nolo/domain/commission/ledger.ts';
import { payoutOf } from '@nolo/domain/commission/payout.ts';
import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import { findSettlement, resolvePaymentCase } from '@nolo/api/bookings/payment-cases/resolve-payment-case.ts';
import { listBookingBooks } from '@nolo/api/payments/reconciliation-store.ts';
import { expireBooking } from '@nolo/api/bookings/expire-checkout.ts';
import { listOpenPaymentCases, markPaymentCaseResolved } from '@nolo/api/payments/payment-case-store.ts';
import { insertPayout } from '@nolo/api/payments/payouts/payout-store.ts';
import { insertLedgerTransaction } from '@nolo/api/payments/ledger-store.ts';
import { listPayoutRows } from '@nolo/api/payments/payouts/share-store.ts';
import { changing, wish } from '../factories/amendments.ts';
import { createStaff } from '../factories/member.ts';
import type { TestRenter } from '../factories/renter.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { later, testClock } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';
import { pendingBooking, send, sessionEvent, signedEvent } from './support/calls.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';
import { createWorld, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

const VISA = '4242424242424242';
const clock = testClock(testNow());
let world: World;

beforeAll(async () => {
  world = await createWorld({ work: true, clock });
});
beforeEach(() => sandboxControl(world.test.sandboxOrigin, 'webhooks/release'));
afterAll(() => world.close());

const stored = (id: string) => bookingOf(world.database, id);
const balances = (id: string) => balancesOf(world.database, id);
const control = (path: string, body: object = {}) => sandboxControl(world.test.sandboxOrigin, path, body);
const cancel = (renter: TestRenter, id: string) =>
  send(world, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token });

async function seen(renter: TestRenter, id: string) {
  const reply = await send(world, 'reservation', { params: { id } }, { token: renter.token });
  return (reply.json.data as { reservation: Record<string, unknown> }).reservation;
}

async function paidBooking(card = VISA) {
  const booking = await pendingBooking(world);
  await payWith(booking.url, card);
  await until('PAID', async () => (await stored(booking.id)).status === 'PAID');
  return { ...booking, intent: (await paymentOf(world.database, booking.id)).intentId };
}

const cases = async (bookingId: string) =>
  (await listOpenPaymentCases(world.database)).filter(({ booking_id }) => booking_id === bookingId);

const refundedBooking = async (card: string) => {
  const { renter, id, intent } = await paidBooking(card);
  await cancel(renter, id);
  const [refund] = await until('the refund to be sent', async () => {
    const refunds = await refundsOf(world.database, id);
    return refunds.length > 0 && refunds.every(({ sent_at }) => sent_at !== null) && refunds;
  });
  return { renter, id, intent, refundId: String(refund?.provider_refund_id) };
};
const refundState = (id: string, wanted: string) =>
  until(wanted, async () => (await refundsOf(world.database, id))[0]?.status === wanted);

const refundManually = async (id: string, intent: string, amount: number) => {
  await providerOf(world.test).refunds.create({ payment_intent: intent, amount });
  await until('the booking to know', async () => {
    const refunds = await refundsOf(world.database, id);
    return refunds.some((one) => one.reason === 'manual' && one.amount_minor === amount);
  });
};

const disputed = async (card: string) => {
  const booking = await paidBooking(card);
  await until('the dispute', async () => (await cases(booking.id)).some(({ kind }) => kind === 'dispute'));
  const provider = providerOf(world.test);
  const { data } = await provider.disputes.list({ payment_intent: booking.intent });
  return { ...booking, provider, dispute: String(data[0]?.id) };
};
const inLedger = (id: string, account: string, amount: number | undefined) =>
  until(`${account} ${amount}`, async () => (await balances(id))[account] === amount);
/** What the booking's company gets. */
const payout = async (id: string) => {
  const row = (await listPayoutRows(world.database)).find(({ bookingId }) => bookingId === id);
  return row === undefined ? null : payoutOf(row, row.facts);
};
/** As the counter does it: from then on the company's share is the company's. */
const checkIn = async (id: string) => {
  await world.database.updateTable('booking').set({ status: 'CHECKED IN' }).where('id', '=', id).execute();
  const checkedIn = { bookingId: id, kind: 'check_in', reference: null, at: testNow() } as const;
  await insertLedgerTransaction(world.database, { ...checkedIn, entries: ledgerForCheckIn(18_000) });
  const { company_id: companyId } = await bookingOf(world.database, id);
  const earned = { bookingId: id, companyId, cause: 'check_in', causeId: id, amountMinor: 15_300 } as const;
  await insertPayout(world.database, { ...earned, nextTryAt: testNow(), at: testNow() });
};
const answer = (text: string) => ({ evidence: { uncategorized_text: text } });

describe('a refund', () => {
  it('that pends is on its way, and arrives', async () => {
    const { renter, id, refundId } = await refundedBooking('4000000000007726');
    expect(await seen(renter, id)).toMatchObject({ refund: 18_000, refund_state: 'pending' });
    await control(`refunds/${refundId}/settle`);
    await refundState(id, 'succeeded');
    expect(await seen(renter, id)).toMatchObject({ refund_state: 'succeeded' });
    expect(await balances(id)).toEqual({});
  });

  it('that fails afterwards is owed to the renter again, and told to a person', async () => {
    const { renter, id, refundId } = await refundedBooking('4000000000005126');
    expect(await balances(id)).toEqual({});
    await control(`refunds/${refundId}/settle`);
    await refundState(id, 'failed');
    expect(await seen(renter, id)).toMatchObject({ refund: 18_000, refund_state: 'failed' });
    expect(await balances(id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
    expect(await cases(id)).toMatchObject([
      { kind: 'refund_failed', details: { reason: 'expired_or_canceled_card', amountMinor: 18_000 } },
    ]);
  });

  it('that waits for the renter says so', async () => {
    const { renter, id, refundId } = await refundedBooking('4000000000007726');
    await control(`refunds/${refundId}/settle`, { status: 'requires_action' });
    await refundState(id, 'requires_action');
    expect(await seen(renter, id)).toMatchObject({ refund_state: 'requires_action' });
  });

  it('stands as the provider says now, in whatever order its events arrive', async () => {
    await control('webhooks/hold', { types: ['refund.created', 'refund.updated', 'refund.failed'] });
    await control('webhooks/order', { order: 'reversed' });
    const { id, refundId } = await refundedBooking('4000000000005126');
    await control(`refunds/${refundId}/settle`);
    await control('webhooks/release');
    await refundState(id, 'failed');
    await control('webhooks/order', { order: 'created' });
    expect(await balances(id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
  });
});

describe('a refund made by hand at the provider', () => {
  it('of a part reaches booking and ledger; cancelling returns the rest', async () => {
    const { renter, id, intent } = await paidBooking();
    await refundManually(id, intent, 5000);
    expect(await balances(id)).toEqual({ provider_cash: 13_000, renter: -13_000 });
    expect(await seen(renter, id)).toMatchObject({
      status: 'PAID',
      refund: 5000,
      cancellation: { reason: 'free', refund: 13_000 },
    });
    await cancel(renter, id);
    await until('the rest', async () =>
      (await refundsOf(world.database, id)).every(({ status }) => status === 'succeeded'),
    );
    expect(await balances(id)).toEqual({});
    expect(await seen(renter, id)).toMatchObject({ refund: 18_000 });
    const { data } = await providerOf(world.test).refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount).toSorted((a, b) => b - a)).toEqual([13_000, 5000]);
  });

  it('of the whole leaves nothing to give back', async () => {
    const { renter, id, intent } = await paidBooking();
    await refundManually(id, intent, 18_000);
    expect(await balances(id)).toEqual({});
    await cancel(renter, id);
    expect(await seen(renter, id)).toMatchObject({ status: 'CANCELLED', refund: 18_000 });
    expect(await refundsOf(world.database, id)).toHaveLength(1);
  });

  it('of a part, cancelled late: the commission is kept of what is left', async () => {
    const { renter, id, intent } = await paidBooking();
    await refundManually(id, intent, 16_000);
    await world.database
      .updateTable('booking')
      .set({ pickup_local: new Date(testNow().getTime() + 86_400_000).toISOString().slice(0, 16) })
      .where('id', '=', id)
      .execute();
    await cancel(renter, id);
    // 153.00 would come back and 160.00 have: of the 20.00 left, 16.39 are ours and 3.61 VAT.
    expect(await balances(id)).toEqual({
      commission_revenue: -1639,
      vat_payable: -361,
      provider_cash: 2000,
    });
  });
});

describe('a refund by hand and one that failed', () => {
  it('one by hand that failed has given nothing back; done again it counts once', async () => {
    const { renter, id, intent } = await paidBooking('4000000000007726');
    await refundManually(id, intent, 5000);
    const refundId = String((await refundsOf(world.database, id))[0]?.provider_refund_id);
    await control(`refunds/${refundId}/settle`, { status: 'failed' });
    await refundState(id, 'failed');
    expect(await seen(renter, id)).toMatchObject({
      refund: null,
      cancellation: { reason: 'free', refund: 18_000 },
    });
    await refundManually(id, intent, 4000);
    expect(await seen(renter, id)).toMatchObject({
      refund: 4000,
      cancellation: { reason: 'free', refund: 14_000 },
    });
    await cancel(renter, id);
    expect(await balances(id)).toEqual({});
  });

  it('one by hand that makes good a failed one is the same money', async () => {
    const { renter, id, intent, refundId } = await refundedBooking('4000000000005126');
    await control(`refunds/${refundId}/settle`);
    await refundState(id, 'failed');
    expect(await seen(renter, id)).toMatchObject({
      refund_news: [{ state: 'failed', amount: 18_000 }],
      refunds: [{ state: 'failed', is_made_good: false }],
    });
    await refundManually(id, intent, 18_000);
    const state = 'succeeded';
    await until(state, async () => (await refundsOf(world.database, id)).some((one) => one.status === state));
    const told = await seen(renter, id);
    expect(told).toMatchObject({
      status: 'CANCELLED',
      refund: 18_000,
      refund_state: state,
      refund_news: [{ state, amount: 18_000 }],
    });
    // The provider's moments are whole seconds: of two in the same one either may come first.
    expect(told.refunds).toHaveLength(2);
    expect(told.refunds).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'failed', is_made_good: true }),
        expect.objectContaining({ state, is_made_good: false }),
      ]),
    );
    expect(await balances(id)).toEqual({});
  });

  it('of 180.00, 130.00 that arrived and 50.00 that failed are told apart', async () => {
    const { renter, id, intent } = await paidBooking('4000000000007726');
    await refundManually(id, intent, 13_000);
    const [byHand] = await refundsOf(world.database, id);
    await control(`refunds/${byHand?.provider_refund_id}/settle`);
    await refundState(id, 'succeeded');
    await cancel(renter, id);
    const rest = await until('the rest to be sent', async () =>
      (await refundsOf(world.database, id)).find((one) => one.amount_minor === 5000 && one.sent_at !== null),
    );
    await control(`refunds/${rest.provider_refund_id}/settle`, { status: 'failed' });
    await until('the failure', async () =>
      (await refundsOf(world.database, id)).some(({ status }) => status === 'failed'),
    );
    expect(await seen(renter, id)).toMatchObject({
      refund: 18_000,
      refund_news: [
        { state: 'failed', amount: 5000 },
        { state: 'succeeded', amount: 13_000 },
      ],
    });
  });
});

describe('a dispute', () => {
  it('is recorded, in the ledger with its fee, and holds the payout back until it is won', async () => {
    const { id, provider, dispute } = await disputed('4000000000000259');
    await inLedger(id, 'disputed', 18_000);
    expect(await balances(id)).toEqual({
      disputed: 18_000,
      provider_fees: 2000,
      provider_cash: -2000,
      renter: -18_000,
    });
    expect(await payout(id)).toEqual({ state: 'held', amountMinor: 15_300, holds: ['dispute_open'] });
    await provider.disputes.update(dispute, answer('winning_evidence'));
    await inLedger(id, 'disputed', undefined);
    expect(await balances(id)).toEqual({ provider_cash: 16_000, provider_fees: 2000, renter: -18_000 });
    expect(await payout(id)).toEqual({ state: 'at_check_in', amountMinor: 15_300, holds: [] });
  });

  it.each([
    ['won', 'winning_evidence', { state: 'due', amountMinor: 15_300, holds: [] }],
    ['lost', 'losing_evidence', null],
  ])('after check-in, %s', async (_, evidence, decided) => {
    const { id, provider, dispute } = await disputed('4000000000000259');
    await inLedger(id, 'disputed', 18_000);
    await checkIn(id);
    expect(await payout(id)).toEqual({ state: 'held', amountMinor: 15_300, holds: ['dispute_open'] });
    await provider.disputes.update(dispute, answer(evidence));
    await inLedger(id, 'disputed', undefined);
    expect(await payout(id)).toEqual(decided);
  });

  it('that is lost has given the renter their money; cancelling gives it no second time', async () => {
    const { id, renter, intent, provider, dispute } = await disputed('4000000000002685');
    await provider.disputes.update(dispute, answer('losing_evidence'));
    await inLedger(id, 'renter', undefined);
    expect(await balances(id)).toEqual({ provider_cash: -2000, provider_fees: 2000 });
    expect(await payout(id)).toBe(null);
    await cancel(renter, id);
    expect(await refundsOf(world.database, id)).toEqual([]);
    expect((await provider.refunds.list({ payment_intent: intent })).data).toEqual([]);
    expect(await balances(id)).toEqual({ provider_cash: -2000, provider_fees: 2000 });
  });

  it('that is only an inquiry moves no money', async () => {
    const { id } = await disputed('4000000000001976');
    expect(await balances(id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
  });

  it('announced by an early fraud warning holds the payout back until the money is given back', async () => {
    const { id, renter } = await paidBooking('4000000000005423');
    await until('the warning', async () => (await cases(id)).length > 0);
    expect(await cases(id)).toMatchObject([{ kind: 'fraud_warning' }]);
    expect(await payout(id)).toEqual({ state: 'held', amountMinor: 15_300, holds: ['fraud_warning'] });
    await cancel(renter, id);
    const warning = () =>
      world.database.selectFrom('fraud_warning').selectAll().where('booking_id', '=', id).executeTakeFirst();
    await until('the end of the warning', async () => (await warning())?.is_actionable === false);
    expect(await payout(id)).toBe(null);
  });
});

describe('what a company is owed', () => {
  it('waits for a refund that is on its way, and for what a person has to look at', async () => {
    const { id, intent } = await paidBooking('4000000000007726');
    await refundManually(id, intent, 5000);
    expect(await payout(id)).toEqual({ state: 'held', amountMinor: 11_050, holds: ['refund_pending'] });
    const refundId = String((await refundsOf(world.database, id))[0]?.provider_refund_id);
    await control(`refunds/${refundId}/settle`, { status: 'failed' });
    await refundState(id, 'failed');
    expect(await payout(id)).toEqual({ state: 'held', amountMinor: 15_300, holds: ['under_review'] });
    for (const paymentCase of await cases(id))
      await markPaymentCaseResolved(world.database, paymentCase.id, clock.now());
    expect(await payout(id)).toEqual({ state: 'at_check_in', amountMinor: 15_300, holds: [] });
  });

  it('does not include a failed refund that was paid outside the provider', async () => {
    const { renter, id } = await paidBooking('4000000000005126');
    const cheaper = { ...wish(10, 12), expected_total: 12_000 };
    expect((await changing(world.test).change(renter, id, cheaper)).statusCode).toBe(200);
    const refund = await until('the refund', async () =>
      (await refundsOf(world.database, id)).find(({ sent_at }) => sent_at !== null),
    );
    await control(`refunds/${refund.provider_refund_id}/settle`);
    await refundState(id, 'failed');
    // Owed to the renter, and not the company's.
    expect(await payout(id)).toMatchObject({ state: 'held', holds: ['under_review'] });
    const [paymentCase] = await cases(id);
    const { accountId } = await createStaff(world.database, ['finance']);
    const caller = { kind: 'staff', accountId, sessionId: randomUUID() } as const;
    const input = { id: Number(paymentCase?.id), note: 'Paid by bank transfer.' };
    const resolve = () => resolvePaymentCase(world.test.deps, caller, input);
    // Said beforehand.
    expect(paymentCase && (await findSettlement(world.database, paymentCase))).toMatchObject({
      amountMinor: 6000,
    });
    await resolve();
    await expect(resolve()).rejects.toMatchObject({ code: 'payment.case_resolved' });
    const events = world.database.selectFrom('audit_event').select(['action', 'object', 'after']);
    expect(await events.where('actor_id', '=', accountId).execute()).toEqual([
      {
        action: 'payment_case_resolved',
        object: (await stored(id)).number,
        after: { payment_case: 'refund_failed', reason: input.note, settled: 6000 },
      },
    ]);
    expect(await balances(id)).toEqual({ provider_cash: 18_000, own_bank: -6000, renter: -12_000 });
    expect(await payout(id)).toEqual({ state: 'at_check_in', amountMinor: 10_200, holds: [] });
    expect(await seen(renter, id)).toMatchObject({ refund_news: [], refunds: [{ is_made_good: true }] });
    const books = await listBookingBooks(world.database, { after: null, most: 1000 });
    expect(books.filter(({ bookingId }) => bookingId === id).flatMap(booksProblems)).toEqual([]);
    await cancel(renter, id);
    expect(await balances(id)).toEqual({ provider_cash: 6000, own_bank: -6000 });
  });
});

describe('an event that does not fit its booking', () => {
  const foreign: [string, object, object?][] = [
    ['session', { id: 'cs_test_another_one_altogether' }],
    ['amount', { amount_total: 17_999 }],
    ['currency', { currency: 'chf' }],
    ['mode', { mode: 'setup' }],
    ['live', { livemode: true }],
    ['account', {}, { account: 'acct_of_a_company' }],
  ];
  it.each(foreign)(
    'by its %s is kept for review and pays nothing',
    async (problem, change, envelope = {}) => {
      await control('webhooks/hold');
      const { id, url, sessionId } = await pendingBooking(world);
      await payWith(url, VISA);
      const session = await providerOf(world.test).checkout.sessions.retrieve(sessionId);
      const event = { ...sessionEvent('checkout.session.completed', { ...session, ...change }), ...envelope };
      const reply = await send(world, 'paymentWebhook', { raw: signedEvent(world, event) });
      expect(reply.status).toBe(200);
      expect((await stored(id)).status).toBe('PENDING');
      expect(await balances(id)).toEqual({});
      expect(await cases(id)).toMatchObject([{ kind: 'payment_does_not_fit', details: { problem } }]);
    },
  );

  it('but was applied before, as the reconciler did, is no second matter after a change of the booking', async () => {
    await control('webhooks/hold');
    const { renter, id, url, sessionId } = await pendingBooking(world);
    await payWith(url, VISA);
    await expireBooking(later(world.test.deps, 31), { bookingId: id });
    expect((await stored(id)).status).toBe('PAID');
    const cheaper = { ...wish(10, 12), expected_total: 12_000 };
    expect((await changing(world.test).change(renter, id, cheaper)).statusCode).toBe(200);
    const session = await providerOf(world.test).checkout.sessions.retrieve(sessionId);
    const event = sessionEvent('checkout.session.completed', session);
    expect((await send(world, 'paymentWebhook', { raw: signedEvent(world, event) })).status).toBe(200);
    expect(await cases(id)).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'PAID', total_minor: 12_000 });
    expect(await balances(id)).toEqual({ provider_cash: 12_000, renter: -12_000 });
  });

  it('a second payment goes back, and the first one’s intent stays', async () => {
    const { id, intent, sessionId } = await paidBooking();
    const provider = providerOf(world.test);
    const second = await provider.paymentIntents.create({
      amount: 18_000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'https://shop.example/back',
    });
    const session = await provider.checkout.sessions.retrieve(sessionId);
    const event = sessionEvent('checkout.session.completed', { ...session, payment_intent: second.id });
    await send(world, 'paymentWebhook', { raw: signedEvent(world, event) });
    await until('the refund', async () => (await refundsOf(world.database, id))[0]?.sent_at);
    expect(await refundsOf(world.database, id)).toMatchObject([
      { reason: 'second_payment', provider_intent_id: second.id, amount_minor: 18_000 },
    ]);
    expect((await stored(id)).status).toBe('PAID');
    expect(await paymentOf(world.database, id)).toMatchObject({ state: 'applied', intentId: intent });
    expect(await balances(id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
  });
});
