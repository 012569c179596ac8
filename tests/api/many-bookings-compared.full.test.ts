import { loadavg } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileDay } from '@nolo/api/payments/reconcile-day.ts';
import { listOpenPaymentCases } from '@nolo/api/payments/payment-case-store.ts';
import { settleEach } from '@nolo/api/platform/settle-each.ts';
import { createBooking } from '../factories/booking.ts';
import { createRenter } from '../factories/renter.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { createTestApp, type TestApp } from '../setup/test-app.ts';
import { providerOf } from './support/provider.ts';

const BOOKINGS = 10_000;
/** What one statement copies. */
const AT_ONCE = 500;

let test: TestApp;

/** Nobody listens to them here, and telling of 10,000 payments would take the processor from what is measured. */
const EVENTS = ['payment_intent.created', 'payment_intent.succeeded', 'charge.succeeded'];

beforeAll(async () => {
  test = await createTestApp({ work: false });
  await sandboxControl(test.sandboxOrigin, 'webhooks/hold', { types: EVENTS });
});
afterAll(() => test.close());

/** Copies of a paid booking, each paid at the provider. */
async function payMany(): Promise<void> {
  const { database } = test.deps;
  const provider = providerOf(test);
  const { id } = await createBooking(database, await createRenter(database), {
    status: 'PAID',
    isAtProvider: false,
  });
  const intents: string[] = [];
  const pay = async () => {
    const intent = await provider.paymentIntents.create({
      amount: 18_000,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    intents.push(intent.id);
  };
  const failures = await settleEach(Array.from({ length: BOOKINGS }), 8, pay);
  expect(failures).toEqual([]);
  for (let from = 0; from < BOOKINGS; from += AT_ONCE)
    await copyPaid(id, intents.slice(from, from + AT_ONCE));
  // As a database has done by itself overnight.
  await sql`ANALYZE`.execute(database);
}

async function copyPaid(id: string, intents: readonly string[]): Promise<void> {
  const { clock, database } = test.deps;
  await sql`
    WITH intent AS (SELECT gen_random_uuid() AS id, * FROM unnest(${[...intents]}::text[]) AS provider_id),
    booked AS (
      INSERT INTO booking SELECT (jsonb_populate_record(booking,
        jsonb_build_object('id', intent.id, 'number', provider_id))).*
      FROM intent, booking WHERE booking.id = ${id} RETURNING id),
    paid AS (
      INSERT INTO payment (booking_id, amount_minor, currency, state, provider_intent_id, created_at, paid_at)
      SELECT intent.id, 18000, 'EUR', 'applied', provider_id, now(), now() FROM intent JOIN booked USING (id)
      RETURNING id, booking_id, provider_intent_id),
    transaction AS (SELECT paid.*, gen_random_uuid() AS transaction_id FROM paid)
    INSERT INTO ledger_entry (transaction_id, booking_id, payment_id, kind, account, amount_minor, reference, created_at)
    SELECT transaction_id, booking_id, transaction.id, 'payment', account, amount, provider_intent_id, ${clock.now()}
    FROM transaction, (VALUES ('provider_cash', 18000), ('renter', -18000)) AS entry (account, amount)`.execute(
    database,
  );
}

it('10,000 bookings are compared with the provider to the cent', async () => {
  await payMany();
  const began = Date.now();
  const day = test.deps.clock.now().toISOString().slice(0, 10);
  const { movements, differences } = await reconcileDay(test.deps, { day });
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stderr.write(
    `${movements} movements of ${BOOKINGS} bookings in ${seconds} s, load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  expect(movements).toBe(BOOKINGS);
  expect(await listOpenPaymentCases(test.deps.database)).toEqual([]);
  expect(differences).toBe(0);
}, 600_000);
