import { randomUUID } from 'node:crypto';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { bookingOf } from '../api/support/money.ts';
import { CounterCalls } from '../calls/counter-calls.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import type { TestApp, TestClock } from '../setup/test-app.ts';
import { testNow } from '../setup/test-day.ts';
import { until } from '../setup/until.ts';
import { createCar, createCompany, inDays } from './car.ts';
import { createMember } from './member.ts';
import { createRenter } from './renter.ts';
import { reservationBody, reserve } from './reservation.ts';

export const VISA = '4242424242424242';

/** A company whose account at the provider takes transfers, with what its counter does. */
export async function createPaidCompany(test: TestApp) {
  const { database, payments } = test.deps;
  const company = await createCompany(database, {});
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
