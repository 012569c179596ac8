import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { ledgerForPayment } from '@nolo/domain/commission/ledger.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { syncProviderObject } from '@nolo/api/bookings/sync-provider-object.ts';
import { countJobs, countPayments } from '@nolo/api/operations/figures-store.ts';
import { listOpenPaymentCases, markPaymentCaseResolved } from '@nolo/api/payments/payment-case-store.ts';
import { insertLedgerTransaction } from '@nolo/api/payments/ledger-store.ts';
import { sendRefund } from '@nolo/api/payments/send-refund.ts';
import { createStripeGateway } from '@nolo/api/payments/stripe-gateway.ts';
import { serializers } from '@nolo/api/platform/logging.ts';
import { reconcile } from '@nolo/api/operations/reconciler/reconcile.ts';
import { withAdvisoryLock } from '@nolo/api/operations/reconciler/reconciler-store.ts';
import { countHolds } from '../factories/car.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { mailJobs } from '../setup/queued-mails.ts';
import { testClock } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';
import { pendingBooking, send, sessionEvent, signedEvent } from './support/calls.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf } from './support/money.ts';
import { breakProvider, providerOf, repairProvider, repliesHeld } from './support/provider.ts';
import { createWorld, day, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

const VISA = '4242424242424242';
const clock = testClock(testNow());
const silent = pino({ level: 'silent' });
const DAY_MS = 86_400_000;
const fail = () => Promise.reject(new Error('this failed'));

describe('the reconciler', () => {
  let still: World;
  beforeAll(async () => {
    // Nobody works here: whatever the jobs should do is left undone.
    still = await createWorld({ work: false, clock });
    // The daily comparison has its own tests.
    const done = { movements: 0, differences: 0, finished_at: new Date(clock.now().getTime() + 3 * DAY_MS) };
    const days = [-1, 0, 1].map((offset) => ({ day: day(offset), ...done }));
    await still.database.insertInto('reconciliation').values(days).execute();
  });
  afterAll(() => still.close());

  const reconciled = async () => {
    clock.advance(5);
    await reconcile(still.test.deps, silent);
  };
  const inStill = (id: string) => bookingOf(still.database, id);
  const found = async (wanted: string) =>
    (await listOpenPaymentCases(still.database)).filter(({ kind }) => kind === wanted);
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
    await reconciled();
    expect(await inStill(id)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'expired' });
  });

  it('makes the car free of a booking whose payment does not fit it, which a person has to look at', async () => {
    const { renter, id, car, sessionId, url } = await pendingBooking(still);
    const change = still.database.updateTable('payment').set({ amount_minor: 17_000 });
    await change.where('booking_id', '=', id).execute();
    await payWith(url, VISA);
    clock.advance(31);
    await reconciled();
    expect(await inStill(id)).toMatchObject({ status: 'CANCELLED', paid_at: null });
    expect(await countHolds(still.database, car.id)).toBe(0);
    expect(await found('payment_does_not_fit')).toMatchObject([
      { reference: sessionId, booking_id: id, details: { problem: 'amount', amountMinor: 18_000 } },
    ]);
    const asked = await send(still, 'reservation', { params: { id } }, { token: renter.token });
    expect(asked.json.data?.['reservation']).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'payment_does_not_fit',
      cancelled: { by: 'platform' },
      timeline: [{ kind: 'reserved' }, { kind: 'payment_does_not_fit', by: 'platform', amount: null }],
    });
    // No mail says to somebody who has paid that nothing was paid.
    const mails = (await mailJobs(still.database)).filter(({ payload }) =>
      JSON.stringify(payload).includes(id),
    );
    expect(mails).toEqual([]);
  });

  it('takes up payments whose events never came, refunds that nobody sent', async () => {
    await sandboxControl(still.test.sandboxOrigin, 'webhooks/url', { url: null });
    const { renter, id, url } = await pendingBooking(still);
    await payWith(url, VISA);
    await reconciled();
    expect((await inStill(id)).status).toBe('PAID');
    const input = { body: { reservation_id: id } };
    await send(still, 'cancelReservation', input, { token: renter.token });
    await reconciled();
    expect(await refundsOf(still.database, id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await balancesOf(still.database, id)).toEqual({});
  });

  it('takes up the payments after one that fails, and that one later', async () => {
    const [poison, next] = [await pendingBooking(still), await pendingBooking(still)];
    await payWith(poison.url, VISA);
    await payWith(next.url, VISA);
    const { mend } = await poisoned(poison.sessionId);
    await reconciled();
    expect((await inStill(poison.id)).status).toBe('PENDING');
    expect((await inStill(next.id)).status).toBe('PAID');
    await mend();
    await reconciled();
    expect((await inStill(poison.id)).status).toBe('PAID');
  });

  it('passes over an event that fails for a day, and reports it once', async () => {
    const { id, url, sessionId } = await pendingBooking(still);
    await payWith(url, VISA);
    const { event, mend } = await poisoned(sessionId);
    await reconciled();
    expect(await found('event_given_up')).toEqual([]);
    const nextDay = { ...still.test.deps, clock: testClock(new Date(clock.now().getTime() + DAY_MS)) };
    await reconcile(nextDay, silent);
    await reconcile(nextDay, silent);
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
    await reconciled();
    await send(still, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token });
    const { deps } = still.test;
    const wrong = createStripeGateway({ ...deps.config, STRIPE_SECRET_KEY: 'sk_test_changed_meanwhile' });
    clock.advance(5);
    await reconcile({ ...deps, payments: wrong }, silent);
    expect(await refundsOf(still.database, id)).toMatchObject([{ status: 'requested', tries: 1 }]);
    await reconciled();
    await reconciled();
    expect(await refundsOf(still.database, id)).toMatchObject([{ status: 'succeeded' }]);
    const { intentId: intent } = await paymentOf(still.database, id);
    const { data } = await providerOf(still.test).refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([18_000]);
    expect(await balancesOf(still.database, id)).toEqual({});
  });

  it('leaves a refund that the provider does not let us make to a person after some tries, and sends it once that is resolved', async () => {
    const { renter, id, url } = await pendingBooking(still);
    await payWith(url, VISA);
    await reconciled();
    await send(still, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token });
    const { deps } = still.test;
    const payments = createStripeGateway({ ...deps.config, STRIPE_SECRET_KEY: 'sk_test_changed_meanwhile' });
    const refused = { ...deps, payments };
    const refund = async () => (await refundsOf(still.database, id))[0];
    const refundId = String((await refund())?.id);
    for (let tries = 1; tries < 10; tries += 1) {
      await expect(sendRefund(refused, { refundId })).rejects.toMatchObject({ code: 'payment.unavailable' });
    }
    expect(await found('refund_not_permitted')).toEqual([]);
    await sendRefund(refused, { refundId });
    await sendRefund(refused, { refundId });
    await reconciled();
    expect(await refund()).toMatchObject({ status: 'requested', tries: 10 });
    const [paymentCase, ...others] = await found('refund_not_permitted');
    expect(others).toEqual([]);
    expect(paymentCase).toMatchObject({
      booking_id: id,
      details: { refund: refundId, answer: 401, amountMinor: 18_000 },
    });
    await markPaymentCaseResolved(still.database, String(paymentCase?.id), clock.now());
    await reconciled();
    expect(await refund()).toMatchObject({ status: 'succeeded' });
    expect(await balancesOf(still.database, id)).toEqual({});
  });

  it('asks a provider that says nothing about many bookings at once, but not about all, and looks for events meanwhile', async () => {
    for (let booked = 0; booked < 10; booked += 1) {
      await pendingBooking(still);
      clock.advance(1);
    }
    clock.advance(35);
    // Each call that closes a session, and the one that lists events, waits for its reply.
    await breakProvider(still.test, {
      kind: 'hold',
      method: 'POST',
      pathPrefix: '/v1/checkout/sessions',
      count: 8,
    });
    await breakProvider(still.test, { kind: 'hold', method: 'GET', pathPrefix: '/v1/events', count: 1 });
    const reconciler = reconcile(still.test.deps, silent);
    await until('nine replies to be held', async () => (await repliesHeld(still.test)) === 9, 10_000);
    await repairProvider(still.test);
    await reconciler;
    const late = await still.database
      .selectFrom('booking')
      .select('id')
      .where('status', '=', 'PENDING')
      .execute();
    expect(late).toEqual([]);
  });

  it('reports a paid session whose booking is not here', async () => {
    const price = { currency: 'eur', unit_amount: 18_000, product_data: { name: 'Fiat 500' } };
    const session = await providerOf(still.test).checkout.sessions.create({
      mode: 'payment',
      metadata: { booking_id: randomUUID() },
      line_items: [{ quantity: 1, price_data: price }],
      success_url: 'https://shop.example/paid',
      cancel_url: 'https://shop.example/back',
    });
    await payWith(session.url, VISA);
    await reconciled();
    await reconciled();
    expect(await found('unknown_payment')).toMatchObject([{ reference: session.id }]);
  });

  it('asks the provider once for each payment, and reports what it does not have', async () => {
    const honest = await pendingBooking(still);
    await payWith(honest.url, VISA);
    await reconciled();
    const { intentId: intent } = await paymentOf(still.database, honest.id);
    const confirmed = () => still.database.selectFrom('payment_confirmation').selectAll().execute();
    const before = await confirmed();
    expect(before.map(({ payment_intent_id }) => payment_intent_id)).toContain(intent);
    await reconciled();
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
    await reconciled();
    await reconciled();
    const details = { provider: null, ours: 18_000 };
    expect(await found('payment_missing')).toMatchObject([
      { reference: byHand.id, booking_id: byHand.id, details },
      { reference: 'pi_forged', booking_id: forged.id, details },
    ]);
  });

  it('follows a refund whose job is gone', async () => {
    const { renter, id, url } = await pendingBooking(still);
    await payWith(url, '4000000000007726');
    await reconciled();
    await send(still, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token });
    await reconciled();
    const refundId = String((await refundsOf(still.database, id))[0]?.provider_refund_id);
    await sandboxControl(still.test.sandboxOrigin, `refunds/${refundId}/settle`);
    await reconciled();
    const itsJob = sql`FROM jobs.job WHERE name = 'sync-provider-object' AND data ->> 'id' = ${refundId}`;
    await sql`DELETE ${itsJob}`.execute(still.database);
    await reconciled();
    await reconciled();
    const { rows } = await sql<{ kind: string }>`SELECT data ->> 'kind' AS kind ${itsJob}`.execute(
      still.database,
    );
    expect(rows).toEqual([{ kind: 'refund' }]);
    await syncProviderObject(still.test.deps, { kind: 'refund', id: refundId });
    expect(await refundsOf(still.database, id)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('reports work that was given up, once', async () => {
    await sql`UPDATE jobs.job SET state = 'failed' WHERE name = 'send-mail'`.execute(still.database);
    await reconciled();
    const given = await found('job_given_up');
    expect(given.length).toBeGreaterThan(0);
    expect(given[0]?.details).toMatchObject({ job: 'send-mail' });
    await reconciled();
    expect(await found('job_given_up')).toEqual(given);
  });

  it('raises an alarm for each matter once: a line of the log, and a figure', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const alarms = () => lines.filter((line) => line.includes('a money matter for a person to look at'));
    await sql`UPDATE jobs.job SET state = 'failed' WHERE name = 'expire-booking'`.execute(still.database);
    clock.advance(5);
    await reconcile(still.test.deps, log);
    const raised = alarms().length;
    expect(raised).toBeGreaterThan(0);
    expect(alarms().every((line) => line.includes('job_given_up'))).toBe(true);
    await reconcile(still.test.deps, log);
    expect(alarms()).toHaveLength(raised);
    const figures = await countPayments(still.database);
    const open = (await found('job_given_up')).length;
    expect(figures).toContainEqual({ label: 'case/job_given_up', count: open });
    expect(await countJobs(still.database)).toContainEqual({
      label: 'expire-booking/failed',
      count: expect.any(Number),
    });
  });

  it('reports given-up work before it asks the provider anything, without the address that a mail has sealed', async () => {
    await pendingBooking(still);
    clock.advance(40);
    const data = { template: 'account-deleted', payload: { accountId: 'a', sealedRecipient: 'v1.sealed' } };
    await sql`INSERT INTO jobs.job (name, state, data)
      VALUES ('send-mail', 'failed', ${JSON.stringify(data)})`.execute(still.database);
    const before = (await found('job_given_up')).length;
    let reported: number | null = null;
    const { payments } = still.test.deps;
    const closeSession: typeof payments.closeSession = async () => {
      reported ??= (await found('job_given_up')).length - before;
      throw new Error('the provider says nothing');
    };
    await reconcile({ ...still.test.deps, payments: { ...payments, closeSession } }, silent);
    expect(reported).toBe(1);
    const details = JSON.stringify(await found('job_given_up'));
    expect(details).toContain('account-deleted');
    expect(details).not.toContain('v1.sealed');
  });

  it('compares with the provider each day that was left out', async () => {
    await still.database.deleteFrom('reconciliation').execute();
    const now = clock.now();
    const dayBack = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
    const done = { movements: 0, differences: 0 };
    const comparedAt = new Date(`${dayBack(2)}T03:00:00Z`);
    await still.database
      .insertInto('reconciliation')
      .values([
        { ...done, day: dayBack(5), finished_at: now },
        { ...done, day: dayBack(3), finished_at: comparedAt },
      ])
      .execute();
    const later = { ...still.test.deps, clock: testClock(new Date(`${dayBack(0)}T12:00:00Z`)) };
    await reconcile(later, silent);
    const rows = await still.database.selectFrom('reconciliation').selectAll().orderBy('day').execute();
    expect(rows.map(({ day }) => day)).toEqual([5, 4, 3, 2, 1].map(dayBack));
    expect(rows.find(({ day }) => day === dayBack(3))?.finished_at).toEqual(comparedAt);
  });

  it('compares the days after one that cannot be compared, and that one later', async () => {
    await still.database.deleteFrom('reconciliation').execute();
    const dayBack = (days: number) =>
      new Date(clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
    const first = { day: dayBack(4), movements: 0, differences: 0, finished_at: clock.now() };
    await still.database.insertInto('reconciliation').values(first).execute();
    const { deps } = still.test;
    const later = { ...deps, clock: testClock(new Date(`${dayBack(0)}T12:00:00Z`)) };
    const listMovements: typeof deps.payments.listMovements = async (from, to) => {
      if (from.toISOString().startsWith(dayBack(4))) throw new Error('the provider has no such day');
      return deps.payments.listMovements(from, to);
    };
    const lines: string[] = [];
    const log = pino({ level: 'error', serializers }, { write: (line) => lines.push(line) });
    const compared = async () => {
      const rows = await still.database.selectFrom('reconciliation').select('day').orderBy('day').execute();
      return rows.map(({ day }) => day);
    };
    await reconcile({ ...later, payments: { ...deps.payments, listMovements } }, log);
    expect(await compared()).toEqual([4, 2, 1].map(dayBack));
    const [failed] = lines.filter((line) => line.includes('"step":"pastDays"'));
    expect(failed).toContain(`comparing ${dayBack(3)}`);
    expect(failed).toContain('the provider has no such day');
    await reconcile(later, silent);
    expect(await compared()).toEqual([4, 3, 2, 1].map(dayBack));
  });

  /** A run that has begun and goes on until it is woken; for so long it may stand still. */
  const standing = async (aloneForMs?: number) => {
    const { promise, resolve: wakeUp } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const begin = () => {
      begun.resolve();
      return promise;
    };
    const ended = withAdvisoryLock(still.database, begin, aloneForMs).then(
      () => null,
      (error: unknown) => error,
    );
    await begun.promise;
    return { wakeUp, ended };
  };

  it('keeps other processes out while one runs', async () => {
    const { wakeUp, ended } = await standing();
    let isOvertaken = false;
    await withAdvisoryLock(still.database, async () => void (isOvertaken = true));
    expect(isOvertaken).toBe(false);
    wakeUp();
    expect(await ended).toBeNull();
  });

  it('goes on in another process when one that began stands still, which ends well when it was only slow', async () => {
    const { wakeUp, ended } = await standing(1000);
    let isOvertaken = false;
    await until('the second', async () => {
      await withAdvisoryLock(still.database, async () => void (isOvertaken = true));
      return isOvertaken;
    });
    wakeUp();
    expect(await ended).toBeNull();
  });

  it('tells of work that failed, overtaken or not', async () => {
    await expect(withAdvisoryLock(still.database, fail)).rejects.toThrow('this failed');
    const { promise: overtaken, resolve } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slowly = withAdvisoryLock(
      still.database,
      () => {
        begun.resolve();
        return overtaken.then(fail);
      },
      1000,
    );
    const outcome = slowly.catch((error: unknown) => error);
    await begun.promise;
    await until('the second', async () => {
      let isOvertaken = false;
      await withAdvisoryLock(still.database, async () => void (isOvertaken = true));
      return isOvertaken;
    });
    resolve();
    expect(await outcome).toMatchObject({ message: 'this failed' });
  });

  it('asks about the payments after those that cannot be asked about', async () => {
    const honest = await pendingBooking(still);
    const payment = { bookingId: honest.id, kind: 'payment', entries: ledgerForPayment(1) } as const;
    const at = new Date(clock.now().getTime() - 3_600_000);
    // In front of it, and as many as are asked about at once.
    for (let one = 0; one < 8; one += 1) {
      await insertLedgerTransaction(still.database, { ...payment, reference: `pi_silent_${one}`, at });
    }
    const pathPrefix = '/v1/payment_intents/pi_silent';
    await breakProvider(still.test, { kind: 'error', pathPrefix, count: 1000 });
    await payWith(honest.url, VISA);
    await reconciled();
    await repairProvider(still.test);
    const confirmed = await still.database.selectFrom('payment_confirmation').selectAll().execute();
    const ids = confirmed.map(({ payment_intent_id }) => payment_intent_id);
    expect(ids).toContain((await paymentOf(still.database, honest.id)).intentId);
    expect(ids.filter((id) => id.startsWith('pi_silent'))).toEqual([]);
  });
});
