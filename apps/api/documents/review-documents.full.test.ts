import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewedDocument, ReviewProblem } from '@nolo/domain/identity/document-findings.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { listReviews, rejectDocuments, showReview, verifyDocuments } from './review-documents.ts';
import { findProfile } from './profile-store.ts';
import { saveProfile } from './save-profile.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'scripts', 'review-documents.ts');

let test: TestApp;
let renter: TestRenter;
let picture: Buffer;

beforeAll(async () => {
  test = await createTestApp({ work: false });
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

async function statusOf({ accountId }: TestRenter) {
  const { documents_status, documents_rejected_reason } = await findProfile(
    test.deps.database,
    test.deps.vault,
    accountId,
  );
  return [documents_status, documents_rejected_reason];
}

const finding = (document: ReviewedDocument, problem: ReviewProblem) => ({ document, problem });

describe('a person reviews documents', () => {
  it('sees who waits, and everything they uploaded', async () => {
    expect((await listReviews(test.deps)).map(({ email }) => email)).toContain(renter.email);
    const { profile, images, warnings, machine } = await showReview(test.deps, {
      email: renter.email.toUpperCase(),
      by: 'Anna',
    });
    expect(profile.passport_number).toBe('YA1234567');
    expect(images.map(({ kind }) => kind)).toEqual([
      'driving_licence_back',
      'driving_licence_front',
      'passport',
    ]);
    expect(images[0]?.jpeg.equals(picture)).toBe(true);
    expect(warnings).toEqual(
      ['last name', 'first name', 'date of birth'].map(
        (part) => `The fiscal code was made for another ${part}.`,
      ),
    );
    // A picture without a zone: nothing to go by, and said so.
    expect(machine).toMatchObject({ isDocument: false, isVerified: false });
    expect(machine?.problems).toContain('unreadable');
  });

  it('verifies, and it is written down who did', async () => {
    await verifyDocuments(test.deps, { email: renter.email, by: 'Anna' });
    expect(await statusOf(renter)).toEqual(['verified', null]);
    const row = await test.deps.database
      .selectFrom('account')
      .select(['documents_reviewed_by', 'documents_reviewed_at'])
      .where('id', '=', renter.accountId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ documents_reviewed_by: 'Anna', documents_reviewed_at: expect.any(Date) });
    expect((await listReviews(test.deps)).map(({ email }) => email)).not.toContain(renter.email);
  });

  it('rejects with findings, and a remark if there is one; another upload ends both', async () => {
    const decision = { email: renter.email, by: 'Anna' };
    await expect(rejectDocuments(test.deps, { ...decision, findings: [], reason: 'So' })).rejects.toThrow(
      /finding/,
    );
    const findings = [finding('licence', 'expired'), finding('identity', 'unreadable')];
    await rejectDocuments(test.deps, { ...decision, findings, reason: ' Glare on the passport ' });
    expect(await statusOf(renter)).toEqual(['rejected', 'Glare on the passport']);
    const { documents_findings } = await findProfile(test.deps.database, test.deps.vault, renter.accountId);
    expect(documents_findings).toEqual(findings);
    await rejectDocuments(test.deps, { ...decision, findings, reason: ' ' });
    expect(await statusOf(renter)).toEqual(['rejected', null]);
    await upload(['passport']);
    const again = await findProfile(test.deps.database, test.deps.vault, renter.accountId);
    expect([again.documents_status, again.documents_findings]).toEqual(['uploaded', []]);
  });

  it('cannot wave through a picture that came after the look', async () => {
    const { revision } = await showReview(test.deps, { email: renter.email, by: 'Anna' });
    await upload(['passport']);
    const stale = verifyDocuments(test.deps, { email: renter.email, by: 'Anna', revision });
    await expect(stale).rejects.toThrow(/since/);
    expect(await statusOf(renter)).toEqual(['uploaded', null]);
    const fresh = await showReview(test.deps, { email: renter.email, by: 'Anna' });
    await verifyDocuments(test.deps, { email: renter.email, by: 'Anna', revision: fresh.revision });
    expect(await statusOf(renter)).toEqual(['verified', null]);
  });

  it('refuses the unknown and those who uploaded nothing', async () => {
    const empty = await createRenter(test.deps.database, { documentsStatus: 'missing' });
    await expect(verifyDocuments(test.deps, { email: 'nobody@nolo.test', by: 'Anna' })).rejects.toThrow(
      /no account/,
    );
    await expect(verifyDocuments(test.deps, { email: empty.email, by: 'Anna' })).rejects.toThrow(/Nothing/);
  });
});

const documents = (...args: string[]) =>
  run(process.execPath, [SCRIPT, ...args], {
    env: {
      NOLO_CLOCK: testNow().toISOString(),
      PATH: process.env['PATH'],
      DATA_DIR: test.dataDir,
      DATABASE_URL: test.deps.config.DATABASE_URL,
      DOCUMENTS_KEY: test.deps.config.DOCUMENTS_KEY,
    },
  });

describe('npm run documents', () => {
  it('lists, shows, verifies and rejects', async () => {
    const out = await mkdtemp(join(tmpdir(), 'nolo-review-'));
    expect((await documents('list')).stdout).toContain(renter.email);
    const shown = (await documents('show', renter.email, '--by', 'Anna', '--out', out)).stdout;
    expect(shown).toContain('YA1234567');
    expect(await readdir(out)).toEqual([
      'driving_licence_back.jpg',
      'driving_licence_front.jpg',
      'passport.jpg',
    ]);
    const revision = /Revision: (\w+)/.exec(shown)?.[1] ?? '';
    await documents('verify', renter.email, '--by', 'Anna', '--revision', revision);
    expect(await statusOf(renter)).toEqual(['verified', null]);
    const findings = ['--finding', 'licence:expired', '--finding', 'identity:other_person'];
    await documents('reject', renter.email, '--by', 'Anna', ...findings, '--reason', 'Not the same person');
    expect(await statusOf(renter)).toEqual(['rejected', 'Not the same person']);
    await rm(out, { recursive: true });
  });

  it('says what is missing and fails', async () => {
    for (const args of [['verify'], ['show', '--out', tmpdir()]]) {
      const [command = '', ...rest] = args;
      await expect(documents(command, renter.email, ...rest)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('--by'),
      });
    }
    await expect(documents('--nonsense')).rejects.toMatchObject({ code: 1 });
  });
});
