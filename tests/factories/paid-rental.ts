import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { updateBooking } from '@nolo/api/bookings/booking-store.ts';
import { insertLedgerTransaction } from '@nolo/api/payments/ledger-store.ts';
import { insertPayout } from '@nolo/api/payments/payouts/payout-store.ts';
import { inTransaction, type Database } from '@nolo/db/database.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { ledgerForCheckIn } from '@nolo/domain/commission/ledger.ts';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { bookingOf } from '../api/support/money.ts';
import { CounterCalls } from '../calls/counter-calls.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import type { TestApp, TestClock } from '../setup/test-app.ts';
import { testNow } from '../setup/test-day.ts';
import { until } from '../setup/until.ts';
import { createBooking } from './booking.ts';
import { createCar, createCompany, inDays } from './car.ts';
import { createMember } from './member.ts';
import { createRenter, type TestRenter } from './renter.ts';
import { reservationBody, reserve } from './reservation.ts';

type CompanyValues = NonNullable<Parameters<typeof createCompany>[1]>;

export const VISA = '4242424242424242';

/** A company whose account at the provider takes transfers, with what its counter does. */
export async function createPaidCompany(test: TestApp, values: CompanyValues = {}) {
  const { database, payments } = test.deps;
  const company = await createCompany(database, values);
  const { id: companyId, name, email, vat_number: vatNumber } = company;
  const accountId = await payments.accounts.createAccount({ companyId, name, email, vatNumber });
  await sandboxControl(test.sandboxOrigin, `accounts/${accountId}/complete-onboarding`);
  await database
    .updateTable('company')
    .set({ provider_account_id: accountId, provider_state: 'enabled' })
    .where('id', '=', companyId)
    .execute();
  const member = await createMember(database, 'manager', { companyId });
  // Still logged in on the day of the pickup.
  const expires_at = new Date(testNow().getTime() + 7 * 86_400_000);
  await database.updateTable('session').set({ expires_at }).execute();
  const counter = new CounterCalls(test, member, companyId);
  return { companyId, accountId, counter };
}

export type PaidCompany = Awaited<ReturnType<typeof createPaidCompany>>;

/** Three days from tomorrow on, 180.00, paid with a card by a renter whose documents are verified. */
export async function createPaidRental(test: TestApp, { companyId }: PaidCompany, card = VISA) {
  const { database } = test.deps;
  const renter = await createRenter(database, { documentsStatus: 'verified' });
  const car = await createCar(database, { company_id: companyId, mileage_km: 12_000 });
  const days = { start_date: inDays(1, '12:00'), end_date: inDays(4, '12:00') };
  const reply = await reserve(test.app, renter, car.id, { ...reservationBody(), ...days });
  if (reply.statusCode !== 201) throw new Error(`no booking: ${reply.body}`);
  const { reservation_id: id, url } = reply.json().data as { reservation_id: string; url: string };
  await payWith(url, card);
  await until('the payment', async () => (await bookingOf(database, id)).status === 'PAID');
  return { id, renter, car };
}

/** Handed over at noon of tomorrow, to which the clock is set. */
export async function handOver(clock: TestClock, { counter }: PaidCompany, id: string): Promise<void> {
  clock.set(new Date(testNow().getTime() + 86_400_000));
  await counter.prepare(id);
  const readings = await counter.readings(id, { id: randomUUID() });
  const { status, code } = await counter.checkIn(id, readings);
  if (status !== 201) throw new Error(`the check-in is refused: ${code}`);
}

/**
 * A payout that is due now, of a rental that was paid by a card: without the hosted page and the counter, for tests of many.
 * Of one company, or of a stage's.
 */
export async function createDuePayout(
  { database, provider }: { database: Database; provider: Stripe },
  { companyId, renter }: { companyId: number; renter: TestRenter },
): Promise<{ id: string; bookingId: string }> {
  const car = await createCar(database, { company_id: companyId, is_online: false });
  const { id: bookingId, total_minor } = await createBooking(database, renter, { car, status: 'PAID' });
  const { id: intent } = await provider.paymentIntents.create({
    amount: total_minor,
    currency: 'eur',
    payment_method: 'pm_card_visa',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  await database
    .updateTable('payment')
    .set({ provider_intent_id: intent })
    .where('booking_id', '=', bookingId)
    .execute();
  const at = testNow();
  const earned = { bookingId, companyId, cause: 'check_in', causeId: bookingId } as const;
  const { payoutMinor: amountMinor } = commissionFor(total_minor);
  const id = await inTransaction(database, async (transaction) => {
    await updateBooking(transaction, bookingId, { status: 'CHECKED IN' });
    const entries = ledgerForCheckIn(total_minor);
    await insertLedgerTransaction(transaction, { bookingId, kind: 'check_in', reference: null, entries, at });
    return insertPayout(transaction, { ...earned, amountMinor, nextTryAt: at, at });
  });
  return { id, bookingId };
}
