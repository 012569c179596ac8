import { randomInt } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { withCheckDigit } from '@nolo/domain/billing/vat-number.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createApplication } from '@nolo/tests/factories/application.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { bookCommission } from '@nolo/tests/factories/invoice.ts';
import { createMember, createStaff } from '@nolo/tests/factories/member.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, billing } from '@nolo/tests/factories/reservation.ts';
import { pdfReadings } from '@nolo/tests/setup/pdf-text.ts';
import { startMailServer } from '@nolo/tests/setup/silent-mail-server.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import type { Config } from '../platform/config.ts';
import { applyNotices } from './apply-notices.ts';
import { invoiceExchangeOf } from './exchange/open-exchange.ts';
import { updateInvoice } from './invoice-store.ts';
import { dueInvoices } from './issue-invoice.ts';
import { sendForgottenInvoices, sendInvoice } from './send-invoice.ts';

const NOON = new Date('2027-02-09T11:00:00Z');
const clock = testClock(NOON);
let test: TestApp;
let finance: { cookie: string };

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
  finance = await createStaff(test.deps.database, ['finance']);
});
afterAll(() => test.close());
// Sessions end after some hours of it.
beforeEach(() => clock.set(NOON));

const newVatNumber = () => withCheckDigit(String(randomInt(1_000_000_000, 9_000_000_000)));

type Values = Partial<Parameters<typeof createCompany>[1]>;

/** A company that can be invoiced, with a booking of a renter abroad. */
async function newRental(values: Values = {}, renterValues: object = { country: 'FR' }) {
  const { database } = test.deps;
  const company = await createCompany(database, {
    vat_number: newVatNumber(),
    address: 'Via Giolitti 34, 00185 Roma RM',
    zip: '00185',
    province: 'RM',
    sdi_code: 'RSS7N2A',
    ...values,
  });
  const car = await createCar(database, { company_id: company.id, is_online: false });
  const renter = await createRenter(database);
  const given = { billing: JSON.stringify({ ...billing, email: renter.email, ...renterValues }) };
  const booking = await createBooking(database, renter, { car, values: given });
  const owner = await createMember(database, 'owner', { companyId: company.id });
  return { company, booking, renter, owner };
}
type Rental = Awaited<ReturnType<typeof newRental>>;

/** Books a commission of 28.28 + 6.22 now. */
const book = ({ booking }: Rental, about: Partial<Parameters<typeof bookCommission>[1]> = {}) =>
  bookCommission(test.deps.database, { bookingId: booking.id, at: clock.now(), ...about });

/** What the minute step does, and the jobs that it enqueues. */
async function aMinute(deps = test.deps): Promise<void> {
  await dueInvoices(deps, clock.now());
  const waiting = deps.database.selectFrom('invoice').select('id').where('state', '=', 'numbered');
  for (const { id } of await waiting.execute()) await sendInvoice(deps, { invoiceId: id });
  await applyNotices(deps, clock.now());
}

async function later(minutes = 11): Promise<void> {
  clock.advance(minutes);
  await aMinute();
}

const invoicesOf = ({ booking }: Rental) =>
  test.deps.database
    .selectFrom('invoice')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .orderBy('year')
    .orderBy('number')
    .execute();

async function only(rental: Rental) {
  const [invoice, ...others] = await invoicesOf(rental);
  expect(others).toEqual([]);
  if (invoice === undefined) throw new Error('no invoice');
  return invoice;
}

type Params = Record<string, string | number>;

async function askAs(cookie: string, { method, path }: Endpoint, params: Params, body?: object) {
  const url = callUrl(path, { params });
  const headers = { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie };
  return test.app.inject({ method, url, headers, ...(body && { payload: body }) });
}

const companyList = async ({ company, owner }: Rental) =>
  (await askAs(owner.cookie, businessApi.companyInvoices, { companyId: company.id })).json().data;
