import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalDocuments } from '@nolo/content/legal-documents.ts';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import texts from '@nolo/i18n/it/validation.ts';
import { applicationFields, applicationForm, createApplication } from '@nolo/tests/factories/application.ts';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { acceptApplication } from './accept-application.ts';
import { lookUpApplicant } from './look-up-applicant.ts';

const clock = testClock(testNow());
let test: TestApp;
let admin: TestMember;
let support: TestMember;

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
  admin = await createStaff(test.deps.database, ['admin']);
  support = await createStaff(test.deps.database, ['support']);
});
afterAll(() => test.close());

async function sendForm(endpoint: Endpoint, form: FormData, language = 'it') {
  const body = new Response(form);
  const reply = await test.app.inject({
    method: 'POST',
    url: callUrl(endpoint.path),
    headers: { 'accept-language': language, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { code, errors, message } = reply.json();
  return { status: reply.statusCode, code, errors, message };
}

const apply = (fields = applicationFields(), certificate?: string | Buffer | null) =>
  sendForm(api.applyAsCompany, applicationForm(fields, certificate));

async function answer(token: string, text: string, file?: string) {
  const form = new FormData();
  form.append('token', token);
  form.append('answer', text);
  if (file !== undefined) form.append('certificate', new Blob([file]), 'extract.pdf');
  return sendForm(api.answerApplication, form);
}

async function ask(
  endpoint: Endpoint,
  id: string,
  { body, by = admin }: { body?: object; by?: TestMember } = {},
) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { id } }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function shownTo(token: string) {
  const url = callUrl(api.ownApplication.path);
  const reply = await test.app.inject({ method: 'POST', url, payload: { token } });
  return reply.json().data.application;
}

const mailsTo = async (email: string) =>
  (await queuedMails(test.deps)).filter(({ recipient }) => recipient === email);

const rowsOf = (vatNumber: string) =>
  test.deps.database.selectFrom('application').selectAll().where('vat_number', '=', vatNumber).execute();

const companiesOf = (vatNumber: string) =>
  test.deps.database.selectFrom('company').selectAll().where('vat_number', '=', vatNumber).execute();

const invitationsTo = (email: string) =>
  test.deps.database.selectFrom('invitation').selectAll().where('email', '=', email).execute();

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n')], bytes);

describe('a company applies', () => {
  it('and what it said is kept, with the terms, and nothing of it is readable where it is sealed', async () => {
    const fields = applicationFields({
      rea: 'rm 1234567',
      province: 'rm',
      iban: 'it60 X0542811101000000123456',
    });
    expect(await apply(fields)).toMatchObject({ status: 201 });
    const [row] = await rowsOf(fields.vat_number);
    const { version } = legalDocuments['business-terms'];
    expect(row).toMatchObject({
      state: 'submitted',
      rea: 'RM-1234567',
      province: 'RM',
      sdi_code: 'ABC1234',
      pec_email: null,
      terms_version: version,
      clauses_version: version,
      self_certified_at: clock.now(),
      company_id: null,
    });
    expect(JSON.stringify(row)).not.toMatch(/IT60X0542811101000000123456|RSSMRA80A01H501U/);
  });

  it('is mailed a link to it, and so is the operator one into the back office', async () => {
    const { fields, id, token } = await createApplication(test.deps);
    const mails = await mailsTo(fields.email);
    expect(mails.map(({ template, data }) => [template, data])).toEqual([
      ['application-news', expect.objectContaining({ kind: 'submitted', token })],
    ]);
    const toOperator = await mailsTo(test.deps.config.OPERATOR_EMAIL);
    expect(toOperator.at(-1)?.data).toMatchObject({ applicationId: id, kind: 'submitted' });
    expect(await shownTo(token)).toEqual({
      company_name: fields.company_name,
      state: 'submitted',
      history: [{ kind: 'submitted', at: clock.now().toISOString(), text: '', has_file: true }],
    });
  });

  it('twice at once, and again a minute later: one application, one mail', async () => {
    const fields = applicationFields();
    const both = await Promise.all([apply(fields), apply(fields)]);
    clock.advance(1);
    const statuses = [...both, await apply(fields)].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201]);
    expect(await rowsOf(fields.vat_number)).toHaveLength(1);
    expect(await mailsTo(fields.email)).toHaveLength(1);
  });

  it('with a VAT number that is being applied for, or is a company’s: refused at its field', async () => {
    const fields = applicationFields();
    await apply(fields);
    expect(await apply(applicationFields({ vat_number: fields.vat_number }))).toMatchObject({
      status: 409,
      code: 'application.already_applied',
      errors: { vat_number: [texts.vat_number_applied] },
    });
    expect(await apply(fields, '%PDF-1.7 another')).toMatchObject({ status: 409 });
    const there = applicationFields();
    await createCompany(test.deps.database, { vat_number: there.vat_number });
    expect(await apply(there)).toMatchObject({
      status: 409,
      code: 'application.already_company',
      errors: { vat_number: [texts.vat_number_is_company] },
    });
    expect(await rowsOf(there.vat_number)).toEqual([]);
  });

  it('under a name that is a formula, which stays text', async () => {
    const fields = applicationFields({
      company_name: '=HYPERLINK("http://evil.example")',
      last_name: '<b>Conti',
    });
    await apply(fields);
    const [row] = await rowsOf(fields.vat_number);
    expect(row).toMatchObject({ company_name: fields.company_name, last_name: '<b>Conti' });
  });

  it.each([
    ['certificate_required', null, 422, 'business.certificate_missing'],
    ['certificate_required', '', 422, 'business.certificate_missing'],
    ['certificate_format', 'neither a picture nor a PDF', 415, 'document.image_unsupported'],
  ] as const)('%s, for %j', async (says, certificate, status, code) => {
    const fields = applicationFields();
    expect(await apply(fields, certificate)).toMatchObject({
      status,
      code,
      errors: { certificate: [texts[says]] },
    });
    expect(await rowsOf(fields.vat_number)).toEqual([]);
  });

  it('with a certificate of the largest size, and not of one byte more', async () => {
    expect(await apply(applicationFields(), pdfOf(DOCUMENT_IMAGE_MAX_BYTES + 1))).toMatchObject({
      status: 413,
      errors: { certificate: [texts.certificate_format] },
    });
    expect(await apply(applicationFields(), pdfOf(DOCUMENT_IMAGE_MAX_BYTES))).toMatchObject({ status: 201 });
  });

  it.each([
    ['is_italian', 'italian_company_required'],
    ['lawful_offers', 'lawful_offers_required'],
    ['terms_accepted', 'terms_required'],
    ['clauses_approved', 'clauses_required'],
    ['iban', 'iban_required'],
    ['rea', 'rea_required'],
    ['zip', 'zip_required'],
  ] as const)('not without %s', async (field, says) => {
    const form = applicationForm(applicationFields());
    form.set(field, '');
    expect(await sendForm(api.applyAsCompany, form)).toEqual({
      status: 400,
      code: 'request.invalid',
      message: expect.any(String),
      errors: { [field]: [texts[says]] },
    });
  });

  it('and the register of VAT numbers is asked, by a job', async () => {
    const { id } = await createApplication(test.deps);
    await lookUpApplicant(test.deps, { applicationId: id });
    const seen = await ask(staffApi.staffApplication, id, { by: support });
    expect(['registered', 'not_registered']).toContain(seen.data.application.vat_state);
  });
});

