import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { storeFile } from '@nolo/api/documents/store-files.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createIssue } from '@nolo/tests/factories/issue.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createPaidCompany, createPaidRental, handOver } from '@nolo/tests/factories/paid-rental.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { insertHandoverReport } from '../handover-report-store.ts';

/** Its payment is disputed at once. */
const DISPUTED = '4000000000002685';

const clock = testClock(testNow());
let test: TestApp;
let finance: TestMember;

beforeAll(async () => {
  test = await createTestApp({ clock });
  finance = await createStaff(test.deps.database, ['finance']);
  const expires_at = new Date(testNow().getTime() + 7 * 86_400_000);
  await test.deps.database.updateTable('session').set({ expires_at }).execute();
});
afterAll(() => test.close());

type Params = { id?: string; pictureId?: string; issueId?: string };

const open = ({ method, path }: Endpoint, params: Params = {}, by = finance) =>
  test.app.inject({
    method,
    url: callUrl(path, { params }),
    headers: { host: 'localhost', cookie: by.cookie },
  });

const auditOf = async () => {
  const events = await test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object'])
    .where('actor_id', '=', finance.accountId)
    .where('action', 'in', ['dispute_viewed', 'dispute_file_opened'])
    .orderBy('id')
    .execute();
  return events.map(({ action, object }) => `${action} ${object}`);
};

/** Of a booking that was paid ten days ahead. */
async function planted(status: string, respondBy: number | null) {
  const { database } = test.deps;
  const booking = await createBooking(database, await createRenter(database));
  const id = `dp_${randomUUID().replaceAll('-', '')}`;
  await database
    .insertInto('dispute')
    .values({
      id,
      booking_id: booking.id,
      payment_intent_id: 'pi_planted',
      amount_minor: 18_000,
      reason: 'fraudulent',
      status,
      respond_by: respondBy === null ? null : new Date(testNow().getTime() + respondBy * 86_400_000),
      opened_at: testNow(),
    })
    .execute();
  return { id, booking };
}

it('lists what has to be answered soonest first, and counts it on the start page', async () => {
  const won = await planted('won', 1);
  const later = await planted('needs_response', 9);
  const decided = await planted('under_review', 2);
  const soon = await planted('warning_needs_response', 3);
  const { disputes } = (await open(staffApi.staffDisputes)).json().data;
  expect(disputes.map(({ id }: { id: string }) => id)).toEqual([soon.id, later.id, decided.id, won.id]);
  expect(disputes[0]).toMatchObject({ number: soon.booking.number, amount: 18_000, is_open: true });
  expect(disputes[3]).toMatchObject({ status: 'won', is_open: false });
  expect((await open(staffApi.staffWork)).json().data).toMatchObject({ disputes: 2 });
});

it('has of one what an answer to the bank needs, and writes down each file that is opened', async () => {
  const { database } = test.deps;
  const company = await createPaidCompany(test);
  const { id: bookingId } = await createPaidRental(test, company, DISPUTED);
  const disputed = () =>
    database.selectFrom('dispute').select('id').where('booking_id', '=', bookingId).executeTakeFirst();
  await until('the dispute', async () => (await disputed()) !== undefined);
  const id = (await disputed())?.id ?? '';
  await handOver(clock, company, bookingId);
  const storage_key = await storeFile(test.deps, await jpegPicture());
  const issue = await createIssue(test.deps, { bookingId, storage_key });
  await insertHandoverReport(database, { bookingId, at: clock.now() });

  const { dispute } = (await open(staffApi.staffDispute, { id })).json().data;
  expect(dispute).toMatchObject({
    id,
    booking_id: bookingId,
    reason: 'product_not_received',
    is_open: true,
    payment_id: expect.stringMatching(/^pi_/),
    case_id: expect.any(Number),
    agreement: { signer: 'Giulia Conti' },
    check_in: { mileage_km: 12_000, is_confirmed: true, pictures: [{ view: 'front' }] },
    check_out: null,
    issues: [{ id: issue.id, description: 'A scratch', has_picture: true }],
    statements: [{ what: 'not_handed_over_reported' }],
  });
  const kinds = dispute.timeline.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['paid', 'signed', 'checked_in']));
  await until('the mail', async () => {
    const { mails } = (await open(staffApi.staffDispute, { id })).json().data.dispute;
    return mails.some(({ kind }: { kind: string }) => kind === 'booking-paid');
  });

  const { number } = dispute.booking;
  const pictureId = dispute.check_in.pictures[0].id;
  const agreement = await open(staffApi.staffDisputeAgreement, { id });
  expect([agreement.statusCode, agreement.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(agreement.headers['cache-control']).toBe('private, no-store');
  const picture = await open(staffApi.staffDisputePicture, { id, pictureId });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const image = await open(staffApi.staffDisputeIssueImage, { id, issueId: issue.id });
  expect(image.statusCode).toBe(200);
  const audit = await auditOf();
  expect(audit[0]).toBe(`dispute_viewed ${number}`);
  expect(audit.slice(-3)).toEqual([
    `dispute_file_opened ${number}-agreement.pdf`,
    `dispute_file_opened ${number}-car-${pictureId.slice(0, 8)}.jpg`,
    `dispute_file_opened ${number}-issue-${issue.id.slice(0, 8)}.jpg`,
  ]);
  // A file of this rental is none of another dispute's.
  const other = await planted('needs_response', 5);
  for (const [endpoint, params] of [
    [staffApi.staffDisputeAgreement, {}],
    [staffApi.staffDisputePicture, { pictureId }],
    [staffApi.staffDisputeIssueImage, { issueId: issue.id }],
  ] as const) {
    const reply = await open(endpoint, { id: other.id, ...params });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'document.not_found']);
  }
  expect(await auditOf()).toEqual(audit);
});

it('knows none that the provider never told of, and shows none to others of the staff', async () => {
  clock.set(testNow());
  const unknown = await open(staffApi.staffDispute, { id: 'dp_unknown' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'dispute.not_found']);
  const support = await createStaff(test.deps.database, ['support', 'documents']);
  const refused = await open(staffApi.staffDisputes, {}, support);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.role_missing']);
});