const staffList = async () => (await askAs(finance.cookie, staffApi.staffInvoices, {})).json().data;
/** What waits for finance on the start page. */
const workCount = async (): Promise<number> =>
  (await askAs(finance.cookie, staffApi.staffWork, {})).json().data.invoices;
const resend = (id: string) => askAs(finance.cookie, staffApi.resendInvoice, { id });

const fileOf = (name: string | null) =>
  readFile(join(test.dataDir, 'invoices', 'outbox', name ?? ''), 'utf8');

/** The same server, which sends invoices another way. */
function withExchange(variables: Partial<Config>): TestApp['deps'] {
  const config = { ...test.deps.config, ...variables };
  return { ...test.deps, invoices: invoiceExchangeOf(config, pino({ level: 'silent' })) };
}

let notices = 0;

/** The exchange system says something of a file. */
async function say(root: string, fileName: string | null, inside = ''): Promise<void> {
  const inbox = join(test.dataDir, 'invoices', 'inbox');
  await mkdir(inbox, { recursive: true });
  notices += 1;
  const xml = `<${root}><IdentificativoSdI>${notices}</IdentificativoSdI><NomeFile>${fileName}</NomeFile>${inside}</${root}>`;
  await writeFile(join(inbox, `${notices}.xml`), xml);
}
const errors = (code: string, text: string) =>
  `<ListaErrori><Errore><Codice>${code}</Codice><Descrizione>${text}</Descrizione></Errore></ListaErrori>`;

