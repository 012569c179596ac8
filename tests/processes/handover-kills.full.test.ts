import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAgreement } from '@nolo/api/handover/agreement/agreement-store.ts';
import { beginHandover, findRental, type Rental } from '@nolo/api/handover/rental-store.ts';
import { beginReport, updateReport } from '@nolo/api/police-report/police-report-store.ts';
import { reportedOf } from '@nolo/api/police-report/report-standing.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { balancesOf, sumOf } from '../api/support/money.ts';
import { createBooking } from '../factories/booking.ts';
import { createCar, createCompany, inDays } from '../factories/car.ts';
import { createMember, type TestMember } from '../factories/member.ts';
import { jpegPicture } from '../factories/pictures.ts';
import { createRenter } from '../factories/renter.ts';
import { mailJobs } from '../setup/queued-mails.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { testNow } from '../setup/test-day.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

const KILLS = 40;
const BOOKINGS = 20;
const TELEPHONES = 4;
/** Beside the one that serves. */
const STARTING = 3;
const PICTURES = 2;
/** Of each booking: pictures and the hand-over, pictures and the return. */
const CALLS = 2 * (PICTURES + 1);
/** About as long as what a telephone sends at once takes. */
const LONGEST_MOMENT_MS = 60;
/** A server starts in seconds, on a busy machine in half a minute. */
const ANSWER_WITHIN_MS = 180_000;
/** A killed server's mails are sent once its heartbeat is missed. */
const MISSED_MS = 120_000;
/** Whichever port it listens on, it is the same site. */
const ORIGIN = 'http://localhost:3000';
const CAPTURED_AT = '2027-02-09T09:00:00.000Z';

const { netMinor, vatMinor, payoutMinor } = commissionFor(18_000);
const HANDED_OVER = {
  provider_cash: 18_000,
  company_payable: -payoutMinor,
  commission_revenue: -netMinor,
  vat_payable: -vatMinor,
};

type Picture = { id: string; bytes: Buffer };
type Handed = {
  rental: Rental;
  renter: string;
  pictures: Picture[];
  checkIn: string;
  checkOut: string;
};

let stage: Stage;
let member: TestMember;
let companyId: number;
let serving: ServerProcess;
const tally = { answered: 0, broken: 0 };

beforeAll(async () => {
  stage = await createStage({ environment: { PUBLIC_ORIGIN: ORIGIN } });
  companyId = (await createCompany(stage.database)).id;
  member = await createMember(stage.database, 'counter', { companyId });
  serving = await stage.startServer();
});
afterAll(() => stage.close());

/** Signed and reported: what is missing are the keys. */
async function readyBooking(): Promise<Handed> {
  const { database } = stage;
  const at = testNow();
  const renter = await createRenter(database, { documentsStatus: 'verified' });
  const booking = await createBooking(database, renter, {
    status: 'SIGNED',
    car: await createCar(database, { company_id: companyId, mileage_km: 12_000 }),
    pickup: inDays(0, '12:00'),
    return: inDays(3, '12:00'),
  });
  const rental = await findRental(database, { companyId, id: booking.id });
  if (rental === null) throw new Error('the booking is not there');
  const handoverId = await beginHandover(database, rental, at);
  await insertAgreement(database, {
    rental,
    handoverId,
    language: 'en',
    storage_key: randomUUID(),
    sha256: randomBytes(32),
    signer: 'Giulia Conti',
    signer_account_id: renter.accountId,
    is_at_counter: true,
    captured_at: at,
    signed_at: at,
  });
  const report = await beginReport(database, { companyId, handoverId }, at);
  await updateReport(database, report.id, {
    state: 'manual',
    manual_by: member.accountId,
    manual_because: 'By the police’s own page.',
    reported_at: at,
    ...reportedOf(rental),
  });
  const pictures = await Promise.all(
    Array.from({ length: 2 * PICTURES }, async () => ({
      id: randomUUID(),
      bytes: await jpegPicture(640, 480),
    })),
  );
  return { rental, renter: renter.email, pictures, checkIn: randomUUID(), checkOut: randomUUID() };
}

