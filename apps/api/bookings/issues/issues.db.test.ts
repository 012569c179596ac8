import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Issue } from '@nolo/contract/issues.ts';
import { MAX_ISSUES_PER_BOOKING } from '@nolo/domain/issues/issue-limits.ts';
import { createCar } from '@nolo/tests/factories/car.ts';
import { staffActor } from '@nolo/tests/factories/member.ts';
import { jpegPicture, telephonePicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import type { StaffActor } from '../../platform/caller.ts';
import { acknowledgeIssue } from './acknowledge-issue.ts';
import { resolveIssue } from './resolve-issue.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let test: TestApp;
let renter: TestRenter;
let carId: number;
let bookingId: string;
let number: string;
let staff: StaffActor;

beforeAll(async () => {
  test = await createTestApp();
  staff = await staffActor(test.deps.database, ['support']);
});
afterAll(() => test.close());
beforeEach(async () => {
  const { database } = test.deps;
  renter = await createRenter(database);
  carId = (await createCar(database)).id;
  const reply = await reserve(test.app, renter, carId, reservationBody());
  bookingId = reply.json<{ data: { reservation_id: string } }>().data.reservation_id;
  await setStatus('PAID');
});

async function setStatus(status: string): Promise<void> {
  const row = await test.deps.database
    .updateTable('booking')
    .set({ status, ...(status === 'CANCELLED' ? { cancel_reason: 'renter', cancelled_at: testNow() } : {}) })
    .where('id', '=', bookingId)
    .returning('number')
    .executeTakeFirstOrThrow();
  number = row.number;
}

type Body = {
  code?: string;
  data?: { issue?: Issue; issues?: Issue[]; can_report?: boolean; carIssues?: object[] };
};

async function add(fields: Record<string, string>, file?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ issueDescription: 'A scratch', ...fields }))
    form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'x.jpg');
  const encoded = new Response(form);
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/v1/customer/issues/${bookingId}`,
    headers: { ...bearer(renter), 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { ...reply.json<Body>(), status: reply.statusCode };
}

async function call(method: 'GET' | 'DELETE', path = '') {
  const url = `/api/v1/customer/issues/${bookingId}${path}`;
  const reply = await test.app.inject({ method, url, headers: bearer(renter) });
  return { ...reply.json<Body>(), status: reply.statusCode };
}

const acknowledge = (id: string, publicText = '') =>
  acknowledgeIssue(test.deps, staff, { bookingId, id, publicText });

const files = () => readdir(join(test.dataDir, 'documents')).catch((): string[] => []);
const shownAtCheckout = async () =>
  (await test.app.inject(`/api/v1/checkout/issues/${carId}`)).json<Body>().data?.carIssues;

describe('reporting', () => {
  it('keeps text and picture, the picture written anew and encrypted, and tells the company', async () => {
    const id = randomUUID();
    const { status, data } = await add({ id, fileName: 'door.jpg' }, await telephonePicture());
    expect(status).toBe(201);
    const path = `/api/v1/customer/issues/${bookingId}/${id}/image`;
    expect(data?.issue).toEqual({
      id,
      issueDescription: 'A scratch',
      issueImagePath: path,
      fileName: 'door.jpg',
      created_at: expect.any(String),
      is_read: false,
    });
    const image = await test.app.inject({ url: path, headers: bearer(renter) });
    expect(image.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="issue.jpg"',
    });
    const metadata = await sharp(image.rawPayload).metadata();
    expect({ format: metadata.format, exif: metadata.exif }).toEqual({ format: 'jpeg', exif: undefined });
    expect((await call('GET')).data).toEqual({ issues: [data?.issue], can_report: true });
    await until('the company’s mail', async () =>
      (await test.mails()).some((mail) => mail.includes(number) && mail.includes('A scratch')),
    );
  });

  it('takes many on one booking, with and without a picture, in the order they came', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) await add({ id, issueDescription: `Report ${ids.indexOf(id)}` });
    const shown = (await call('GET')).data?.issues ?? [];
    expect(shown.map(({ issueDescription }) => issueDescription)).toEqual([
      'Report 0',
      'Report 1',
      'Report 2',
    ]);
    expect(shown.map(({ issueImagePath }) => issueImagePath)).toEqual([null, null, null]);
  });

  it('counts the same id once, also twice at once', async () => {
    const id = randomUUID();
    const picture = await jpegPicture();
    const replies = await Promise.all([add({ id }, picture), add({ id }, picture)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await add({ id, issueDescription: 'Something else' })).toMatchObject({
      data: { issue: { issueDescription: 'A scratch' } },
    });
    expect((await call('GET')).data?.issues).toHaveLength(1);
  });

  it('refuses more than the limit', async () => {
    for (let count = 0; count < MAX_ISSUES_PER_BOOKING; count += 1) await add({ id: randomUUID() });
    expect(await add({ id: randomUUID() })).toMatchObject({ status: 422, code: 'issue.too_many' });
  });

  it.each(['PENDING', 'CANCELLED'])('refuses a booking that is %s', async (status) => {
    await setStatus(status);
    expect(await add({ id: randomUUID() })).toMatchObject({ status: 409, code: 'issue.not_possible' });
    expect((await call('GET')).data).toEqual({ issues: [], can_report: false });
  });

  it.each([
    ['no id', { id: '' }, undefined, 400, ['id']],
    ['an id that is none', { id: '../x' }, undefined, 400, ['id']],
    ['no words', { issueDescription: '  ' }, undefined, 400, ['issueDescription']],
    ['too many words', { issueDescription: 'x'.repeat(2001) }, undefined, 400, ['issueDescription']],
    ['another field', { read_at: '2020-01-01' }, undefined, 201, undefined],
    ['a file that is no picture', {}, Buffer.from('%PDF-1.7'), 415, ['file']],
    ['a picture cut short', {}, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, ['file']],
  ])('%s', async (_label, fields, file, status, named) => {
    const reply = await add({ id: randomUUID(), ...fields }, file);
    expect(reply).toMatchObject({ status, ...(named ? {} : { data: { issue: { is_read: false } } }) });
    const { errors } = reply as { errors?: object };
    expect(errors && Object.keys(errors)).toEqual(named);
  });
});

describe('taking back', () => {
  it('deletes report and picture while nobody has read it', async () => {
    const before = await files();
    const id = randomUUID();
    await add({ id }, await jpegPicture());
    const [added] = (await files()).filter((name) => !before.includes(name));
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, data: { issues: [] } });
    await until('the picture to go', async () => !(await files()).includes(added ?? ''));
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 404, code: 'issue.not_found' });
  });

  it('is refused once staff has acknowledged it', async () => {
    const id = randomUUID();
    await add({ id });
    await acknowledge(id);
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 409, code: 'issue.already_read' });
    expect((await call('GET')).data?.issues).toMatchObject([{ id, is_read: true }]);
  });
});

describe('what others see of a car', () => {
  it('is what its company says, from acknowledging to resolving, and never the renter’s words', async () => {
    const id = randomUUID();
    await add({ id, issueDescription: 'Call me on 333 1234567' });
    expect(await shownAtCheckout()).toEqual([]);
    await acknowledge(id);
    expect(await shownAtCheckout()).toEqual([]);
    await acknowledge(id, 'Scratch on the left door');
    expect(await shownAtCheckout()).toEqual([{ description: 'Scratch on the left door' }]);
    const page = await test.app.inject(`/api/v1/car/fiat-500/${carId}`);
    expect(page.json()).toMatchObject({
      data: { car: { carIssues: [{ description: 'Scratch on the left door' }] } },
    });
    await resolveIssue(test.deps, staff, { bookingId, id });
    expect(await shownAtCheckout()).toEqual([]);
  });

  it('is 404 for a car that is not there', async () => {
    expect((await test.app.inject('/api/v1/checkout/issues/2000000000')).statusCode).toBe(404);
  });
});

it('goes with the account, pictures included', async () => {
  const before = await files();
  await add({ id: randomUUID() }, await jpegPicture());
  const [added] = (await files()).filter((name) => !before.includes(name));
  const reply = await test.app.inject({
    method: 'DELETE',
    url: '/api/v1/customer/account-delete',
    headers: bearer(renter),
  });
  expect(reply.statusCode).toBe(200);
  const left = await test.deps.database
    .selectFrom('issue')
    .selectAll()
    .where('account_id', '=', renter.accountId)
    .execute();
  expect(left).toEqual([]);
  await until('the picture to go', async () => !(await files()).includes(added ?? ''));
});
