import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { ReviewedDocument, ReviewProblem } from '@nolo/domain/identity/document-findings.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { findCustomerProfile, findProfile } from '../profile-store.ts';
import { saveProfile } from '../save-profile.ts';

let test: TestApp;
let reviewer: TestMember;
let renter: TestRenter;
let picture: Buffer;

beforeAll(async () => {
  test = await createTestApp({ work: false });
  reviewer = await createStaff(test.deps.database, ['documents']);
  picture = await jpegPicture();
});
afterAll(() => test.close());
beforeEach(async () => {
  renter = await createRenter(test.deps.database, { documentsStatus: 'missing' });
  await upload(['passport', 'driving_licence_front', 'driving_licence_back']);
});

function upload(kinds: DocumentKind[]) {
  const fields = {
    first_name: 'Giulia',
    last_name: 'Conti',
    phone: '3331234567',
    country_code: '+39',
    dob: '1985-04-12',
    fiscal_code: 'RSSMRA85T10A562S',
    document_type: 'passport' as const,
    document_number: 'YA1234567',
    document_issue_date: '2020-01-01',
    document_expiry_date: '2090-01-01',
    driving_licence_number: 'U1B23456C',
    driving_licence_classes: ['B' as const],
    dl_issue_date: '2020-01-01',
    dl_expiry_date: '2090-01-01',
  };
  const images = new Map(kinds.map((kind) => [kind, picture]));
  return saveProfile(test.deps, renter, { fields, images });
}

function ask(endpoint: Endpoint, { params = {}, query = {}, body, by = reviewer }: Asked = {}) {
  return test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { id: renter.accountId, ...params }, query }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
}
type Asked = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  by?: TestMember;
};

async function look() {
  const reply = await ask(staffApi.staffDocument);
  expect(reply.statusCode).toBe(200);
  return reply.json().data.review;
}

const accept = (revision: string, by = reviewer) => ask(staffApi.acceptDocuments, { body: { revision }, by });

async function statusOf({ accountId }: TestRenter) {
  const { documents_status, documents_rejected_reason } = await findProfile(
    test.deps.database,
    test.deps.vault,
    accountId,
  );
  return [documents_status, documents_rejected_reason];
}

const finding = (document: ReviewedDocument, problem: ReviewProblem) => ({ document, problem });

async function waiting(query: Record<string, string> = {}): Promise<{ email: string; status: string }[]> {
  return (await ask(staffApi.staffDocuments, { query })).json().data.renters;
}

const auditOf = (by: TestMember) =>
  test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object', 'after'])
    .where('actor_id', '=', by.accountId)
    .orderBy('id')
    .execute();