function ask(endpoint: Endpoint, params: Record<string, string>, body?: FormData | string) {
  return fetch(`${serving.origin}${callUrl(endpoint.path, { params: { companyId, ...params } })}`, {
    method: endpoint.method,
    headers: {
      cookie: member.cookie,
      origin: ORIGIN,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
}

/** As a telephone does: what got no answer is sent again, with the same ids. */
async function send(endpoint: Endpoint, params: Record<string, string>, body: () => FormData | string) {
  await until(
    'an answer',
    async () => {
      const reply = await ask(endpoint, params, body()).catch((error: TypeError) => {
        const { code } = error.cause as { code?: string };
        if (code !== 'ECONNREFUSED') tally.broken += 1;
        return null;
      });
      if (reply !== null && reply.status !== 201)
        throw new Error(`${endpoint.path} answers ${reply.status}: ${await reply.text()}`);
      return reply !== null;
    },
    ANSWER_WITHIN_MS,
  );
  tally.answered += 1;
}

function pictureForm({ bytes }: Picture): FormData {
  const form = new FormData();
  form.set('sha256', createHash('sha256').update(bytes).digest('hex'));
  form.set('captured_at', CAPTURED_AT);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'car.jpg');
  return form;
}

async function sendInspection(endpoint: Endpoint, { rental }: Handed, given: object, pictures: Picture[]) {
  const { id } = rental;
  for (const picture of pictures)
    await send(businessApi.storeHandoverPicture, { id, pictureId: picture.id }, () => pictureForm(picture));
  const body = JSON.stringify({
    captured_at: CAPTURED_AT,
    car_id: rental.carId,
    start_date: rental.pickupLocal,
    end_date: rental.returnLocal,
    mileage_km: 12_000,
    fuel_eighths: 8,
    damages: [],
    is_confirmed: true,
    pictures: pictures.map((picture) => ({ id: picture.id, view: 'front' })),
    ...given,
  });
  await send(endpoint, { id }, () => body);
}

async function handOverAndTakeBack(one: Handed): Promise<void> {
  const { checkIn: id, checkOut, pictures } = one;
  await sendInspection(
    businessApi.checkIn,
    one,
    { id, absent_drivers: [], manual_report: null },
    pictures.slice(0, PICTURES),
  );
  const settlement = { late_fee: 0, kilometres: 0, fuel: 0, damage: 0 };
  const back = { id: checkOut, settlement, settlement_signatures: null };
  await sendInspection(businessApi.checkOut, one, back, pictures.slice(PICTURES));
}

/** The next ones are started before: starting takes longer than what a server then lives for. */
async function killAgainAndAgain(): Promise<void> {
  const starting = Array.from({ length: STARTING }, () => stage.startServer('other'));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const goal = Math.floor((kill * BOOKINGS * CALLS) / KILLS);
    await until('the work to go on', async () => tally.answered >= goal, ANSWER_WITHIN_MS);
    await wait(randomInt(LONGEST_MOMENT_MS));
    if (kill + starting.length < KILLS) starting.push(stage.startServer('other'));
    await serving.kill();
    serving = (await starting.shift()) ?? (await stage.startServer('other'));
  }
}

const eventsOf = async ({ rental: { id, name } }: Handed) => {
  const events = await stage.database
    .selectFrom('booking_event')
    .select('kind')
    .where('booking_id', '=', id)
    .execute();
  const audited = await stage.database
    .selectFrom('audit_event')
    .select('action')
    .where('object', '=', name)
    .execute();
  return [...events.map(({ kind }) => kind), ...audited.map(({ action }) => action)].toSorted();
};

const inspectionsOf = (ids: readonly string[]) =>
  stage.database
    .selectFrom('inspection')
    .innerJoin('handover', 'handover.id', 'inspection.handover_id')
    .select(['inspection.id', 'inspection.kind', 'handover.booking_id'])
    .where('handover.booking_id', 'in', ids)
    .orderBy('inspection.kind')
    .execute();

async function subjectsByRenter(): Promise<Map<string, string[]>> {
  const subjects = new Map<string, string[]>();
  for (const mail of await stage.mails()) {
    const to = /^To: (.*)$/m.exec(mail)?.[1] ?? '';
    const subject = /^Subject: (.*)$/m.exec(mail)?.[1] ?? '';
    subjects.set(to, [...(subjects.get(to) ?? []), subject].toSorted());
  }
  return subjects;
}

const areMailsSent = async () => (await mailJobs(stage.database)).every(({ state }) => state === 'completed');

it('killed again and again (SIGKILL) while cars go out and come back: each once, nothing lost, nothing double', async () => {
  const bookings = await Promise.all(Array.from({ length: BOOKINGS }, readyBooking));
  const waiting = [...bookings];
  const telephone = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await handOverAndTakeBack(one);
  };
  await Promise.all([killAgainAndAgain(), ...Array.from({ length: TELEPHONES }, telephone)]);
  expect(tally.answered).toBe(BOOKINGS * CALLS);
  expect(tally.broken).toBeGreaterThan(KILLS);
  await until('the mails', areMailsSent, MISSED_MS);
  const subjects = await subjectsByRenter();
  const inspections = await inspectionsOf(bookings.map(({ rental }) => rental.id));
  for (const one of bookings) {
    const { id } = one.rental;
    expect(inspections.filter(({ booking_id }) => booking_id === id)).toEqual([
      { id: one.checkIn, kind: 'check_in', booking_id: id },
      { id: one.checkOut, kind: 'check_out', booking_id: id },
    ]);
    const balances = await balancesOf(stage.database, id);
    expect([balances, sumOf(balances)]).toEqual([HANDED_OVER, 0]);
    expect(await eventsOf(one)).toEqual(['checked_in', 'checked_in', 'checked_out', 'checked_out', 'signed']);
    expect(subjects.get(one.renter)).toEqual(['The Fiat 500 is back', 'You have the Fiat 500']);
    for (const { id: pictureId, bytes } of one.pictures) {
      const reply = await ask(businessApi.handoverPicture, { id, pictureId });
      expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
    }
  }
  process.stderr.write(`${KILLS} kills, ${tally.broken} calls broken\n`);
}, 900_000);
