import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { ledgerForDisputeMovement, ledgerForLostDispute } from '@nolo/domain/commission/ledger.ts';
import { balancesOf, bookingOf, sumOf } from '@nolo/tests/api/support/money.ts';
import { CounterCalls } from '@nolo/tests/calls/counter-calls.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { jpegPicture, pngPicture, telephonePicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { insertLedgerTransaction } from '../payments/ledger-store.ts';

const clock = testClock(testNow());
const TOTAL = 18_000;
const { grossMinor, netMinor, vatMinor, payoutMinor: SHARE } = commissionFor(TOTAL);
const HELD = { provider_cash: TOTAL, renter: -TOTAL };
const HANDED_OVER = {
  provider_cash: TOTAL,
  company_payable: -SHARE,
  commission_revenue: -netMinor,
  vat_payable: -vatMinor,
};

let test: TestApp;
let companyId: number;
let manager: TestMember;
let counter: CounterCalls;
let office: CounterCalls;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
  const { database } = test.deps;
  companyId = (await createCompany(database, {})).id;
  manager = await createMember(database, 'manager', { companyId });
  const member = await createMember(database, 'counter', { companyId });
  counter = new CounterCalls(test, member, companyId);
  office = new CounterCalls(test, manager, companyId);
});
beforeEach(() => clock.set(testNow()));
afterAll(() => test.close());

const newCar = (values = {}) => createCar(test.deps.database, { company_id: companyId, ...values });

type Given = Parameters<typeof createBooking>[2] & {
  renterIs?: Parameters<typeof createRenter>[1];
  /** To the police, by the company itself. */
  isReported?: boolean;
};

/** Paid and signed by a renter whose documents are verified; the car has 12,000 km. */
async function signed({ renterIs, isReported = true, ...values }: Given = {}) {
  const renter = await createRenter(test.deps.database, { documentsStatus: 'verified', ...renterIs });
  const car = values.car ?? (await newCar({ mileage_km: 12_000 }));
  const today = { pickup: inDays(0, '12:00'), return: inDays(3, '12:00') };
  const booking = await createBooking(test.deps.database, renter, { ...today, ...values, car });
  await (isReported ? counter.prepare(booking.id) : counter.sign(booking.id));
  return { renter, ...booking };
}

const statusOf = async (id: string) => (await bookingOf(test.deps.database, id)).status;
const balances = (id: string) => balancesOf(test.deps.database, id);

/** Handed over with 12,000 km. */
async function handedOver(given: Given = {}) {
  const booking = await signed(given);
  expect((await counter.checkIn(booking.id, await counter.readings(booking.id))).status).toBe(201);
  return booking;
}

async function auditOf(object: string) {
  const events = await test.deps.database
    .selectFrom('audit_event')
    .select('action')
    .where('object', '=', object)
    .orderBy('id')
    .execute();
  return events.map(({ action }) => action).filter((action) => action !== 'handover_viewed');
}

/** Who drives besides the renter of a booking. */
async function addDriver(bookingId: string, documents_status: 'verified' | 'uploaded' | 'rejected') {
  const { accountId } = await createRenter(test.deps.database);
  await test.deps.database
    .updateTable('account')
    .set({ documents_status })
    .where('id', '=', accountId)
    .execute();
  const row = { booking_id: bookingId, driver_id: accountId };
  await test.deps.database.insertInto('booking_driver').values(row).execute();
  return accountId;
}