describe('a commission', () => {
  it('is numbered after ten minutes, sent, and delivered', async () => {
    const rental = await newRental();
    await book(rental, { kind: 'check_in' });
    await later(9);
    expect(await invoicesOf(rental)).toEqual([]);
    await later(1);
    const sent = await only(rental);
    expect(sent).toMatchObject({
      year: 2027,
      issued_on: '2027-02-09',
      kind: 'TD01',
      company_id: rental.company.id,
      net_minor: 2828,
      vat_minor: 622,
      vat_rate: '22.00',
      state: 'transmitted',
      transmission: 1,
    });
    const xml = await fileOf(sent.file_name);
    expect(xml).toContain(`<IdCodice>${rental.company.vat_number}</IdCodice>`);
    expect(xml).toContain('<Indirizzo>Via Giolitti 34</Indirizzo>');
    expect(xml).toContain('<ImportoTotaleDocumento>34.50</ImportoTotaleDocumento>');
    await say('RicevutaConsegna', sent.file_name);
    await aMinute();
    await aMinute();
    expect(await only(rental)).toMatchObject({ state: 'delivered', exchange_id: String(notices) });
    expect((await companyList(rental)).invoices).toMatchObject([
      { number: `${sent.number}/2027`, net: 2828, vat: 622, gross: 3450, state: 'delivered', has_file: true },
    ]);
  });

  it.each([
    ['that is its VAT number is not said twice', (vatNumber: string) => vatNumber, false],
    ['that is another is said: of a member of a VAT group', () => '02345678901', true],
  ])('to a company with a tax code %s', async (_, taxCodeOf, isSaid) => {
    const rental = await newRental();
    const { id } = await createApplication(test.deps);
    await test.deps.database
      .updateTable('application')
      .set({
        state: 'accepted',
        company_id: rental.company.id,
        tax_code: taxCodeOf(rental.company.vat_number),
      })
      .where('id', '=', id)
      .execute();
    await book(rental, { kind: 'check_in' });
    await later(30);
    const xml = await fileOf((await only(rental)).file_name);
    expect(xml.includes('<CodiceFiscale>')).toBe(isSaid);
  });

  it('of a check-in that was undone has no invoice, nor has the undo; that of the next one has', async () => {
    const rental = await newRental();
    await book(rental, { kind: 'check_in', reference: 'first' });
    clock.advance(5);
    await book(rental, { kind: 'check_in_undone', reference: 'first', totalMinor: -23_000 });
    await book(rental, { kind: 'check_in', reference: 'second' });
    await later(30);
    expect(await only(rental)).toMatchObject({ kind: 'TD01', net_minor: 2828 });
  });

  it('of a check-in whose undo came too late for that is credited', async () => {
    const rental = await newRental();
    await book(rental, { kind: 'check_in', reference: 'first' });
    await later();
    await book(rental, { kind: 'check_in_undone', reference: 'first', totalMinor: -23_000 });
    await later();
    expect((await invoicesOf(rental)).map(({ kind }) => kind)).toEqual(['TD01', 'TD04']);
  });

  it('that is taken back has a credit note that names the invoices', async () => {
    const rental = await newRental();
    await book(rental, { kind: 'check_in' });
    clock.advance(1);
    await book(rental, { kind: 'extension', totalMinor: 10_000 });
    await later();
    await book(rental, { kind: 'share_taken_back', totalMinor: -33_000 });
    await later();
    const [checkIn, extension, note] = await invoicesOf(rental);
    expect(note).toMatchObject({
      kind: 'TD04',
      credited_id: extension?.id,
      company_id: rental.company.id,
      state: 'transmitted',
    });
    const xml = await fileOf(note?.file_name ?? '');
    const credited = [...xml.matchAll(/<IdDocumento>(.*)<\/IdDocumento>/g)].map(([, number]) => number);
    expect(credited).toEqual([`${extension?.number}/2027`, `${checkIn?.number}/2027`]);
  });

  it('that a renter bears goes to them, and they alone can open it', async () => {
    const rental = await newRental();
    await book(rental, { kind: 'no_show' });
    await later();
    const invoice = await only(rental);
    expect(invoice).toMatchObject({ company_id: null, state: 'transmitted' });
    expect(invoice.buyer).toMatchObject({ name: billing.name, country: 'FR' });
    expect((await companyList(rental)).invoices).toEqual([]);
    const ofBooking = `/api/v1/customer/reservation/${rental.booking.id}`;
    const ask = (renter: TestRenter, path = '') =>
      test.app.inject({
        url: `${ofBooking}${path}`,
        headers: { ...bearer(renter), host: 'localhost', 'accept-language': 'fr' },
      });
    const listed = (await ask(rental.renter)).json().data.reservation.invoices;
    expect(listed).toEqual([{ id: invoice.id, number: `${invoice.number}/2027`, kind: 'TD01' }]);
    const open = (renter: TestRenter) => ask(renter, `/invoice/${invoice.id}`);
    const opened = await open(rental.renter);
    expect(opened.headers['content-type']).toBe('application/pdf');
    const text = pdfReadings(opened.rawPayload).join('\n');
    expect(text).toContain('Facture');
    expect(text).toContain(billing.name);
    expect((await open(await createRenter(test.deps.database))).statusCode).toBe(404);
    const ofCompany = await newRental();
    await book(ofCompany);
    await later();
    const { id } = await only(ofCompany);
    expect((await ask(rental.renter, `/invoice/${id}`)).json()).toMatchObject({ code: 'invoice.not_found' });
    const paper = await askAs(rental.owner.cookie, businessApi.companyInvoicePaper, {
      companyId: rental.company.id,
      id: invoice.id,
    });
    expect(paper.statusCode).toBe(404);
  });

  it('two processes number it once', async () => {
    const rental = await newRental();
    await book(rental);
    clock.advance(11);
    await Promise.all(Array.from({ length: 8 }, () => dueInvoices(test.deps, clock.now())));
    expect(await invoicesOf(rental)).toHaveLength(1);
  });
});

