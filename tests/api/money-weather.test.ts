import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payWith } from '../../payments-sandbox/test-support/payer.ts';
import { ledgerForCheckIn, ledgerForPayment } from '../../domain/commission/ledger.ts';
import { payoutOf } from '../../domain/commission/payout.ts';
import { fieldOf } from '../../domain/records.ts';
import { followPayment } from '../../server/bookings/follow-payment.ts';
import { listOpenFindings, resolveFinding } from '../../server/payments/finding-store.ts';
import { countJobs, countPayments } from '../../server/operations/figures-store.ts';
import { insertLedgerTransaction } from '../../server/payments/ledger-store.ts';
import { listPayoutRows } from '../../server/payments/payout-store.ts';
import { reconcileDay } from '../../server/payments/reconcile-day.ts';
import { createStripeGateway } from '../../server/payments/stripe-gateway.ts';
import { sweep } from '../../server/sweep/sweep.ts';
import type { TestRenter } from '../factories/renter.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { testClock } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';
import { pendingBooking, send, sessionEvent, signedEvent } from './support/calls.ts';
import { balancesOf, bookingOf, refundsOf } from './support/money.ts';
import { breakProvider, providerOf, repairProvider } from './support/provider.ts';
import { createWorld, day, type World } from './support/world.ts';

const VISA = '4242424242424242';
const clock = testClock(new Date());
const silent = pino({ level: 'silent' });
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
  return { ...booking, intent: String((await stored(booking.id)).payment_intent_id) };
}

const findings = async (bookingId: string) =>
  (await listOpenFindings(world.database)).filter(({ booking_id }) => booking_id === bookingId);

const refundedBooking = async (card: string) => {
  const { renter, id } = await paidBooking(card);
  await cancel(renter, id);
  const [refund] = await until('the refund to be sent', async () => {
    const refunds = await refundsOf(world.database, id);
    return refunds.length > 0 && refunds.every(({ sent_at }) => sent_at !== null) && refunds;
  });
  return { renter, id, refundId: String(refund?.provider_refund_id) };
};
const refundState = (id: string, wanted: string) =>
  until(wanted, async () => (await refundsOf(world.database, id))[0]?.status === wanted);

const refundByHand = async (id: string, intent: string, amount: number) => {
  await providerOf(world.test).refunds.create({ payment_intent: intent, amount });
  await until('the booking to know', async () => {
    const refunds = await refundsOf(world.database, id);
    return refunds.some((one) => one.reason === 'by_hand' && one.amount_minor === amount);
  });
};

const disputed = async (card: string) => {
  const booking = await paidBooking(card);
  await until('the dispute', async () => (await findings(booking.id)).some(({ kind }) => kind === 'dispute'));
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
  const checkedIn = { bookingId: id, kind: 'check_in', reference: null };
  await insertLedgerTransaction(world.database, { ...checkedIn, entries: ledgerForCheckIn(18_000) });
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
    expect(await findings(id)).toMatchObject([
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
    await refundByHand(id, intent, 5000);
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
    await refundByHand(id, intent, 18_000);
    expect(await balances(id)).toEqual({});
    await cancel(renter, id);
    expect(await seen(renter, id)).toMatchObject({ status: 'CANCELLED', refund: 18_000 });
    expect(await refundsOf(world.database, id)).toHaveLength(1);
  });

  it('of a part, cancelled late: the commission is kept of what is left', async () => {
    const { renter, id, intent } = await paidBooking();
    await refundByHand(id, intent, 16_000);
    await world.database
      .updateTable('booking')
      .set({ pickup_local: new Date(Date.now() + 86_400_000).toISOString().slice(0, 16) })
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
    ['lost', 'losing_evidence', { state: 'held', amountMinor: 15_300, holds: ['dispute_lost'] }],
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
    await until('the refusal', async () => (await refundsOf(world.database, id))[0]?.status === 'failed');
    expect((await provider.refunds.list({ payment_intent: intent })).data).toEqual([]);
    expect(await balances(id)).toEqual({ provider_cash: -2000, provider_fees: 2000 });
  });

  it('that is only an inquiry moves no money', async () => {
    const { id } = await disputed('4000000000001976');
    expect(await balances(id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
  });

  it('announced by an early fraud warning holds the payout back until the money is given back', async () => {
    const { id, renter } = await paidBooking('4000000000005423');
    await until('the warning', async () => (await findings(id)).length > 0);
    expect(await findings(id)).toMatchObject([{ kind: 'fraud_warning' }]);
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
    await refundByHand(id, intent, 5000);
    expect(await payout(id)).toEqual({ state: 'held', amountMinor: 11_050, holds: ['refund_pending'] });
    const refundId = String((await refundsOf(world.database, id))[0]?.provider_refund_id);
    await control(`refunds/${refundId}/settle`, { status: 'failed' });
    await refundState(id, 'failed');
    expect(await payout(id)).toEqual({ state: 'held', amountMinor: 15_300, holds: ['under_review'] });
    for (const finding of await findings(id)) await resolveFinding(world.database, finding.id, clock.now());
    expect(await payout(id)).toEqual({ state: 'at_check_in', amountMinor: 15_300, holds: [] });
  });

  it('is told by company, with the reason of what is held', async () => {
    const { id } = await disputed('4000000000000259');
    const { number, company_id } = await stored(id);
    const told = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, '../../scripts/review-payouts.ts'), 'due', String(company_id)],
      { env: { PATH: process.env['PATH'], DATABASE_URL: world.test.deps.config.DATABASE_URL } },
    );
    const line = told.stdout.split('\n').find((one) => one.includes(number));
    expect(line).toMatch(/€153\.00 {2}held: dispute open$/);
    expect(told.stdout).toMatch(new RegExp(`^${company_id}  .* {2}held €`));
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
      expect(await findings(id)).toMatchObject([{ kind: 'payment_does_not_fit', details: { problem } }]);
    },
  );

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
      { reason: 'second_payment', payment_intent_id: second.id, amount_minor: 18_000 },
    ]);
    expect(await stored(id)).toMatchObject({ status: 'PAID', payment_intent_id: intent });
    expect(await balances(id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
  });
});