describe('check-in', () => {
  it('makes the booking CHECKED IN, the money the company’s, and tells the renter', async () => {
    const { id, number, renter, car } = await signed();
    const readings = await counter.readings(id, { mileage_km: 12_345, fuel_eighths: 7 });
    expect(await counter.checkIn(id, readings)).toMatchObject({ status: 201 });
    expect(await statusOf(id)).toBe('CHECKED IN');
    expect(await balances(id)).toEqual(HANDED_OVER);
    expect(sumOf(await balances(id))).toBe(0);
    expect(SHARE + grossMinor).toBe(TOTAL);
    expect(await counter.show(id)).toMatchObject({
      status: 'CHECKED IN',
      mileage_km: 12_345,
      check_in: {
        id: readings.id,
        mileage_km: 12_345,
        fuel_eighths: 7,
        by: 'Anna Bruni',
        pictures: readings.pictures,
      },
      check_out: null,
    });
    const seen = await test.app.inject({
      url: `/api/v1/customer/reservation/${id}`,
      headers: bearer(renter),
    });
    expect(seen.json().data.reservation.timeline).toContainEqual(
      expect.objectContaining({ kind: 'checked_in', by: 'company' }),
    );
    const mails = await queuedMails(test.deps);
    expect(mails.filter((mail) => mail.recipient === renter.email)).toMatchObject([
      { template: 'agreement-signed' },
      { template: 'car-handed-over', data: { mileageKm: 12_345, fuelEighths: 7 } },
    ]);
    expect(await auditOf(number)).toEqual(['agreement_signed', 'police_report_manual', 'checked_in']);
    const { mileage_km } = await test.deps.database
      .selectFrom('car')
      .select('mileage_km')
      .where('id', '=', car.id)
      .executeTakeFirstOrThrow();
    expect(mileage_km).toBe(12_345);
  });

  it('sent five times at once is one; another one of the same rental is refused', async () => {
    const { id, number } = await signed();
    const readings = await counter.readings(id);
    const replies = await Promise.all(Array.from({ length: 5 }, () => counter.checkIn(id, readings)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await balances(id)).toEqual(HANDED_OVER);
    expect(await auditOf(number)).toEqual(['agreement_signed', 'police_report_manual', 'checked_in']);
    const other = await counter.readings(id);
    expect(await counter.checkIn(id, other)).toMatchObject({
      status: 409,
      code: 'handover.already_checked_in',
    });
  });

  it('at two counters at once is one check-in', async () => {
    const { id } = await signed();
    const [one, other] = [await counter.readings(id), await office.readings(id)];
    const replies = await Promise.all([counter.checkIn(id, one), office.checkIn(id, other)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await balances(id)).toEqual(HANDED_OVER);
  });

  it('books what is held, not the total: a dispute that was lost has taken it', async () => {
    const { id, paymentId } = await signed();
    const of = { bookingId: id, paymentId, at: testNow() };
    for (const [kind, entries] of [
      ['dispute_movement', ledgerForDisputeMovement(-TOTAL, 0)],
      ['dispute_lost', ledgerForLostDispute(TOTAL, TOTAL)],
    ] as const)
      await insertLedgerTransaction(test.deps.database, { ...of, kind, reference: 'dp_1', entries });
    expect((await counter.checkIn(id, await counter.readings(id))).status).toBe(201);
    expect(sumOf(await balances(id))).toBe(0);
    expect(await balances(id)).not.toHaveProperty('company_payable');
  });

  it.each([
    ['documents that nobody has verified', { documentsStatus: 'uploaded' }, 'handover.documents_missing'],
    [
      'a licence that ends a day before the return',
      { licence: { expiresOn: inDays(2).slice(0, 10) } },
      'handover.licence_missing',
    ],
  ] as const)('is refused with %s', async (_name, renterIs, code) => {
    const { id } = await signed({ renterIs });
    expect(await counter.checkIn(id, await counter.readings(id))).toMatchObject({ status: 422, code });
    expect([await statusOf(id), await balances(id)]).toEqual(['SIGNED', HELD]);
  });

  it('a licence that ends on the day of the return is good', async () => {
    const { id } = await signed({ renterIs: { licence: { expiresOn: inDays(3).slice(0, 10) } } });
    expect((await counter.checkIn(id, await counter.readings(id))).status).toBe(201);
  });

  it('is refused more than 12 hours before the pickup, with a signature and a report', async () => {
    const { id } = await signed({ pickup: inDays(0, '23:00') });
    const readings = await counter.readings(id);
    expect(await counter.checkIn(id, readings)).toMatchObject({ status: 422, code: 'handover.too_early' });
    expect((await counter.show(id)).missing).toEqual(['pickup_near']);
    clock.advance(61);
    expect((await counter.checkIn(id, readings)).status).toBe(201);
  });

  it('takes the report to the police on where no receipt has come, or not at all', async () => {
    const { id, number } = await signed({ isReported: false });
    const readings = await counter.readings(id);
    expect((await counter.checkIn(id, readings)).code).toBe('handover.police_report_missing');
    const other = { ...readings, end_date: inDays(9) };
    expect((await counter.checkIn(id, other, [], 'No network.')).code).toBe('handover.changed');
    expect((await counter.show(id)).police_report).toBe('drafted');
    expect((await counter.checkIn(id, readings, [], 'No network.')).status).toBe(201);
    expect((await counter.show(id)).police_report).toBe('manual');
    expect(await auditOf(number)).toEqual(['agreement_signed', 'police_report_manual', 'checked_in']);
  });

  it('with nobody there is refused, and can be corrected: nobody’s documents count then', async () => {
    const { id, renter } = await signed();
    const readings = await counter.readings(id);
    const nobody = { status: 422, code: 'handover.driver_missing' };
    expect(await counter.checkIn(id, readings, [renter.accountId])).toMatchObject(nobody);
    const other = await addDriver(id, 'rejected');
    expect(await counter.checkIn(id, readings, [renter.accountId, other])).toMatchObject(nobody);
    expect([await statusOf(id), await balances(id)]).toEqual(['SIGNED', HELD]);
    expect((await counter.checkIn(id, readings, [other])).status).toBe(201);
  });

  it('wants one of those who are there to have signed; who comes instead signs anew, and is named', async () => {
    const { id, renter } = await signed();
    const other = await addDriver(id, 'verified');
    const readings = await counter.readings(id);
    const unsigned = { status: 422, code: 'handover.signer_missing' };
    expect(await counter.checkIn(id, readings, [renter.accountId])).toMatchObject(unsigned);
    expect(await counter.sign(id, randomUUID())).toMatchObject({
      status: 422,
      code: 'handover.signer_unknown',
    });
    clock.advance(1);
    expect((await counter.sign(id, other)).status).toBe(201);
    expect(await counter.sign(id, other)).toMatchObject({ status: 409, code: 'handover.agreement_signed' });
    expect((await counter.show(id)).agreement).toMatchObject({ signed_by: [other, renter.accountId] });
    expect((await counter.checkIn(id, readings, [renter.accountId])).status).toBe(201);
  });

  it('with a signature of before accounts were kept wants its name confirmed, and its renter there', async () => {
    const { id, renter } = await signed();
    const other = await addDriver(id, 'verified');
    await test.deps.database
      .updateTable('agreement')
      .set({ signer_account_id: null })
      .where('signer_account_id', '=', renter.accountId)
      .execute();
    const name = 'Giulia Conti';
    const readings = await counter.readings(id);
    const { agreement, missing } = await counter.show(id);
    expect(agreement).toMatchObject({ signed_by: [], unconfirmed_signer: { id: renter.accountId, name } });
    expect(missing).not.toContain('signer');
    expect((await counter.checkIn(id, readings)).code).toBe('handover.signer_missing');
    const confirmed = (absent: string[]) => counter.checkIn(id, readings, absent, null, true);
    expect((await confirmed([renter.accountId])).code).toBe('handover.signer_missing');
    expect((await confirmed([other])).status).toBe(201);
  });

  it('a driver who did not come keeps nobody waiting', async () => {
    const { id } = await signed();
    const driver = { accountId: await addDriver(id, 'uploaded') };
    const readings = await counter.readings(id);
    expect((await counter.checkIn(id, readings)).code).toBe('handover.documents_missing');
    expect((await counter.checkIn(id, readings, [driver.accountId])).status).toBe(201);
  });

  it('a picture that has not arrived is waited for, and so is that of a damage', async () => {
    const { id } = await signed();
    const readings = await counter.readings(id);
    const lost = { ...readings, pictures: [{ id: randomUUID(), view: 'front' as const }] };
    expect((await counter.checkIn(id, lost)).code).toBe('handover.picture_missing');
    const mark = { id: randomUUID(), side: 'left' as const, x: 0.5, y: 0.5, note: '' };
    const damages = [{ ...mark, picture_id: randomUUID() }];
    expect((await counter.checkIn(id, { ...readings, damages })).code).toBe('handover.picture_missing');
    expect((await counter.checkIn(id, { ...readings, pictures: [] })).status).toBe(400);
    expect(await statusOf(id)).toBe('SIGNED');
  });

  it('of a rental that has changed meanwhile is refused, and what was captured is kept', async () => {
    const { id } = await signed();
    const readings = await counter.readings(id);
    for (const changed of [{ end_date: inDays(20) }, { start_date: inDays(1) }, { car_id: 1 }]) {
      expect((await counter.checkIn(id, { ...readings, ...changed })).code).toBe('handover.changed');
    }
    await test.deps.database
      .updateTable('booking')
      .set({ status: 'CANCELLED', cancelled_at: testNow(), cancel_reason: 'renter' })
      .where('id', '=', id)
      .execute();
    expect((await counter.checkIn(id, readings)).code).toBe('handover.cancelled');
    const late = await counter.picture(id);
    expect(late.status).toBe(201);
    expect((await counter.openPicture(id, late.id)).rawPayload.equals(late.bytes)).toBe(true);
  });
});

describe('undoing', () => {
  it('after nine minutes the booking is as it was, and the money the renter’s; then it can be handed over again', async () => {
    const { id, number, renter } = await signed();
    await counter.ask(businessApi.collectDeposit, id, { amount: '300', means: 'cash' });
    await counter.checkIn(id, await counter.readings(id));
    clock.set(new Date(testNow().getTime() + 9 * 60_000));
    expect((await office.undo(id)).status).toBe(200);
    expect([await statusOf(id), await balances(id)]).toEqual(['DEPOSIT COLLECTED', HELD]);
    expect(await counter.show(id)).toMatchObject({ check_in: null, undo_until: null });
    expect((await office.undo(id)).code).toBe('handover.not_checked_in');
    expect((await counter.checkIn(id, await counter.readings(id))).status).toBe(201);
    expect(await balances(id)).toEqual(HANDED_OVER);
    expect(await auditOf(number)).toEqual([
      'agreement_signed',
      'police_report_manual',
      'deposit_collected',
      'checked_in',
      'check_in_undone',
      'checked_in',
    ]);
    const mails = (await queuedMails(test.deps)).filter((mail) => mail.recipient === renter.email);
    expect(mails.map(({ template }) => template)).toEqual([
      'agreement-signed',
      'car-handed-over',
      'handover-undone',
      'car-handed-over',
    ]);
  });

  it('later, by the counter, and without a reason, it is refused', async () => {
    const { id } = await handedOver();
    expect((await counter.undo(id)).status).toBe(403);
    expect((await office.undo(id, ' ')).errors).toHaveProperty('reason');
    clock.set(new Date(testNow().getTime() + 11 * 60_000));
    expect((await office.undo(id)).code).toBe('handover.undo_too_late');
    expect([await statusOf(id), await balances(id)]).toEqual(['CHECKED IN', HANDED_OVER]);
  });
});

describe('check-out', () => {
  it('without anything new ends the rental', async () => {
    const { id, number, renter } = await handedOver();
    const readings = await counter.readings(id, { mileage_km: 12_300 });
    expect((await counter.checkOut(id, readings)).status).toBe(201);
    expect((await counter.checkOut(id, readings)).status).toBe(201);
    expect(await statusOf(id)).toBe('CHECKED OUT');
    expect(await balances(id)).toEqual(HANDED_OVER);
    expect((await counter.checkOut(id, await counter.readings(id))).code).toBe(
      'handover.already_checked_out',
    );
    expect(await auditOf(number)).toEqual([
      'agreement_signed',
      'police_report_manual',
      'checked_in',
      'checked_out',
    ]);
    const mails = (await queuedMails(test.deps)).filter((mail) => mail.recipient === renter.email);
    expect(mails.at(-1)).toMatchObject({ template: 'car-returned', data: { mileageKm: 12_300 } });
  });

  it('with a new damage, or an amount to settle, it ends with an issue', async () => {
    const { id, car } = await handedOver();
    const picture = (await counter.picture(id)).id;
    const mark = { id: randomUUID(), side: 'left' as const, x: 0.25, y: 0.75, note: 'A scratch' };
    const damages = [{ ...mark, picture_id: picture }];
    const readings = await counter.readings(id, { damages });
    expect(await counter.checkOut(id, readings, { damage: 15_000 }, null)).toMatchObject({
      status: 400,
      errors: { settlement_signatures: [expect.any(String)] },
    });
    expect((await counter.checkOut(id, readings, { damage: 15_000 })).status).toBe(201);
    expect(await statusOf(id)).toBe('CHECKOUT ISSUE ADDED');
    expect(await counter.show(id)).toMatchObject({
      check_out: { damages: [{ ...mark, picture_id: picture, rental_id: id }] },
      settlement: { late_fee: 0, kilometres: 0, fuel: 0, damage: 15_000 },
      settlement_signatures: {
        renter: [
          [
            [0.1, 0.5],
            [0.5, 0.2],
            [0.9, 0.6],
          ],
        ],
        member: [expect.any(Array)],
      },
    });
    const { settlement_signatures: sealed } = await test.deps.database
      .selectFrom('inspection')
      .select('settlement_signatures')
      .where('id', '=', readings.id)
      .executeTakeFirstOrThrow();
    expect(sealed).toMatch(/^v1\./);
    // The next rental of the car shows it as an old one, until it is repaired.
    const next = await signed({ car, pickup: inDays(20), return: inDays(22) });
    expect((await counter.show(next.id)).damages).toMatchObject([{ ...mark, rental_id: id }]);
    expect((await counter.ask(businessApi.repairDamage, mark.id)).status).toBe(403);
    expect((await office.ask(businessApi.repairDamage, mark.id)).status).toBe(200);
    expect((await office.ask(businessApi.repairDamage, mark.id)).code).toBe('damage.not_found');
    expect((await counter.show(next.id)).damages).toEqual([]);
  });

  it('before a check-in there is none', async () => {
    const { id } = await signed();
    expect((await counter.checkOut(id, await counter.readings(id))).code).toBe('handover.not_checked_in');
  });
});

describe('an own rental', () => {
  it('that has left is not cancelled, and keeps its car and its pickup; its return may change', async () => {
    const car = await newCar();
    const form = {
      car_id: car.id,
      customer_name: 'Hotel Quirinale',
      customer_phone: '',
      source: 'phone',
      price: '120',
      start_date: inDays(0, '12:00'),
      end_date: inDays(2),
    };
    const { id } = (await counter.ask(businessApi.addOwnRental, '', form)).data;
    const change = (values: object) => counter.ask(businessApi.changeOwnRental, id, { ...form, ...values });
    await counter.prepare(id);
    expect((await counter.checkIn(id, await counter.readings(id))).status).toBe(201);
    const refused = { status: 409, code: 'handover.already_checked_in' };
    expect(await counter.ask(businessApi.cancelOwnRental, id)).toMatchObject(refused);
    expect(await change({ car_id: (await newCar()).id })).toMatchObject(refused);
    expect(await change({ start_date: inDays(0, '13:00') })).toMatchObject(refused);
    expect(await change({ end_date: inDays(3) })).toMatchObject({ status: 200 });
    const readings = await counter.readings(id);
    expect(await counter.checkOut(id, readings)).toMatchObject({ status: 201 });
  });

  it('goes the same way, without money and without a mail', async () => {
    const car = await newCar({ mileage_km: 100 });
    const added = await counter.ask(businessApi.addOwnRental, '', {
      car_id: car.id,
      customer_name: 'Hotel Quirinale',
      customer_phone: '+39 06 47071',
      source: 'phone',
      price: '120',
      start_date: inDays(0, '12:00'),
      end_date: inDays(2),
    });
    const { id } = added.data;
    expect(await counter.show(id)).toMatchObject({
      status: null,
      name: 'Hotel Quirinale',
      phone: '+39 06 47071',
      drivers: [],
      missing: ['agreement', 'police_report'],
    });
    await counter.prepare(id);
    expect((await counter.checkIn(id, await counter.readings(id))).status).toBe(201);
    const { days } = (await counter.ask(businessApi.handovers, '')).data;
    const listed = days.flatMap((day: { handovers: { id: string }[] }) => day.handovers);
    expect(listed.filter((one: { id: string }) => one.id === id)).toMatchObject([
      { kind: 'pickup', status: null, renter: 'Hotel Quirinale', is_done: true },
    ]);
    const readings = await counter.readings(id, { mileage_km: 250 });
    expect((await counter.checkOut(id, readings)).status).toBe(201);
    const booked = await test.deps.database
      .selectFrom('ledger_entry')
      .innerJoin('booking', 'booking.id', 'ledger_entry.booking_id')
      .select('ledger_entry.id')
      .where('booking.car_id', '=', car.id)
      .execute();
    expect(booked).toEqual([]);
    expect(await counter.show(id)).toMatchObject({ mileage_km: 250, check_out: { mileage_km: 250 } });
  });
});

describe('for a telephone without a network', () => {
  it('there is what leaves or comes back by tomorrow and has not, of the company alone', async () => {
    const { database } = test.deps;
    const of = (await createCompany(database, {})).id;
    const other = new CounterCalls(test, await createMember(database, 'counter', { companyId: of }), of);
    const make = async (values: Given) => {
      const car = await createCar(database, { company_id: of });
      return (await createBooking(database, await createRenter(database), { car, ...values })).id;
    };
    const leaves = await make({ pickup: inDays(1), return: inDays(4) });
    const late = await make({ pickup: inDays(-5), return: inDays(-1), status: 'CHECKED IN' });
    await make({ pickup: inDays(5), return: inDays(6) });
    await make({ pickup: inDays(1), return: inDays(2), status: 'CANCELLED', values: { paid_at: testNow() } });
    await make({ pickup: inDays(-5), return: inDays(0), status: 'CHECKED OUT' });
    await signed({ pickup: inDays(1), return: inDays(4) });
    const kept = (await other.ask(businessApi.keptHandovers, '')).data.handovers;
    expect(kept.map(({ id }: { id: string }) => id).toSorted()).toEqual([leaves, late].toSorted());
    expect(kept[0]).toEqual(await other.show(kept[0].id));
  });
});

const hash = (of: Buffer) => createHash('sha256').update(of).digest();

const filesOf = async () => (await Array.fromAsync(test.deps.documents.storageKeys())).toSorted();

describe('a picture', () => {
  it('is stored as it was sent, once, and opens for the company alone', async () => {
    const { id } = await signed();
    const { id: pictureId, bytes, status } = await counter.picture(id);
    expect(status).toBe(201);
    expect((await counter.picture(id, { id: pictureId, bytes })).status).toBe(201);
    const opened = await counter.openPicture(id, pictureId);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
    expect(opened.rawPayload.equals(bytes)).toBe(true);
    expect((await counter.picture(id, { id: pictureId })).code).toBe('handover.picture_other');
    const other = await signed();
    expect((await counter.picture(other.id, { id: pictureId, bytes })).code).toBe('handover.picture_other');
    expect((await counter.openPicture(other.id, pictureId)).statusCode).toBe(404);
  });

  it('loses place, camera and what follows its end, and nothing of the picture; both hashes are there', async () => {
    const { id } = await signed();
    const bytes = Buffer.concat([await telephonePicture(), Buffer.from('PK\u0003\u0004 and a film')]);
    const sent = await counter.picture(id, { bytes });
    expect(sent.status).toBe(201);
    expect((await counter.picture(id, { id: sent.id, bytes })).status).toBe(201);
    const stored = (await counter.openPicture(id, sent.id)).rawPayload;
    for (const secret of ['SpyCam', 'a film', 'GPS']) expect(stored.includes(secret)).toBe(false);
    expect((await sharp(stored).metadata()).orientation).toBe(6);
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    const row = await test.deps.database
      .selectFrom('handover_picture')
      .select(['sha256', 'stored_sha256'])
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ sha256: hash(bytes), stored_sha256: hash(stored) });
  });

  it('that is there already, or that no row can name, leaves no file behind', async () => {
    const { id } = await signed();
    const { id: pictureId, bytes } = await counter.picture(id);
    const before = await filesOf();
    expect((await counter.picture(id, { id: pictureId, bytes })).status).toBe(201);
    expect((await counter.picture(id, { id: pictureId })).code).toBe('handover.picture_other');
    expect(await filesOf()).toEqual(before);
  });

  it('whose bytes are others than were hashed, or that is none, is refused', async () => {
    const { id } = await signed();
    const bytes = await jpegPicture();
    expect((await counter.picture(id, { bytes, sha256: '0'.repeat(64) })).code).toBe(
      'handover.picture_damaged',
    );
    expect((await counter.picture(id, { bytes: await pngPicture() })).code).toBe(
      'document.image_unsupported',
    );
    const cut = bytes.subarray(0, 500);
    expect((await counter.picture(id, { bytes: Buffer.from(cut) })).code).toBe('document.image_unreadable');
    const { count } = await test.deps.database
      .selectFrom('handover_picture')
      .select((expression) => expression.fn.countAll<string>().as('count'))
      .innerJoin('handover', 'handover.id', 'handover_picture.handover_id')
      .where('handover.booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(count).toBe('0');
  });
});

const inspectionsOf = async (renter: TestRenter, id: string) => {
  const url = callUrl(api.reservationInspections.path, { params: { id } });
  return (await test.app.inject({ url, headers: bearer(renter) })).json().data;
};
const object = (renter: TestRenter, params: { id: string; inspectionId: string }, text: string) =>
  test.app.inject({
    method: 'POST',
    url: callUrl(api.objectToInspection.path, { params }),
    headers: bearer(renter),
    payload: { text },
  });

describe('the renter', () => {
  it('sees the same pictures and objects in writing for 48 hours, once; the company is told and reads it', async () => {
    const { id, number, renter } = await handedOver();
    const shown = await inspectionsOf(renter, id);
    expect(shown).toMatchObject({ check_in: { mileage_km: 12_000, objection: null }, check_out: null });
    const pictureId = shown.check_in.pictures[0].id;
    const own = await test.app.inject({
      url: callUrl(api.inspectionPicture.path, { params: { id, pictureId } }),
      headers: bearer(renter),
    });
    expect(own.rawPayload.equals((await counter.openPicture(id, pictureId)).rawPayload)).toBe(true);
    const of = { id, inspectionId: shown.check_in.id };
    expect((await object(renter, of, ' ')).json().errors).toHaveProperty('text');
    expect((await object(renter, of, 'The scratch was there.')).statusCode).toBe(200);
    expect((await object(renter, of, 'The scratch was there.')).statusCode).toBe(200);
    expect((await object(renter, of, 'And another thing.')).json()).toMatchObject({
      code: 'booking.objection_exists',
    });
    expect((await inspectionsOf(renter, id)).check_in).toMatchObject({
      objection: { text: 'The scratch was there.' },
      object_until: null,
    });
    expect((await counter.show(id)).check_in.objection.text).toBe('The scratch was there.');
    const told = (await queuedMails(test.deps)).filter(
      ({ template, data }) =>
        template === 'booking-for-company' && 'number' in data && data.number === number,
    );
    expect(told).toMatchObject([{ data: { news: 'inspection_objected' } }]);
  });

  it('is too late after 48 hours, and nobody else sees or says anything', async () => {
    const { id, renter } = await handedOver();
    const { check_in } = await inspectionsOf(renter, id);
    const of = { id, inspectionId: check_in.id };
    const stranger = await createRenter(test.deps.database);
    expect(await inspectionsOf(stranger, id)).toBeUndefined();
    expect((await object(stranger, of, 'Mine.')).json().code).toBe('handover.inspection_not_found');
    clock.set(new Date(testNow().getTime() + 48 * 3_600_000 + 60_000));
    expect((await object(renter, of, 'Late.')).json().code).toBe('booking.objection_too_late');
    expect((await inspectionsOf(renter, id)).check_in.object_until).toBeNull();
  });
});
