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

async function book(VAT_number: string | undefined, company_country?: 'FR' | 'GB' | 'GR' | 'HR') {
  const renter = await createRenter(test.deps.database);
  const car = await createCar(test.deps.database);
  const company = { company_name: 'Ferri S.r.l.', VAT_number, company_country, legal_form: 'S.r.l.' };
  const reply = await reserve(test.app, renter, car.id, reservationBody({ company }));
  return { renter, status: reply.statusCode, body: reply.json() };
}

async function invoiceOf(id: string) {
  const { company_billing } = await test.deps.database
    .selectFrom('booking')
    .select('company_billing')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return company_billing as {
    VAT_number: string;
    company_country: string;
    vat_look_up?: { state: string; at: string };
  };
}

describe('the VAT number of a company invoice', () => {
  it.each([
    ['is registered', VAT_NUMBERS.registered, undefined, 'IT', 'registered'],
    ['is not registered', VAT_NUMBERS.not_registered, undefined, 'IT', 'not_registered'],
    ['is of a state that does not answer', VAT_NUMBERS.unanswered, 'FR', 'FR', 'unanswered'],
    ['makes the register fail', '01234567897', undefined, 'IT', 'unanswered'],
  ] as const)('%s: the booking is made, and the invoice says so', async (_, number, said, country, state) => {
    const { renter, status, body } = await book(number, said);
    expect(status).toBe(201);
    const id: string = body.data.reservation_id;
    const invoice = await until('the answer', async () => {
      const found = await invoiceOf(id);
      return found.vat_look_up && found;
    });
    expect(invoice).toMatchObject({
      VAT_number: number,
      company_country: country,
      vat_look_up: { state, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    const profile = await test.app.inject({
      url: '/api/v1/customer/profile',
      headers: { authorization: `Bearer ${renter.token}` },
    });
    expect(profile.json().data.vat_numbers).toEqual([{ country, number, ...invoice.vat_look_up }]);
    // A job that runs twice asks once.
    const before = vies.asked.length;
    await lookUpVatNumber(test.deps, { bookingId: id });
    expect(vies.asked).toHaveLength(before);
  });

  it('is refused with a wrong check digit, at its field', async () => {
    const { status, body } = await book('12345670784');
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      'company.VAT_number': ['This is not a valid VAT number: check the digits and the country'],
    });
  });

  it.each([
    ['DE 123.456.789', undefined, 'DE', '123456789', '/ms/DE/vat/123456789'],
    ['gr123456789', 'GR', 'GR', '123456789', '/ms/EL/vat/123456789'],
    ['33392005961', 'HR', 'HR', '33392005961', '/ms/HR/vat/33392005961'],
  ] as const)(
    '%s, said to be of %s: kept as %s %s, and asked for as %s',
    async (typed, said, country, number, url) => {
      const { status, body } = await book(typed, said);
      expect(status).toBe(201);
      const id: string = body.data.reservation_id;
      expect(await invoiceOf(id)).toMatchObject({ company_country: country, VAT_number: number });
      await until('the register is asked', async () => vies.asked.includes(url));
    },
  );

  it('is nobody’s outside the EU: a company there has none, and what is given is not kept', async () => {
    for (const given of [undefined, 'GB123456789']) {
      const { renter, status, body } = await book(given, 'GB');
      expect(status).toBe(201);
      const id: string = body.data.reservation_id;
      expect(await invoiceOf(id)).toMatchObject({ company_country: 'GB', VAT_number: null });
      const shown = await test.app.inject({
        url: `/api/v1/customer/reservation/${id}`,
        headers: { authorization: `Bearer ${renter.token}` },
      });
      expect(shown.json().data.reservation.company_invoice).toEqual({
        company_name: 'Ferri S.r.l.',
        country: 'GB',
        vat_number: null,
      });
    }
    expect((await book(undefined)).body.errors).toEqual({ 'company.VAT_number': ['VAT Number is required'] });
  });
});
