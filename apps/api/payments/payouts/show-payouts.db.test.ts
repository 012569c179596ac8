import { afterAll, beforeAll, expect, it } from 'vitest';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { insertPaymentCase } from '../payment-case-store.ts';

let test: TestApp;
let finance: TestMember;

beforeAll(async () => {
  test = await createTestApp({ work: false });
  finance = await createStaff(test.deps.database, ['finance']);
});
afterAll(() => test.close());

const ask = ({ method, path }: Endpoint, { id = 0, by = finance } = {}) =>
  test.app.inject({
    method,
    url: callUrl(path, { params: { id } }),
    headers: { host: 'localhost', cookie: by.cookie },
  });

it('what a company gets, and what holds it back, stands in the list and on its page', async () => {
  const { database } = test.deps;
  const renter = await createRenter(database);
  const coming = await createBooking(database, renter);
  const { car, company_id: id } = coming;
  const held = await createBooking(database, renter, {
    car,
    pickup: '2027-04-01T10:00',
    return: '2027-04-04T10:00',
  });
  await insertPaymentCase(database, {
    kind: 'refund_failed',
    reference: held.id,
    bookingId: held.id,
    details: { amountMinor: 5000 },
  });
  const sums = { id, due: 0, held: 15_300, at_check_in: 15_300, owed: 0 };
  const { companies } = (await ask(staffApi.staffPayouts)).json().data;
  expect(companies).toEqual([{ ...sums, name: expect.any(String), holds: ['under_review'] }]);
  const { company } = (await ask(staffApi.staffCompanyPayouts, { id })).json().data;
  expect(company).toMatchObject({
    ...sums,
    bookings: [
      { number: coming.number, payout: { state: 'at_check_in', amount: 15_300, holds: [] }, owed: 0 },
      { number: held.number, payout: { state: 'held', amount: 15_300, holds: ['under_review'] }, owed: 0 },
    ],
  });
  expect((await ask(staffApi.staffWork)).json().data).toMatchObject({ payouts: 1 });
});

it('a company to which nothing is owed has an empty page, and an unknown one none', async () => {
  const { id, name } = await createCompany(test.deps.database, {});
  expect((await ask(staffApi.staffCompanyPayouts, { id })).json().data.company).toEqual({
    id,
    name,
    due: 0,
    held: 0,
    at_check_in: 0,
    owed: 0,
    bookings: [],
    counts: { due: 0, held: 0, sending: 0, sent: 0, failed: 0, reversed: 0 },
  });
  const unknown = await ask(staffApi.staffCompanyPayouts, { id: 2_147_483_647 });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'company.not_found']);
});

it('is for finance and admins alone', async () => {
  const support = await createStaff(test.deps.database, ['support', 'documents']);
  for (const endpoint of [staffApi.staffPayouts, staffApi.staffCompanyPayouts]) {
    const reply = await ask(endpoint, { id: 1, by: support });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'auth.role_missing']);
  }
});