describe('the sweep', () => {
  let still: World;
  beforeAll(async () => {
    // Nobody works here: whatever the jobs should do is left undone.
    still = await createWorld({ work: false, clock });
    // The daily comparison has its own tests.
    const done = { movements: 0, differences: 0, finished_at: clock.now() };
    const days = [-1, 0, 1].map((offset) => ({ day: day(offset), ...done }));
    await still.database.insertInto('reconciliation').values(days).execute();
  });
  afterAll(() => still.close());

  const swept = async () => {
    clock.advance(5);
    await sweep(still.test.deps, silent);
  };
  const inStill = (id: string) => bookingOf(still.database, id);
  const found = async (wanted: string) =>
    (await listOpenFindings(still.database)).filter(({ kind }) => kind === wanted);
  /** Handling the event that a session was paid fails until it is mended. */
  const poisoned = async (sessionId: string) => {
    const { data } = await providerOf(still.test).events.list({ type: 'checkout.session.completed' });
    const event = data.find((one) => fieldOf(one.data.object, 'id') === sessionId)?.id;
    const isAnother = sql`CHECK (id <> ${sql.lit(event)})`;
    await sql`ALTER TABLE webhook_event ADD CONSTRAINT poison ${isAnother}`.execute(still.database);
    const mend = () => sql`ALTER TABLE webhook_event DROP CONSTRAINT poison`.execute(still.database);
    return { event, mend };
  };

  it('makes the cars of overdue bookings free', async () => {
    const { id } = await pendingBooking(still);
    clock.advance(31);
    await swept();
    expect(await inStill(id)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'expired' });
  });

  it('takes up payments whose events never came, refunds that nobody sent, mails that nobody will send', async () => {
    await sandboxControl(still.test.sandboxOrigin, 'webhooks/url', { url: null });
    const { renter, id, url } = await pendingBooking(still);
    await payWith(url, VISA);
    await swept();
    expect((await inStill(id)).status).toBe('PAID');
    const input = { body: { reservation_id: id } };
    await send(still, 'cancelReservation', input, { token: renter.token });
    await swept();
    expect(await refundsOf(still.database, id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await balancesOf(still.database, id)).toEqual({});
  });

  it('takes up the payments after one that fails, and that one later', async () => {
    const [poison, next] = [await pendingBooking(still), await pendingBooking(still)];
    await payWith(poison.url, VISA);
    await payWith(next.url, VISA);
    const { mend } = await poisoned(poison.sessionId);
    await swept();
    expect((await inStill(poison.id)).status).toBe('PENDING');
    expect((await inStill(next.id)).status).toBe('PAID');
    await mend();
    await swept();
    expect((await inStill(poison.id)).status).toBe('PAID');
  });

  it('passes over an event that fails for a day, and tells of it once', async () => {
    const { id, url, sessionId } = await pendingBooking(still);
    await payWith(url, VISA);
    const { event, mend } = await poisoned(sessionId);
    await swept();
    expect(await found('event_given_up')).toEqual([]);
    const nextDay = { ...still.test.deps, clock: testClock(new Date(clock.now().getTime() + 86_400_000)) };
    await sweep(nextDay, silent);
    await sweep(nextDay, silent);
    expect(await found('event_given_up')).toMatchObject([
      { reference: event, details: { type: 'checkout.session.completed' } },
    ]);
    await mend();
    // The end of its hold asked the provider.
    expect((await inStill(id)).status).toBe('PAID');
  });

  it('sends a refund that was refused for our key once the key is right, once', async () => {
    const { renter, id, url } = await pendingBooking(still);
    await payWith(url, VISA);
    await swept();
    await send(still, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token });
    const { deps } = still.test;
    const wrong = createStripeGateway({ ...deps.config, STRIPE_SECRET_KEY: 'sk_test_changed_meanwhile' });
    clock.advance(5);
    await sweep({ ...deps, payments: wrong }, silent);
    expect(await refundsOf(still.database, id)).toMatchObject([{ status: 'requested', tries: 1 }]);
    await swept();
    await swept();
    expect(await refundsOf(still.database, id)).toMatchObject([{ status: 'succeeded' }]);
    const intent = String((await inStill(id)).payment_intent_id);
    const { data } = await providerOf(still.test).refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([18_000]);
    expect(await balancesOf(still.database, id)).toEqual({});
  });

  it('tells of a paid session whose booking is not here', async () => {
    const price = { currency: 'eur', unit_amount: 18_000, product_data: { name: 'Fiat 500' } };
    const session = await providerOf(still.test).checkout.sessions.create({
      mode: 'payment',
      metadata: { booking_id: randomUUID() },
      line_items: [{ quantity: 1, price_data: price }],
      success_url: 'https://shop.example/paid',
      cancel_url: 'https://shop.example/back',
    });
    await payWith(session.url, VISA);
    await swept();
    await swept();
    expect(await found('unknown_payment')).toMatchObject([{ reference: session.id }]);
  });

  it('asks the provider once for each payment, and tells of what it does not have', async () => {
    const honest = await pendingBooking(still);
    await payWith(honest.url, VISA);
    await swept();
    const { payment_intent_id: intent } = await inStill(honest.id);
    const confirmed = () => still.database.selectFrom('payment_confirmation').selectAll().execute();
    const before = await confirmed();
    expect(before.map(({ payment_intent_id }) => payment_intent_id)).toContain(intent);
    await swept();
    expect(await confirmed()).toEqual(before);

    // Signed with our own secret, which has got into other hands: nobody has paid.
    const forged = await pendingBooking(still);
    const session = await providerOf(still.test).checkout.sessions.retrieve(forged.sessionId);
    const paid = { ...session, payment_status: 'paid', status: 'complete', payment_intent: 'pi_forged' };
    const event = sessionEvent('checkout.session.completed', paid);
    await send(still, 'paymentWebhook', { raw: signedEvent(still, event) });
    expect((await inStill(forged.id)).status).toBe('PAID');
    const byHand = await pendingBooking(still);
    await still.database
      .updateTable('booking')
      .set({ status: 'PAID', paid_at: clock.now() })
      .where('id', '=', byHand.id)
      .execute();
    await swept();
    await swept();
    const details = { provider: null, ours: 18_000 };
    expect(await found('payment_missing')).toMatchObject([
      { reference: byHand.id, booking_id: byHand.id, details },
      { reference: 'pi_forged', booking_id: forged.id, details },
    ]);
  });

  it('follows a refund whose job is gone', async () => {
    const { renter, id, url } = await pendingBooking(still);
    await payWith(url, '4000000000007726');
    await swept();
    await send(still, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token });
    await swept();
    const refundId = String((await refundsOf(still.database, id))[0]?.provider_refund_id);
    await sandboxControl(still.test.sandboxOrigin, `refunds/${refundId}/settle`);
    await swept();
    const itsJob = sql`FROM jobs.job WHERE name = 'follow-payment' AND data ->> 'id' = ${refundId}`;
    await sql`DELETE ${itsJob}`.execute(still.database);
    await swept();
    await swept();
    const { rows } = await sql<{ kind: string }>`SELECT data ->> 'kind' AS kind ${itsJob}`.execute(
      still.database,
    );
    expect(rows).toEqual([{ kind: 'refund' }]);
    await followPayment(still.test.deps, { kind: 'refund', id: refundId });
    expect(await refundsOf(still.database, id)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('sends anew the mails whose job is gone', async () => {
    await sql`DELETE FROM jobs.job WHERE name = 'send-mail'`.execute(still.database);
    await swept();
    const unsent = await still.database
      .selectFrom('mail')
      .select('id')
      .where('sent_at', 'is', null)
      .execute();
    const { rows } = await sql<{ id: string }>`
      SELECT data ->> 'mailId' AS id FROM jobs.job WHERE name = 'send-mail'`.execute(still.database);
    expect(unsent.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(unsent.map(({ id }) => id).toSorted());
  });

  it('tells of work that was given up, once', async () => {
    await sql`UPDATE jobs.job SET state = 'failed' WHERE name = 'send-mail'`.execute(still.database);
    await swept();
    const given = await found('job_given_up');
    expect(given.length).toBeGreaterThan(0);
    expect(given[0]?.details).toMatchObject({ job: 'send-mail' });
    await swept();
    expect(await found('job_given_up')).toEqual(given);
  });

  it('raises an alarm for each matter once: a line of the log, and a figure', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const alarms = () => lines.filter((line) => line.includes('a money matter for a person to look at'));
    await sql`UPDATE jobs.job SET state = 'failed' WHERE name = 'expire-booking'`.execute(still.database);
    clock.advance(5);
    await sweep(still.test.deps, log);
    const told = alarms().length;
    expect(told).toBeGreaterThan(0);
    expect(alarms().every((line) => line.includes('job_given_up'))).toBe(true);
    await sweep(still.test.deps, log);
    expect(alarms()).toHaveLength(told);
    const figures = await countPayments(still.database);
    const open = (await found('job_given_up')).length;
    expect(figures).toContainEqual({ label: 'finding/job_given_up', count: open });
    expect(await countJobs(still.database)).toContainEqual({
      label: 'expire-booking/failed',
      count: expect.any(Number),
    });
  });

  it('asks about the payments after those that cannot be asked about', async () => {
    const honest = await pendingBooking(still);
    const payment = { bookingId: honest.id, kind: 'payment', entries: ledgerForPayment(1) };
    const at = new Date(clock.now().getTime() - 3_600_000);
    // In front of it, and as many as are asked about at once.
    for (let one = 0; one < 8; one += 1) {
      await insertLedgerTransaction(still.database, { ...payment, reference: `pi_silent_${one}`, at });
    }
    const pathPrefix = '/v1/payment_intents/pi_silent';
    await breakProvider(still.test, { kind: 'error', pathPrefix, count: 1000 });
    await payWith(honest.url, VISA);
    await swept();
    await repairProvider(still.test);
    const confirmed = await still.database.selectFrom('payment_confirmation').selectAll().execute();
    const ids = confirmed.map(({ payment_intent_id }) => payment_intent_id);
    expect(ids).toContain((await inStill(honest.id)).payment_intent_id);
    expect(ids.filter((id) => id.startsWith('pi_silent'))).toEqual([]);
  });
});

describe('the daily comparison of provider and ledger', () => {
  let books: World;
  const compare = () => reconcileDay(books.test.deps, { day: day(0) });
  const open = async () =>
    (await listOpenFindings(books.database)).filter(({ kind }) => kind === 'difference');

  beforeAll(async () => {
    books = await createWorld({ work: true });
  });
  afterAll(() => books.close());

  it('books the provider’s fees, finds what differs both ways, and lists it once', async () => {
    const { id, url } = await pendingBooking(books);
    await payWith(url, VISA);
    await until('PAID', async () => (await bookingOf(books.database, id)).status === 'PAID');
    expect(await compare()).toEqual({ movements: 1, differences: 0 });
    // 1.5% and 0.25 of 180.00.
    expect(await balancesOf(books.database, id)).toEqual({
      provider_cash: 17_705,
      provider_fees: 295,
      renter: -18_000,
    });
    await sandboxControl(books.test.sandboxOrigin, 'webhooks/url', { url: null });
    const provider = providerOf(books.test);
    const { payment_intent_id } = await bookingOf(books.database, id);
    await provider.refunds.create({ payment_intent: String(payment_intent_id), amount: 1000 });
    await provider.paymentIntents.create({
      amount: 5000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'https://shop.example/back',
    });
    await books.database
      .insertInto('ledger_entry')
      .values(
        [
          { account: 'provider_cash', amount_minor: 700, kind: 'payment', reference: 'pi_unknown' },
          { account: 'renter', amount_minor: -700, kind: 'payment', reference: 'pi_unknown' },
        ].map((entry) => ({
          ...entry,
          booking_id: id,
          transaction_id: '00000000-0000-4000-8000-000000000001',
        })),
      )
      .execute();
    expect(await compare()).toEqual({ movements: 3, differences: 3 });
    const details = (await open()).map((finding) => finding.details);
    expect(details).toEqual(
      expect.arrayContaining([
        { what: 'refund', provider: -1000, ours: 0 },
        { what: 'payment', provider: 5000, ours: 0 },
        { what: 'payment', provider: 0, ours: 700 },
      ]),
    );
    await compare();
    expect(await open()).toHaveLength(3);
  });
});