describe('a person reviews documents', () => {
  it('sees who waits, the longest first, and everything they uploaded', async () => {
    expect((await waiting()).at(-1)).toMatchObject({
      id: renter.accountId,
      name: 'Giulia Conti',
      status: 'uploaded',
      problems: null,
    });
    const review = await look();
    expect(review).toMatchObject({
      status: 'uploaded',
      document_type: 'passport',
      images: ['passport', 'driving_licence_front', 'driving_licence_back'],
      profile: { document_number: 'YA1234567', driving_licence_number: 'U1B23456C' },
      // A picture without a zone: nothing to go by, and said so.
      read: null,
      fiscal_code_differs: ['last_name', 'first_name', 'dob'],
      expired: [],
    });
    expect(review.problems).toContain('unreadable');
  });

  it('looks at pictures that say who looked, and that nothing on the way keeps; each look is written down', async () => {
    const by = await createStaff(test.deps.database, ['documents']);
    const shown = await ask(staffApi.staffDocument, { by });
    const image = await ask(staffApi.staffDocumentImage, { params: { kind: 'passport' }, by });
    expect([shown, image].map(({ headers }) => headers['cache-control'])).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
    expect(image.headers['content-type']).toBe('image/jpeg');
    expect(image.rawPayload.equals(picture)).toBe(false);
    expect((await auditOf(by)).map(({ action, object }) => [action, object])).toEqual([
      ['document_review_viewed', 'Giulia Conti'],
      ['document_opened', 'Giulia Conti'],
    ]);
    const profile = await findCustomerProfile(test.deps.database, test.deps.vault, renter.accountId);
    expect(profile.looks).toEqual([{ company: null, number: null, at: expect.any(String), times: 1 }]);
  });

  it('verifies: the renter is mailed, and it is written down who did', async () => {
    const by = await createStaff(test.deps.database, ['admin']);
    const { revision } = await look();
    expect((await accept(revision, by)).statusCode).toBe(200);
    expect(await statusOf(renter)).toEqual(['verified', null]);
    const row = await test.deps.database
      .selectFrom('account')
      .select(['documents_reviewed_by', 'documents_reviewed_at'])
      .where('id', '=', renter.accountId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ documents_reviewed_by: 'Anna Bruni', documents_reviewed_at: expect.any(Date) });
    expect((await waiting()).map(({ email }) => email)).not.toContain(renter.email);
    expect(await auditOf(by)).toEqual([
      { action: 'documents_accepted', object: 'Giulia Conti', after: null },
    ]);
    const mails = await queuedMails(test.deps);
    expect(mails.filter(({ recipient }) => recipient === renter.email)).toMatchObject([
      { template: 'documents-verified' },
    ]);
  });

  it('refuses with findings, and a remark if there is one; another upload ends both', async () => {
    const by = await createStaff(test.deps.database, ['documents']);
    const reject = async (findings: object[], reason: string) => {
      const { revision } = await look();
      return ask(staffApi.rejectDocuments, { body: { revision, findings, reason }, by });
    };
    const none = await reject([], 'So');
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([400, ['findings']]);
    const findings = [finding('licence', 'expired'), finding('identity', 'unreadable')];
    expect((await reject(findings, ' Glare on the passport ')).statusCode).toBe(200);
    expect(await statusOf(renter)).toEqual(['rejected', 'Glare on the passport']);
    const { documents_findings } = await findProfile(test.deps.database, test.deps.vault, renter.accountId);
    expect(documents_findings).toEqual(findings);
    expect(await auditOf(by)).toEqual([
      {
        action: 'documents_rejected',
        object: 'Giulia Conti',
        after: { findings: 'licence:expired, identity:unreadable', reason: 'Glare on the passport' },
      },
    ]);
    await reject([finding('licence', 'unreadable')], ' ');
    expect(await statusOf(renter)).toEqual(['rejected', null]);
    // Of two that wait, each says what was found when it was written.
    const mails = (await queuedMails(test.deps)).filter(({ recipient }) => recipient === renter.email);
    expect(mails.map(({ data }) => data)).toMatchObject([
      { findings, reason: 'Glare on the passport' },
      { findings: [finding('licence', 'unreadable')], reason: null },
    ]);
    await upload(['passport']);
    const again = await findProfile(test.deps.database, test.deps.vault, renter.accountId);
    expect([again.documents_status, again.documents_findings]).toEqual(['uploaded', []]);
  });

  it('cannot wave through a picture that came after the look', async () => {
    const { revision } = await look();
    await upload(['passport']);
    const stale = await accept(revision);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'document.review_outdated']);
    expect(await statusOf(renter)).toEqual(['uploaded', null]);
    expect((await accept((await look()).revision)).statusCode).toBe(200);
  });

  it('is told when somebody else was faster, also at the same moment', async () => {
    const { revision } = await look();
    const both = await Promise.all([accept(revision), accept(revision)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const body = { revision, findings: [finding('licence', 'expired')], reason: '' };
    expect((await ask(staffApi.rejectDocuments, { body })).json().code).toBe('document.review_outdated');
    expect(await statusOf(renter)).toEqual(['verified', null]);
  });

  it('finds who was decided by the e-mail address, and takes a decision back', async () => {
    await accept((await look()).revision);
    expect(await waiting({ email: renter.email.toUpperCase() })).toMatchObject([
      { email: renter.email, status: 'verified' },
    ]);
    const { revision } = await look();
    const body = { revision, findings: [finding('identity', 'other_person')], reason: '' };
    expect((await ask(staffApi.rejectDocuments, { body })).statusCode).toBe(200);
    expect(await statusOf(renter)).toEqual(['rejected', null]);
  });

  it('refuses the unknown and those who uploaded nothing', async () => {
    const empty = await createRenter(test.deps.database, { documentsStatus: 'missing' });
    for (const id of [empty.accountId, '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05']) {
      for (const [endpoint, body] of [
        [staffApi.staffDocument, undefined],
        [staffApi.acceptDocuments, { revision: 'x' }],
      ] as const) {
        const reply = await ask(endpoint, { params: { id }, ...(body && { body }) });
        expect(reply.json().code).toBe('document.not_found');
      }
    }
  });
});