describe('staff and the applicant', () => {
  it('ask and answer, with a file, until it is accepted', async () => {
    const { id, token, fields } = await createApplication(test.deps);
    const question = { question: 'Please send the second page.' };
    expect(await ask(staffApi.askApplicant, id, { body: question })).toMatchObject({ status: 200 });
    expect(await shownTo(token)).toMatchObject({ state: 'asked' });
    expect((await mailsTo(fields.email)).at(-1)?.data).toMatchObject({
      kind: 'asked',
      text: question.question,
    });
    expect(await answer(token, 'Here it is.', '%PDF-1.7 page two')).toMatchObject({ status: 200 });
    expect(await shownTo(token)).toMatchObject({
      state: 'submitted',
      history: [
        { kind: 'submitted' },
        { kind: 'asked' },
        { kind: 'answered', text: 'Here it is.', has_file: true },
      ],
    });
    expect(await answer(token, 'And once more.')).toMatchObject({
      status: 409,
      code: 'application.not_possible',
    });
    expect(await ask(staffApi.acceptApplication, id, { body: {} })).toMatchObject({ status: 200 });
    expect(await answer(token, 'Thanks.')).toMatchObject({ code: 'application.not_possible' });
  });

  it('accepted: a draft that is open nowhere, and its owner’s invitation, in the applicant’s language', async () => {
    const { id, fields, token } = await createApplication(test.deps);
    expect(await ask(staffApi.acceptApplication, id, { body: { reason: 'Welcome.' } })).toMatchObject({
      status: 200,
    });
    const [company, ...others] = await companiesOf(fields.vat_number);
    expect(others).toEqual([]);
    expect(company).toMatchObject({
      status: 'draft',
      name: fields.company_name,
      address: 'Via Roma 1, 00184 Roma RM',
      zip: '00184',
      province: 'RM',
      latitude: null,
      longitude: null,
      sdi_code: 'ABC1234',
      open_minutes: '{}',
    });
    const news = await mailsTo(fields.email);
    expect(news.map(({ template, language }) => `${template} ${language}`).toSorted()).toEqual([
      'application-news it',
      'application-news it',
      'member-invited it',
    ]);
    expect(await shownTo(token)).toMatchObject({ state: 'accepted' });
    const [sent] = news.flatMap((mail) => (mail.template === 'member-invited' ? [mail] : []));
    const { token: secret } = (sent?.data ?? {}) as { token?: string };
    const reply = await test.app.inject({
      method: 'POST',
      url: callUrl(businessApi.invitation.path),
      payload: { token: secret },
    });
    expect(reply.json().data).toMatchObject({
      company: fields.company_name,
      role: 'owner',
      has_account: false,
    });
  });

  it('accepted twice at once: one company, one invitation', async () => {
    const { id, fields } = await createApplication(test.deps);
    const replies = await Promise.all([1, 2, 3].map(() => ask(staffApi.acceptApplication, id, { body: {} })));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(await companiesOf(fields.vat_number)).toHaveLength(1);
    expect(await invitationsTo(fields.email)).toHaveLength(1);
  });

  it('accepted by a server that dies on the way: nothing is there, and again makes one of each', async () => {
    const { id, fields } = await createApplication(test.deps);
    const dying = {
      ...test.deps,
      jobs: {
        send: async (_connection: unknown, _name: string, data: object) => {
          // The invitation's mail is in; the last mail is not.
          if (JSON.stringify(data).includes('application-news')) throw new Error('killed');
        },
      },
    };
    const caller = { kind: 'staff', accountId: admin.accountId, sessionId: id } as Parameters<
      typeof acceptApplication
    >[1];
    await expect(acceptApplication(dying, caller, { id, reason: '' })).rejects.toThrow('killed');
    expect(await companiesOf(fields.vat_number)).toEqual([]);
    expect(await invitationsTo(fields.email)).toEqual([]);
    expect(await ask(staffApi.acceptApplication, id, { body: {} })).toMatchObject({ status: 200 });
    expect(await companiesOf(fields.vat_number)).toHaveLength(1);
    expect(await invitationsTo(fields.email)).toHaveLength(1);
  });

  it('accepted and refused at once: one of them', async () => {
    const { id, fields } = await createApplication(test.deps);
    const replies = await Promise.all([
      ask(staffApi.acceptApplication, id, { body: {} }),
      ask(staffApi.refuseApplication, id, { body: { reason: 'No licence.' } }),
    ]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const [row] = await rowsOf(fields.vat_number);
    expect(await companiesOf(fields.vat_number)).toHaveLength(row?.state === 'accepted' ? 1 : 0);
  });

  it('not accepted once there is such a company', async () => {
    const { id, fields } = await createApplication(test.deps);
    await createCompany(test.deps.database, { vat_number: fields.vat_number });
    expect(await ask(staffApi.acceptApplication, id, { body: {} })).toMatchObject({
      status: 409,
      code: 'application.already_company',
    });
    expect(await rowsOf(fields.vat_number)).toMatchObject([{ state: 'submitted' }]);
  });

  it('refused with a reason, which the applicant reads; then the company may apply again', async () => {
    const { id, fields, token } = await createApplication(test.deps);
    expect(await ask(staffApi.refuseApplication, id, { body: { reason: ' ' } })).toMatchObject({
      status: 400,
    });
    const reason = 'The extract is two years old.';
    expect(await ask(staffApi.refuseApplication, id, { body: { reason } })).toMatchObject({ status: 200 });
    expect((await mailsTo(fields.email)).at(-1)?.data).toMatchObject({ kind: 'refused', text: reason });
    expect(await shownTo(token)).toMatchObject({ state: 'refused' });
    clock.advance(1);
    expect(await apply(fields)).toMatchObject({ status: 201 });
    expect(await rowsOf(fields.vat_number)).toHaveLength(2);
  });

  it('the owner’s invitation can be sent again until there is an owner', async () => {
    const { id, fields } = await createApplication(test.deps);
    expect(await ask(staffApi.inviteOwnerAgain, id)).toMatchObject({ code: 'application.not_possible' });
    await ask(staffApi.acceptApplication, id, { body: {} });
    expect(await ask(staffApi.inviteOwnerAgain, id)).toMatchObject({ status: 200 });
    const sent = await invitationsTo(fields.email);
    expect(sent.filter(({ used_at }) => used_at === null)).toHaveLength(1);
    const companyId = sent[0]?.company_id ?? 0;
    await test.deps.database
      .insertInto('member')
      .values({
        account_id: support.accountId,
        company_id: companyId,
        role: 'owner',
        created_at: clock.now(),
      })
      .execute();
    expect(await ask(staffApi.inviteOwnerAgain, id)).toMatchObject({ code: 'application.not_possible' });
  });

  it('support reads everything, each look written down, and decides nothing', async () => {
    const { id, fields } = await createApplication(test.deps);
    const list = await ask(staffApi.staffApplications, id, { by: support });
    expect(list.data.applications).toContainEqual(
      expect.objectContaining({ id, vat_number: fields.vat_number }),
    );
    const { data } = await ask(staffApi.staffApplication, id, { by: support });
    expect(data.application).toMatchObject({
      iban: fields.iban,
      representative_fiscal_code: 'RSSMRA80A01H501U',
    });
    const url = callUrl(staffApi.staffApplicationFile.path, {
      params: { id, eventId: data.application.history[0].id },
    });
    const file = await test.app.inject({ url, headers: { host: 'localhost', cookie: support.cookie } });
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7 visura',
    ]);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    const looks = await test.deps.database
      .selectFrom('audit_event')
      .select(['action', 'object'])
      .where('actor_id', '=', support.accountId)
      .where('object', '=', fields.company_name)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(looks.map(({ action }) => action)).toEqual(['application_file_viewed', 'application_viewed']);
    for (const call of [staffApi.acceptApplication, staffApi.refuseApplication, staffApi.askApplicant]) {
      const body = { reason: 'x', question: 'x' };
      expect(await ask(call, id, { by: support, body })).toMatchObject({ code: 'auth.role_missing' });
    }
    expect(await rowsOf(fields.vat_number)).toMatchObject([{ state: 'submitted' }]);
  });

  it('what nobody sent is not there', async () => {
    const id = '0198f0d8-6c3e-7c1e-8f10-0d5a5a0d9d11';
    for (const [call, body] of [
      [staffApi.staffApplication, undefined],
      [staffApi.acceptApplication, {}],
      [staffApi.refuseApplication, { reason: 'x' }],
      [staffApi.inviteOwnerAgain, undefined],
    ] as const) {
      expect(await ask(call, id, body && { body })).toMatchObject({
        status: 404,
        code: 'application.not_found',
      });
    }
    expect(await answer('x'.repeat(43), 'y')).toMatchObject({ code: 'application.link_invalid' });
  });
});
