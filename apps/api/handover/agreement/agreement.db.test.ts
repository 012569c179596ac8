import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import { bookingOf } from '@nolo/tests/api/support/money.ts';
import { CounterCalls } from '@nolo/tests/calls/counter-calls.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let test: TestApp;
let companyId: number;
let counter: CounterCalls;

beforeAll(async () => {
  test = await createTestApp({ clock: testClock(testNow()), work: false });
  const { database } = test.deps;
  companyId = (await createCompany(database, {})).id;
  counter = new CounterCalls(test, await createMember(database, 'counter', { companyId }), companyId);
});
afterAll(() => test.close());

const newCar = (values = {}) =>
  createCar(test.deps.database, { company_id: companyId, mileage_km: 12_000, ...values });
const open = (id: string) => counter.ask(businessApi.rentalAgreement, id);
const collect = (id: string, body: object) => counter.ask(businessApi.collectDeposit, id, body);
const giveBack = (id: string, body: object) => counter.ask(businessApi.returnDeposit, id, body);

/** Paid, of a car of the company. */
async function unsigned(carIs = {}) {
  const renter = await createRenter(test.deps.database, { documentsStatus: 'verified' });
  const car = await newCar(carIs);
  const today = { pickup: inDays(0, '12:00'), return: inDays(3, '12:00') };
  return { renter, ...(await createBooking(test.deps.database, renter, { car, ...today })) };
}

/** A rental of the company's own, of a car with conditions; `values`: of the form. */
async function ownRental(values: object = {}) {
  const car = await newCar({
    km_per_day: 200,
    extra_km_minor: 24,
    fuel_policy: 'full_to_full',
    damage_excess_minor: 90_000,
    theft_excess_minor: 120_000,
    deposit_minor: 35_000,
  });
  const { data } = await counter.ask(businessApi.addOwnRental, '', {
    car_id: car.id,
    customer_name: 'Hotel Quirinale',
    customer_phone: '+39 06 47071',
    source: 'phone',
    price: '1.200',
    start_date: inDays(0, '12:00'),
    end_date: inDays(3, '12:00'),
    ...values,
  });
  return { id: data.id as string, car };
}

const factsOf = async (id: string): Promise<Record<string, string>> => {
  const { agreement } = (await open(id)).data;
  const facts: { name: string; value: string }[] = agreement.facts;
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
};

const titleIn = async (language: string | null) =>
  (await open((await ownRental({ language })).id)).data.agreement.title;

describe('the agreement of an own rental', () => {
  it('says before it is signed what the document writes in Latin letters', async () => {
    const { id } = await ownRental({ language: 'en', customer_name: 'අමාරා' });
    const { lines } = (await open(id)).data.agreement.parties[1];
    expect(lines).toEqual(['අමාරා', 'In the document, in Latin letters: amara', '+39 06 47071']);
  });

  it('names the car’s conditions, and keeps them when the car’s own change', async () => {
    const { id, car } = await ownRental({ language: 'en' });
    const facts = await factsOf(id);
    expect(facts['Kilometres']).toBe('200 km per day. Each extra kilometre costs €0.24.');
    expect(facts['Damage']).toContain('€900');
    expect(facts['Theft']).toContain('€1,200');
    expect(facts['Fuel']).toContain('full to full');
    expect(facts['Deposit']).toBe('€350.00');
    expect((await open(id)).data.agreement.rows).toEqual([
      { name: 'Agreed price, VAT included', amount: '€1,200.00', is_strong: true },
    ]);
    await test.deps.database
      .updateTable('car')
      .set({ km_per_day: 50, damage_excess_minor: 500_000, deposit_minor: 90_000 })
      .where('id', '=', car.id)
      .execute();
    expect(await factsOf(id)).toEqual(facts);
    expect(await counter.show(id)).toMatchObject({ km_per_day: 200, extra_km: 24, deposit: 35_000 });
  });

  it('is in its customer’s language, and else in the member’s', async () => {
    expect(await titleIn('fr')).toBe('Contrat de location');
    expect(await titleIn('it')).toBe('Contratto di noleggio');
    expect(await titleIn(null)).toBe('Rental agreement');
  });

  it('says what was typed for the report to the police, and who else drives', async () => {
    const { id } = await ownRental({ language: 'en' });
    const described = {
      company_id: companyId,
      own_rental_id: id,
      dob: '1987-05-09',
      birth_place: '412058091',
      residence_place: '412058091',
      residence_address: 'Via Nazionale 7',
      changed_at: testNow(),
    };
    const people = [
      { first_name: 'Marta', last_name: 'Rinaldi' },
      { first_name: 'Luca', last_name: 'Rinaldi' },
    ];
    await test.deps.database
      .insertInto('own_rental_driver')
      .values(people.map((names, index) => ({ ...described, ...names, position: index + 1 })))
      .execute();
    const { agreement } = (await open(id)).data;
    expect(agreement.parties[1].lines).toEqual([
      'Hotel Quirinale',
      'Marta Rinaldi',
      'Born on 09-05-1987 in Roma',
      'Via Nazionale 7, Roma',
      '+39 06 47071',
    ]);
    expect((await factsOf(id))['Drivers']).toBe('Marta Rinaldi, Luca Rinaldi');
  });
});

