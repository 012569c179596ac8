import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar } from '@nolo/tests/factories/car.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { sealBilling } from '../booking-row.ts';
import { readReceipt } from './open-receipt.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

function get(renter: TestRenter, path: string, language = 'en', host = 'localhost') {
  const headers = { ...bearer(renter), 'accept-language': language, host };
  return test.app.inject({ method: 'GET', url: `/api/v1/customer/reservation/${path}`, headers });
}

async function paid(values: Parameters<typeof createBooking>[2] = {}) {
  const renter = await createRenter(test.deps.database);
  return { renter, booking: await createBooking(test.deps.database, renter, values) };
}

async function contentOf(id: string, accountId: string, language: 'en' | 'it' | 'fr', sub_domain = 'www') {
  const website = { id: 0, sub_domain, name: '', domain: null, companyIds: null };
  const caller = { kind: 'renter' as const, accountId, website, origin: 'http://localhost', language };
  return (await readReceipt(test.deps, caller, { id })).content;
}

describe('the receipt', () => {
  it('is a PDF to keep, for its owner alone', async () => {
    const { renter, booking } = await paid();
    const reply = await get(renter, `${booking.id}/receipt`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="nolo-${booking.number}.pdf"`,
    });
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // One page, its fonts cut down to the letters it uses.
    expect(reply.body.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(reply.rawPayload.length).toBeLessThan(60_000);
  });

  it.each([
    ['en', 'Receipt', 'Extra driver, 3 days', '€30.00', 'Total', '€210.00'],
    ['it', 'Ricevuta', 'Extra driver, 3 giorni', '30,00 €', 'Totale', '210,00 €'],
    ['fr', 'Reçu', 'Extra driver, 3 jours', '30,00 €', 'Total', '210,00 €'],
  ] as const)(
    '%s: says who paid whom, for what, line by line',
    async (language, title, line, amount, sum, total) => {
      const extra = { id: '1', name: 'Extra driver', unitPriceMinor: 1000, quantity: 1, isDriver: true };
      const { renter, booking } = await paid({ extras: [{ ...extra, charged: 'per_day' }] });
      const content = await contentOf(booking.id, renter.accountId, language);
      expect(content.title).toBe(title);
      const rows = content.rows.map(({ name, amount: one }) => [name, one.replace(/\s/g, ' ')]);
      expect(rows).toContainEqual([line, amount]);
      expect(rows).toContainEqual([sum, total]);
      expect(content.parties.map(({ lines }) => lines[0])).toEqual([
        'Giulia Conti',
        'Nolo S.r.l.',
        'Rossi Autonoleggio',
      ]);
    },
  );

  it('says what came back; a refund that failed did not', async () => {
    const { renter, booking } = await paid();
    const refund = { booking_id: booking.id, payment_id: booking.paymentId, reason: 'manual' };
    await test.deps.database
      .insertInto('refund')
      .values([
        { ...refund, amount_minor: 5000, status: 'succeeded' },
        { ...refund, amount_minor: 700, status: 'failed' },
      ])
      .execute();
    const { rows } = await contentOf(booking.id, renter.accountId, 'en');
    expect(rows.filter(({ name }) => name.startsWith('Refunded'))).toHaveLength(1);
    expect(rows.at(-1)).toMatchObject({ amount: '−€50.00' });
  });

  it('has the fiscal code as its owner knows it, though it stands sealed', async () => {
    const { renter, booking } = await paid();
    const billing = sealBilling(test.deps.vault, renter.accountId, {
      ...booking.billing,
      fiscal_code: 'RSSMRA85T10A562S',
    });
    await test.deps.database
      .updateTable('booking')
      .set({ billing: JSON.stringify(billing) })
      .where('id', '=', booking.id)
      .execute();
    const { parties } = await contentOf(booking.id, renter.accountId, 'it');
    expect(billing.fiscal_code).toMatch(/^v1\./);
    expect(parties[0]?.lines.at(-1)).toBe('Codice fiscale RSSMRA85T10A562S');
  });

  it.each([
    [
      'en',
      { company_country: 'DE', VAT_number: '123456789' },
      'Rossi Autonoleggio sends the invoice to Ferri, VAT no. DE123456789.',
    ],
    // As it stands with bookings from before a VAT number had a country.
    [
      'en',
      { VAT_number: '01234567897' },
      'Rossi Autonoleggio sends the invoice to Ferri, VAT no. IT01234567897.',
    ],
    [
      'fr',
      { company_country: 'GB', VAT_number: null },
      'Rossi Autonoleggio envoie la facture à Ferri, Royaume-Uni.',
    ],
  ] as const)('%s: says who sends the company invoice to whom, %o', async (language, company, said) => {
    const { renter, booking } = await paid();
    const billing = { ...booking.billing, country: 'DE' };
    await test.deps.database
      .updateTable('booking')
      .set({
        billing: JSON.stringify(billing),
        company_billing: JSON.stringify({ company_name: 'Ferri', legal_form: 'GmbH', ...company }),
      })
      .where('id', '=', booking.id)
      .execute();
    const { notes, parties } = await contentOf(booking.id, renter.accountId, language);
    expect(notes.join(' ')).toContain(said);
    expect(parties[0]?.lines).toContain(language === 'en' ? 'Germany' : 'Allemagne');
  });

  it('writes names of every script, and long ones', async () => {
    const { renter, booking } = await paid();
    const billing = {
      ...booking.billing,
      name: 'Łucja Ćwiklińska Ștefănescu Παπαδόπουλος Иванова '.repeat(3).trim(),
      addressLine1: 'क्षत्रिय मार्ग 12, 北京市, 서울특별시, (רחוב הרצל 12) 😀',
    };
    await test.deps.database
      .updateTable('booking')
      .set({ billing: JSON.stringify(billing) })
      .where('id', '=', booking.id)
      .execute();
    expect((await get(renter, `${booking.id}/receipt`)).statusCode).toBe(200);
  });

  it('on a tenant’s website has its name, its legal line, and who runs the booking', async () => {
    const { renter, booking } = await paid();
    await createWebsite(test.deps.database, {
      sub_domain: 'conti',
      name: 'Autonoleggio Conti',
      company_id: booking.company_id,
      legal_name: 'Conti S.r.l.',
      vat_number: 'IT01234567897',
    });
    const host = 'conti.localhost';
    const reply = await get(renter, `${booking.id}/receipt`, 'it', host);
    expect(reply.headers['content-disposition']).toContain(`"autonoleggio-conti-${booking.number}.pdf"`);
    const calendar = await get(renter, `${booking.id}/calendar`, 'it', host);
    expect(calendar.headers['content-disposition']).toContain(`"autonoleggio-conti-${booking.number}.ics"`);
    const { site, notes } = await contentOf(booking.id, renter.accountId, 'it', 'conti');
    expect(site.name).toBe('Autonoleggio Conti');
    expect(notes.at(-1)).toBe(
      'Autonoleggio Conti è un sito di Conti S.r.l., P. IVA IT01234567897. Nolo S.r.l. ne gestisce prenotazioni e pagamenti.',
    );
    const own = await contentOf(booking.id, renter.accountId, 'it');
    expect(own.notes.join(' ')).not.toContain('è un sito di');
  });

  it('on a reseller’s website without a legal line says nothing of whose website it is', async () => {
    const { renter, booking } = await paid();
    const { id: contractor_id } = await test.deps.database
      .insertInto('contractor')
      .values({ name: 'Rivendo' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await createWebsite(test.deps.database, { sub_domain: 'rivendo', name: 'Rivendo', contractor_id });
    const { site, notes } = await contentOf(booking.id, renter.accountId, 'it', 'rivendo');
    expect(site.name).toBe('Rivendo');
    expect(notes.join(' ')).not.toContain('è un sito di');
  });

  it('there is none before payment', async () => {
    const { renter, booking } = await paid({ status: 'PENDING' });
    const reply = await get(renter, `${booking.id}/receipt`, 'it');
    expect(reply.json()).toMatchObject({ status: 409, code: 'booking.not_paid' });
  });
});

const line = (body: string, name: string) => body.split('\r\n').find((one) => one.startsWith(`${name}:`));

describe('the calendar file', () => {
  it('has the rental from pickup to return, and where to go', async () => {
    const car = await createCar(test.deps.database, {
      parking_location: 'Roma Termini, lato est',
      city: 'Roma',
    });
    const { renter, booking } = await paid({
      car,
      pickup: '2027-03-26T10:00',
      return: '2027-03-29T10:00',
    });
    const reply = await get(renter, `${booking.id}/calendar`);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    // The clocks change on the 28th.
    expect(reply.body).toContain('DTSTART:20270326T090000Z');
    expect(reply.body).toContain('DTEND:20270329T080000Z');
    expect(reply.body).toContain('LOCATION:Roma Termini\\, lato est\\, Roma');
    expect(reply.body).toContain(`UID:booking-${booking.id}@`);
  });

  it.each([
    [
      { parking_location: 'Fiumicino, T3', city: 'Roma', latitude: 41.7946, longitude: 12.2529 },
      'Fiumicino, T3, Roma',
    ],
    [{ parking_location: 'Termini, Roma', city: 'Roma' }, 'Termini, Roma'],
  ])('leads to where the car waits: %j', async (place, location) => {
    const { renter, booking } = await paid({ car: await createCar(test.deps.database, place) });
    const { body } = await get(renter, `${booking.id}/calendar`);
    expect(body).toContain(`LOCATION:${location.replaceAll(',', '\\,')}\r\n`);
  });

  it('of what is cancelled takes the same event out again', async () => {
    const { renter, booking } = await paid();
    const before = (await get(renter, `${booking.id}/calendar`)).body;
    const payload = { reservation_id: booking.id };
    const url = '/api/v1/reservation/cancel';
    expect(
      (await test.app.inject({ method: 'POST', url, headers: bearer(renter), payload })).statusCode,
    ).toBe(200);
    const { statusCode, body } = await get(renter, `${booking.id}/calendar`);
    expect(statusCode).toBe(200);
    expect(line(body, 'UID')).toBe(line(before, 'UID'));
    expect([line(before, 'SEQUENCE'), line(body, 'SEQUENCE')]).toEqual(['SEQUENCE:0', 'SEQUENCE:1']);
    expect([line(body, 'METHOD'), line(body, 'STATUS')]).toEqual(['METHOD:CANCEL', 'STATUS:CANCELLED']);
  });
});
