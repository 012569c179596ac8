import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import { legalDocuments } from '@nolo/content/legal-documents.ts';
import texts from '@nolo/i18n/it/validation.ts';
import { forms } from '@nolo/tests/factories/forms.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let nolo: TestApp;

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
});
afterAll(() => nolo.close());

/** The registration form with that certificate, and without one of its fields. */
async function register(certificate: string | Buffer | null, without?: string) {
  const form = new FormData();
  const left = ['certificate', without];
  const fields = Object.entries(forms.registration.right).filter(([name]) => !left.includes(name));
  for (const [name, value] of fields) form.append(name, `${value as string | boolean}`);
  if (certificate !== null)
    form.append('certificate', new Blob([new Uint8Array(Buffer.from(certificate))]), 'visura.pdf');
  const body = new Response(form);
  const reply = await nolo.app.inject({
    method: 'POST',
    url: '/api/v1/website/business-registration',
    headers: { 'accept-language': 'it', 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { code, errors } = reply.json<{ code: string; errors: Record<string, string[]> }>();
  return { status: reply.statusCode, code, errors };
}

test.each([
  ['certificate_required', null, 422, 'business.certificate_missing'],
  ['certificate_required', '', 422, 'business.certificate_missing'],
  ['certificate_format', 'neither a picture nor a PDF', 415, 'document.image_unsupported'],
] as const)('%s, for %j', async (says, certificate, status, code) => {
  expect(await register(certificate)).toEqual({ status, code, errors: { certificate: [texts[says]] } });
  expect(await nolo.deps.database.selectFrom('business_registration').select('id').execute()).toEqual([]);
});

test.each([
  ['terms_accepted', 'terms_required'],
  ['clauses_approved', 'clauses_required'],
] as const)('nobody registers without %s', async (field, says) => {
  expect(await register('%PDF-1.7 visura', field)).toEqual({
    status: 400,
    code: 'request.invalid',
    errors: { [field]: [texts[says]] },
  });
  expect(await nolo.deps.database.selectFrom('business_registration').select('id').execute()).toEqual([]);
});

test('which version was accepted, and its clauses approved, is kept', async () => {
  expect(await register('%PDF-1.7 visura')).toMatchObject({ status: 201 });
  const { version } = legalDocuments['business-terms'];
  const versions = ['terms_version', 'clauses_version'] as const;
  const kept = await nolo.deps.database.selectFrom('business_registration').select(versions).execute();
  expect(kept).toEqual([{ terms_version: version, clauses_version: version }]);
});

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n')], bytes);

test('of the largest size that is allowed it is kept, and not of one byte more', async () => {
  expect(await register(pdfOf(DOCUMENT_IMAGE_MAX_BYTES + 1))).toEqual({
    status: 413,
    code: 'document.image_too_large',
    errors: { certificate: [texts.certificate_format] },
  });
  expect(await register(pdfOf(DOCUMENT_IMAGE_MAX_BYTES))).toMatchObject({ status: 201 });
});
