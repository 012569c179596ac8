import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '@nolo/db/database.ts';
import { addDays, dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import { createCar, createCompany, createPlace, inDays } from '@nolo/tests/factories/car.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import type { JobData } from '../platform/jobs.ts';
import { findFleetCar } from './fleet-store.ts';
import { planExpiryReminders, remindExpiry } from './remind-expiry.ts';

const clock = testClock(testNow());
let test: TestApp;
let carId: number;
let companyId: number;
const until = addDays(dateOf(inDays(0).slice(0, 10)), 60);

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { database } = test.deps;
  companyId = (await createCompany(database, {})).id;
  const { id: location_id } = await createPlace(database, companyId, {
    email: `place-${companyId}@rossi.test`,
  });
  carId = (
    await createCar(database, { company_id: companyId, location_id, insured_until: until, plate: 'GK900ZZ' })
  ).id;
});

/** What is planned when the car is saved for the first time, the soonest first. */
async function planned() {
  const jobs: { data: JobData['remind-expiry']; startAfter: Date }[] = [];
  const send = async (
    _: unknown,
    __: unknown,
    data: object,
    options: { startAfter?: Date | number } = {},
  ) => {
    jobs.push({ data: data as JobData['remind-expiry'], startAfter: options.startAfter as Date });
  };
  await inTransaction(test.deps.database, async (transaction) => {
    const car = await findFleetCar(transaction, { companyId, id: carId });
    if (car === null) throw new Error('no car');
    await planExpiryReminders({ clock, jobs: { send } }, transaction, { car, before: null });
    await planExpiryReminders({ clock, jobs: { send } }, transaction, { car, before: car });
  });
  return jobs;
}

const mails = async () =>
  (await queuedMails(test.deps)).filter(({ recipient }) => recipient === `place-${companyId}@rossi.test`);

it('is planned for 30 and 7 days before a new day, in the morning, and not again for the same one', async () => {
  expect(await planned()).toEqual([
    { data: { carId, what: 'insured_until', until, days: 30 }, startAfter: expect.any(Date) },
    { data: { carId, what: 'insured_until', until, days: 7 }, startAfter: expect.any(Date) },
  ]);
  const [first] = await planned();
  expect(first?.startAfter.toISOString().slice(0, 10)).toBe(addDays(until, -30));
});

it('is mailed once to the location where the car stands', async () => {
  const reminder = { carId, what: 'insured_until', until, days: 30 } as const;
  await remindExpiry(test.deps, reminder);
  await remindExpiry(test.deps, reminder);
  expect(await mails()).toMatchObject([
    {
      template: 'car-expires',
      language: 'it',
      data: { carName: 'Fiat 500, GK900ZZ', what: 'insured_until', until },
    },
  ]);
  // Another plate since: what was mailed before says the former one.
  await test.deps.database.updateTable('car').set({ plate: 'GK901ZZ' }).where('id', '=', carId).execute();
  await remindExpiry(test.deps, { ...reminder, days: 7 });
  expect((await mails()).map(({ data }) => data)).toMatchObject([
    { carName: 'Fiat 500, GK900ZZ' },
    { carName: 'Fiat 500, GK901ZZ' },
  ]);
});

it('is not sent for a day that was changed, or a car that was archived', async () => {
  const { database } = test.deps;
  const reminder = { carId, what: 'insured_until', until, days: 30 } as const;
  const change = (values: object) =>
    database.updateTable('car').set(values).where('id', '=', carId).execute();
  await change({ insured_until: addDays(until, 365) });
  await remindExpiry(test.deps, reminder);
  await change({ insured_until: until, archived_at: testNow(), is_online: false });
  await remindExpiry(test.deps, reminder);
  expect(await mails()).toEqual([]);
});
