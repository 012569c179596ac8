import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCar } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { startVies, VAT_NUMBERS } from '@nolo/tests/setup/vies.ts';
import { lookUpVatNumber } from './look-up-vat-number.ts';

let vies: Awaited<ReturnType<typeof startVies>>;
let test: TestApp;

beforeAll(async () => {
  vies = await startVies();
  test = await createTestApp({ environment: { VIES_URL: vies.origin } });
});
afterAll(async () => {
  await test.close();
  await vies.stop();
});

async function book(VAT_number: string) {
  const renter = await createRenter(test.deps.database);
  const car = await createCar(test.deps.database);
  const company = { company_name: 'Ferri S.r.l.', VAT_number, legal_form: 'S.r.l.' };
  const reply = await reserve(test.app, renter, car.id, reservationBody({ company }));
  return { renter, status: reply.statusCode, body: reply.json() };
}

async function invoiceOf(id: string) {
  const { company_billing } = await test.deps.database
    .selectFrom('booking')
    .select('company_billing')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return company_billing as { VAT_number: string; vat_look_up?: { state: string; at: string } };
}

describe('the VAT number of a company invoice', () => {
  it.each([
    ['is registered', VAT_NUMBERS.registered, 'registered'],
    ['is not registered', VAT_NUMBERS.not_registered, 'not_registered'],
    ['is of a state that does not answer', VAT_NUMBERS.unanswered, 'unanswered'],
    ['makes the register fail', '01234567897', 'unanswered'],
  ])('%s: the booking is made, and the invoice says so', async (_, number, state) => {
    const { renter, status, body } = await book(number);
    expect(status).toBe(201);
    const id: string = body.data.reservation_id;
    const invoice = await until('the answer', async () => {
      const found = await invoiceOf(id);
      return found.vat_look_up && found;
    });
    expect(invoice).toMatchObject({
      VAT_number: number,
      vat_look_up: { state, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    const profile = await test.app.inject({
      url: '/api/v1/customer/profile',
      headers: { authorization: `Bearer ${renter.token}` },
    });
    expect(profile.json().data.vat_numbers).toEqual([{ number, ...invoice.vat_look_up }]);
    // A job that runs twice asks once.
    const before = vies.asked.length;
    await lookUpVatNumber(test.deps, { bookingId: id });
    expect(vies.asked).toHaveLength(before);
  });

  it('is refused with a wrong check digit, at its field', async () => {
    const { status, body } = await book('12345670784');
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      'company.VAT_number': ['This is not a valid VAT number: check the digits'],
    });
  });
});