describe('the agreement', () => {
  it('says who rents which car when, at what price and on which terms, in the renter’s language', async () => {
    const { id, number } = await unsigned({ plate: 'AB123CD' });
    const { agreement } = (await open(id)).data;
    const words = JSON.stringify(agreement);
    for (const said of [number, 'Giulia Conti', 'AB123CD', '€180.00', 'Terms', '1341'])
      expect(words).toContain(said);
    expect(agreement).toMatchObject({ title: 'Rental agreement', signed_at: null });
  });

  it('signed at the counter is kept as a small PDF with its hash, once; both get a copy', async () => {
    const { id, number, renter } = await unsigned();
    const signing = await counter.signing(id);
    const [one, other] = await Promise.all([
      counter.ask(businessApi.signRentalAgreement, id, signing),
      counter.ask(businessApi.signRentalAgreement, id, signing),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([201, 409]));
    expect((await bookingOf(test.deps.database, id)).status).toBe('SIGNED');
    const pdf = (await counter.openAgreement(id)).rawPayload;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(300_000);
    const { sha256 } = await test.deps.database
      .selectFrom('agreement')
      .innerJoin('handover', 'handover.id', 'agreement.handover_id')
      .select('sha256')
      .where('handover.booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(createHash('sha256').update(pdf).digest().equals(sha256)).toBe(true);
    const copies = (await queuedMails(test.deps)).filter(
      ({ template, data }) => template === 'agreement-signed' && 'number' in data && data.number === number,
    );
    expect(copies.map(({ recipient }) => recipient)).toContain(renter.email);
    expect(copies).toHaveLength(2);
    for (const { attachments } of copies) expect(attachments?.[0]?.content.equals(pdf)).toBe(true);
    expect((await open(id)).data.agreement).toMatchObject({ signer: 'Giulia Conti' });
  });

  it('signed by the renter at home counts at the counter', async () => {
    const { id, renter } = await unsigned();
    const at = callUrl(api.signReservationAgreement.path, { params: { id } });
    const payload = await counter.signing(id);
    const reply = await test.app.inject({ method: 'POST', url: at, headers: bearer(renter), payload });
    expect(reply.statusCode).toBe(201);
    expect((await counter.show(id)).missing).toEqual(['police_report']);
    const own = callUrl(api.signedReservationAgreement.path, { params: { id } });
    expect((await test.app.inject({ url: own, headers: bearer(renter) })).headers['content-type']).toBe(
      'application/pdf',
    );
  });

  it('that says something else by now is read again; one about another car does not count', async () => {
    const { id, car } = await unsigned();
    const signing = await counter.signing(id);
    const other = await newCar({ plate: 'EF456GH' });
    const { database } = test.deps;
    await database.updateTable('booking').set({ car_id: other.id }).where('id', '=', id).execute();
    expect((await counter.ask(businessApi.signRentalAgreement, id, signing)).code).toBe(
      'handover.agreement_changed',
    );
    expect((await counter.sign(id)).status).toBe(201);
    await database.updateTable('booking').set({ car_id: car.id }).where('id', '=', id).execute();
    expect((await counter.show(id)).missing).toEqual(['agreement', 'police_report']);
    expect((await counter.checkIn(id, await counter.readings(id))).code).toBe('handover.agreement_missing');
    await counter.prepare(id);
    expect((await counter.checkIn(id, await counter.readings(id))).status).toBe(201);
  });
});

describe('the deposit', () => {
  it('is noted once, and given back less what is kept with a reason', async () => {
    const { id, number } = await unsigned();
    await counter.sign(id);
    expect((await collect(id, { amount: '', means: 'cash' })).errors).toHaveProperty('amount');
    expect((await collect(id, { amount: '300', means: 'a watch' })).errors).toHaveProperty('means');
    expect((await giveBack(id, { kept: '', reason: '' })).code).toBe('handover.no_deposit');
    expect((await collect(id, { amount: '300,50', means: 'cash' })).status).toBe(201);
    expect((await bookingOf(test.deps.database, id)).status).toBe('DEPOSIT COLLECTED');
    expect((await collect(id, { amount: '300', means: 'cash' })).code).toBe('handover.deposit_collected');
    expect((await giveBack(id, { kept: '301', reason: 'A dent.' })).errors).toHaveProperty('kept');
    expect((await giveBack(id, { kept: '50', reason: ' ' })).errors).toHaveProperty('reason');
    expect((await giveBack(id, { kept: '50', reason: 'A dent.' })).status).toBe(201);
    expect((await giveBack(id, { kept: '', reason: '' })).code).toBe('handover.deposit_returned');
    expect((await counter.show(id)).deposit_left).toMatchObject({
      amount: 30_050,
      means: 'cash',
      kept: 5000,
      kept_because: 'A dent.',
      by: 'Anna Bruni',
    });
    const events = test.deps.database.selectFrom('audit_event').select('action').where('object', '=', number);
    const actions = (await events.orderBy('id').execute()).map(({ action }) => action);
    expect(actions.filter((action) => action !== 'handover_viewed')).toEqual([
      'agreement_signed',
      'deposit_collected',
      'deposit_returned',
    ]);
  });
});