describe('what is missing', () => {
  it('keeps a commission from its number until it is there; company and finance see it', async () => {
    const before = await workCount();
    const rental = await newRental({ zip: null, province: null, sdi_code: null });
    await book(rental, { kind: 'check_in' });
    await later();
    expect(await workCount()).toBe(before + 1);
    expect(await invoicesOf(rental)).toEqual([]);
    const waiting = { booking_number: rental.booking.number, gross: 3450, kind: 'TD01' };
    const missing = ['zip', 'province', 'recipient'];
    expect((await companyList(rental)).waiting).toMatchObject([{ ...waiting, missing }]);
    expect((await staffList()).waiting).toContainEqual(
      expect.objectContaining({
        ...waiting,
        missing,
        company: { id: rental.company.id, name: rental.company.name },
      }),
    );
    const body = { zip: '00185', province: 'rm', sdi_code: '', pec_email: 'rossi@pec.example.it' };
    const params = { companyId: rental.company.id };
    const changed = await askAs(rental.owner.cookie, businessApi.changeInvoicing, params, body);
    expect(changed.statusCode).toBe(200);
    await aMinute();
    expect((await companyList(rental)).waiting).toEqual([]);
    expect(await workCount()).toBe(before);
    expect(await fileOf((await only(rental)).file_name)).toContain(
      '<PECDestinatario>rossi@pec.example.it</PECDestinatario>',
    );
  });

  it('a renter’s fiscal code may come from their profile, and stands nowhere in the clear', async () => {
    const rental = await newRental({}, {});
    await book(rental, { kind: 'cancellation' });
    await later();
    const listed = (await staffList()).waiting.find(
      (one: { booking_id: string }) => one.booking_id === rental.booking.id,
    );
    expect(listed).toMatchObject({ missing: ['fiscal_code'], company: null });
    expect((await companyList(rental)).waiting).toEqual([]);
    const { accountId } = rental.renter;
    const code = 'RSSMRA85T10A562S';
    await test.deps.database
      .updateTable('account')
      .set({ fiscal_code: test.deps.vault.seal('account.fiscal_code', accountId, code) })
      .where('id', '=', accountId)
      .execute();
    await aMinute();
    const invoice = await only(rental);
    expect(JSON.stringify(invoice)).not.toContain(code);
    expect(await fileOf(invoice.file_name)).toContain(`<CodiceFiscale>${code}</CodiceFiscale>`);
  });

  it('what takes a commission back waits for its invoice', async () => {
    const rental = await newRental({ zip: null });
    await book(rental, { kind: 'check_in' });
    clock.advance(1);
    await book(rental, { kind: 'share_taken_back', totalMinor: -10_000 });
    await later();
    const { waiting } = await companyList(rental);
    expect(waiting.map(({ missing }: { missing: string[] }) => missing)).toEqual([
      ['zip'],
      ['nothing_to_credit'],
    ]);
  });
});

