import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createIssue } from '@nolo/tests/factories/issue.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { storeFile } from '../../documents/store-files.ts';

let test: TestApp;
let support: TestMember;
let booking: Awaited<ReturnType<typeof createBooking>>;
let issue: { bookingId: string; id: string };

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { database } = test.deps;
  support = await createStaff(database, ['support']);
  booking = await createBooking(database, await createRenter(database));
  issue = await createIssue(test.deps, { bookingId: booking.id });
});

function ask(endpoint: Endpoint, { params = issue, body, by = support }: Asked = {}) {
  return test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
}
type Asked = { params?: { bookingId: string; id: string }; body?: object; by?: TestMember };

const acknowledge = (public_text = '') => ask(staffApi.acknowledgeIssue, { body: { public_text } });
const resolve = () => ask(staffApi.resolveIssue);
const show = async () => (await ask(staffApi.staffIssue)).json().data.issue;
const open = async (): Promise<{ id: string }[]> => (await ask(staffApi.staffIssues)).json().data.issues;
const waiting = async () => (await ask(staffApi.staffWork)).json().data.issues;
const onCar = async () =>
  (await test.app.inject(`/api/v1/checkout/issues/${booking.car_id}`)).json().data.carIssues;

const audit = () =>
  test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object', 'company_id', 'before', 'after'])
    .where('actor_id', '=', support.accountId)
    .orderBy('id')
    .execute();

describe('what renters report', () => {
  it('is listed, the longest open first, and counted', async () => {
    const earlier = new Date(testNow().getTime() - 3_600_000);
    const description = `Since Monday: ${'x'.repeat(300)}`;
    const older = await createIssue(test.deps, { bookingId: booking.id, created_at: earlier, description });
    const ids = [older.id, issue.id];
    const listed = (await open()).filter(({ id }) => ids.includes(id));
    expect(listed).toMatchObject([
      {
        id: older.id,
        number: booking.number,
        car: 'Fiat 500',
        created_at: earlier.toISOString(),
        is_read: false,
        beginning: description.slice(0, 160),
      },
      { id: issue.id },
    ]);
    const count = await waiting();
    await resolve();
    expect(await waiting()).toBe(count - 1);
    expect((await open()).map(({ id }) => id)).not.toContain(issue.id);
  });

  it('is shown whole, with whom to call, and that somebody looked is written down', async () => {
    expect(await show()).toMatchObject({
      description: 'A scratch',
      has_picture: false,
      is_read: false,
      public_text: null,
      resolved_at: null,
      booking: {
        number: booking.number,
        status: 'PAID',
        company: { id: booking.company_id, phone: expect.any(String) },
        renter: { name: 'Giulia Conti', phone: expect.stringMatching(/^\+39 /) },
        car: 'Fiat 500',
        pickup: booking.pickup_local,
        total: booking.total_minor,
      },
    });
    expect(await audit()).toMatchObject([
      { action: 'issue_viewed', object: booking.number, company_id: null },
    ]);
  });

  it('has its picture as a JPEG, which nothing on the way keeps', async () => {
    expect((await ask(staffApi.staffIssueImage)).statusCode).toBe(404);
    const storage_key = await storeFile(test.deps, await jpegPicture());
    const pictured = await createIssue(test.deps, { bookingId: booking.id, storage_key });
    const image = await ask(staffApi.staffIssueImage, { params: pictured });
    expect(image.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    });
  });

  it('is acknowledged, with words for the car’s page that can be changed', async () => {
    expect((await acknowledge()).statusCode).toBe(200);
    expect([await show(), await onCar()]).toMatchObject([{ is_read: true, public_text: null }, []]);
    await acknowledge(' Scratch on the left door ');
    expect(await onCar()).toEqual([{ description: 'Scratch on the left door' }]);
    await acknowledge('');
    expect(await onCar()).toEqual([]);
    const steps = (await audit()).filter(({ action }) => action === 'issue_acknowledged');
    expect(steps).toMatchObject([
      { object: booking.number, company_id: booking.company_id, after: null },
      { before: { public_text: null }, after: { public_text: 'Scratch on the left door' } },
      { before: { public_text: 'Scratch on the left door' }, after: { public_text: null } },
    ]);
  });

  it('is resolved once: the car’s page says nothing of it any more', async () => {
    await acknowledge('Scratch');
    const both = await Promise.all([resolve(), resolve()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const late of [await resolve(), await acknowledge('Again')])
      expect([late.statusCode, late.json().code]).toEqual([409, 'issue.already_resolved']);
    expect(await onCar()).toEqual([]);
    expect((await show()).resolved_at).toEqual(expect.any(String));
    expect((await audit()).filter(({ action }) => action === 'issue_resolved')).toMatchObject([
      { object: booking.number, company_id: booking.company_id },
    ]);
  });

  it('is none on another booking, nor once it is unknown', async () => {
    const other = await createBooking(test.deps.database, await createRenter(test.deps.database));
    for (const params of [
      { bookingId: other.id, id: issue.id },
      { bookingId: booking.id, id: randomUUID() },
    ])
      for (const [endpoint, body] of [
        [staffApi.staffIssue, undefined],
        [staffApi.staffIssueImage, undefined],
        [staffApi.acknowledgeIssue, {}],
        [staffApi.resolveIssue, undefined],
      ] as const) {
        const reply = await ask(endpoint, { params, ...(body && { body }) });
        expect([reply.statusCode, reply.json().code]).toEqual([404, 'issue.not_found']);
      }
  });
});