describe('the exchange system', () => {
  it('rejects an invoice, which is sent again with what the company says now', async () => {
    const rental = await newRental();
    await book(rental);
    await later();
    const first = await only(rental);
    expect((await resend(first.id)).json()).toMatchObject({ code: 'invoice.not_resendable' });
    await say('RicevutaScarto', first.file_name, errors('00311', 'Codice destinatario non valido'));
    const before = await workCount();
    await aMinute();
    expect(await workCount()).toBe(before + 1);
    expect(await only(rental)).toMatchObject({
      state: 'rejected',
      problem: '00311 Codice destinatario non valido',
    });
    const longAgo = new Date(clock.now().getTime() - 6 * 86_400_000);
    await updateInvoice(test.deps.database, first.id, { state_at: longAgo });
    const listed = (await staffList()).invoices.find((one: { id: string }) => one.id === first.id);
    expect(listed).toMatchObject({ may_resend: true, is_overdue: true });
    await test.deps.database
      .updateTable('company')
      .set({ sdi_code: 'NEW7CDE', zip: '00186' })
      .where('id', '=', rental.company.id)
      .execute();
    expect((await resend(first.id)).statusCode).toBe(200);
    expect((await resend(first.id)).statusCode).toBe(409);
    await sendInvoice(test.deps, { invoiceId: first.id });
    const again = await only(rental);
    expect(again).toMatchObject({
      number: first.number,
      issued_on: first.issued_on,
      net_minor: first.net_minor,
      state: 'transmitted',
      transmission: 2,
      problem: null,
    });
    expect(again.file_name).not.toBe(first.file_name);
    const xml = await fileOf(again.file_name);
    expect(xml).toContain('<CodiceDestinatario>NEW7CDE</CodiceDestinatario>');
    expect(xml).toContain('<CAP>00186</CAP>');
    // What is said of the file before is said too late.
    await say('RicevutaScarto', first.file_name, errors('00311', 'again'));
    await aMinute();
    expect(await only(rental)).toMatchObject({ state: 'transmitted', problem: null });
    const audit = test.deps.database.selectFrom('audit_event').select(['action', 'object']);
    expect(await audit.where('action', '=', 'invoice_resent').execute()).toEqual([
      { action: 'invoice_resent', object: `${first.number}/2027` },
    ]);
  });

  it('cannot deliver, delivers later, says so twice, and speaks of files that are not ours', async () => {
    const rental = await newRental();
    await book(rental);
    await later();
    const { file_name } = await only(rental);
    await say('RicevutaImpossibilitaRecapito', file_name);
    await say('RicevutaConsegna', 'IT01234567897_ZZZZZ.xml');
    await aMinute();
    expect(await only(rental)).toMatchObject({ state: 'undelivered' });
    await say('RicevutaConsegna', file_name);
    await say('RicevutaConsegna', file_name);
    await say('NotificaMancataConsegna', file_name);
    await say('NotificaScarto', file_name, errors('00404', 'Fattura duplicata'));
    await aMinute();
    expect(await only(rental)).toMatchObject({ state: 'delivered' });
    expect((await readdir(join(test.dataDir, 'invoices', 'inbox'))).toSorted()).toEqual([
      'done',
      'unreadable',
    ]);
  });

  it('has a file already that is sent twice after a kill: nothing is rejected', async () => {
    const rental = await newRental();
    await book(rental);
    await later();
    const { file_name } = await only(rental);
    await say('RicevutaScarto', file_name, errors('00404', 'Fattura duplicata'));
    await aMinute();
    expect(await only(rental)).toMatchObject({ state: 'transmitted', file_name });
  });

  it('is silent: the same file is tried again, by the job and, when that has given up, by the step', async () => {
    const silent = withExchange({ INVOICE_API_URL: 'http://127.0.0.1:1', INVOICE_API_KEY: 'k' });
    const rental = await newRental();
    await book(rental);
    clock.advance(11);
    await dueInvoices(silent, clock.now());
    const { id } = await only(rental);
    await expect(sendInvoice(silent, { invoiceId: id })).rejects.toThrow('fetch failed');
    const built = await only(rental);
    expect(built).toMatchObject({ state: 'validated', problem: null, transmission: 1 });
    clock.advance(60);
    await sendForgottenInvoices(test.deps, clock.now());
    expect(await only(rental)).toMatchObject({ state: 'validated' });
    clock.advance(130);
    await sendForgottenInvoices(test.deps, clock.now());
    expect(await only(rental)).toMatchObject({
      state: 'transmitted',
      file_name: built.file_name,
      xml: built.xml,
    });
  });

  it('refuses for good: a person sees why, and has it sent again', async () => {
    const mail = await startMailServer();
    mail.refuseWith('550 no such box');
    const refusing = withExchange({
      INVOICE_PEC_SMTP_URL: mail.url,
      INVOICE_PEC_FROM: 'fatture@pec.nolo.test',
    });
    const rental = await newRental();
    await book(rental);
    clock.advance(11);
    await aMinute(refusing);
    await mail.close();
    const { id } = await only(rental);
    expect(await only(rental)).toMatchObject({ state: 'validated', problem: '550 no such box' });
    await sendForgottenInvoices(test.deps, new Date(clock.now().getTime() + 86_400_000));
    expect(await only(rental)).toMatchObject({ state: 'validated' });
    expect((await resend(id)).statusCode).toBe(200);
    await sendInvoice(test.deps, { invoiceId: id });
    expect(await only(rental)).toMatchObject({ state: 'transmitted', transmission: 2, problem: null });
  });
});

/** What finance finds. */
async function numbersOf(query: string): Promise<string[]> {
  const url = `${callUrl(staffApi.staffInvoices.path, {})}?${query}`;
  const reply = await test.app.inject({ url, headers: { host: 'localhost', cookie: finance.cookie } });
  return reply.json().data.invoices.map((one: { number: string }) => one.number);
}

describe('papers', () => {
  it('the copy is Italian for an Italian company, whoever reads it; the file is what was sent', async () => {
    const rental = await newRental();
    await book(rental);
    await later();
    const invoice = await only(rental);
    const params = { companyId: rental.company.id, id: invoice.id };
    const paper = await askAs(rental.owner.cookie, businessApi.companyInvoicePaper, params);
    const text = pdfReadings(paper.rawPayload).join('\n');
    for (const part of ['Fattura', `${invoice.number}/2027`, 'P. IVA IT01234567897', '34,50', 'copia']) {
      expect(text.toLowerCase()).toContain(part.toLowerCase());
    }
    const file = await askAs(finance.cookie, staffApi.staffInvoiceFile, { id: invoice.id });
    expect(file.headers['content-type']).toBe('application/xml');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${invoice.file_name}"`);
    expect(file.body).toBe(await fileOf(invoice.file_name));
  });

  it('finance finds invoices by year, state, company, number, booking and recipient', async () => {
    const rental = await newRental();
    await book(rental);
    await later();
    const { number } = await only(rental);
    const own = [`${number}/2027`];
    expect(await numbersOf(`company=${rental.company.id}`)).toEqual(own);
    expect(await numbersOf(`company=${rental.company.id}&year=2027&state=transmitted`)).toEqual(own);
    expect(await numbersOf(`company=${rental.company.id}&year=2026`)).toEqual([]);
    expect(await numbersOf(`company=${rental.company.id}&state=rejected`)).toEqual([]);
    expect(await numbersOf(`q=${number}/2027`)).toEqual(own);
    expect(await numbersOf(`q=${rental.booking.number}`)).toEqual(own);
    expect(await numbersOf('q=100%25')).toEqual([]);
  });
});

describe('the year’s end, in Rome', () => {
  it('numbers begin anew, days never go back, and nothing is left out', async () => {
    const rental = await newRental();
    clock.set(new Date('2027-12-31T22:59:00Z')); // 23:59 in Rome
    await book(rental, { at: new Date('2027-12-31T22:00:00Z') });
    await aMinute();
    clock.set(new Date('2027-12-31T23:01:00Z')); // 0:01 in Rome
    await book(rental, { at: new Date('2027-12-31T22:00:00Z') });
    await aMinute();
    clock.set(new Date('2028-01-05T12:00:00Z'));
    await book(rental, { at: new Date('2028-01-05T11:00:00Z') });
    await aMinute();
    clock.set(new Date('2028-01-04T12:00:00Z')); // another process's clock lags behind
    await book(rental, { at: new Date('2028-01-04T11:00:00Z') });
    await aMinute();
    const given = (await invoicesOf(rental)).map(({ year, number, issued_on }) => [year, number, issued_on]);
    expect(given.slice(1)).toEqual([
      [2028, 1, '2028-01-01'],
      [2028, 2, '2028-01-05'],
      [2028, 3, '2028-01-05'],
    ]);
    expect(given[0]?.[2]).toBe('2027-12-31');
    const all = await test.deps.database.selectFrom('invoice').select(['year', 'number']).execute();
    for (const year of [2027, 2028]) {
      const numbers = all.filter((one) => one.year === year).map((one) => one.number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});
