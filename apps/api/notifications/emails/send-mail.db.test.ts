import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tracesOf } from '@nolo/tests/api/support/traces.ts';
import { signUpForm } from '@nolo/tests/calls/account-calls.ts';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { mailJobs } from '@nolo/tests/setup/queued-mails.ts';
import { startMailServer } from '@nolo/tests/setup/silent-mail-server.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { mailboxTransport, type MailTransport, type OutgoingMail } from '../../platform/mail-transport.ts';
import { enqueueMail, mailJobId, type MailRequest } from './enqueue-mail.ts';
import type { MailJob } from './mail-definitions.ts';
import { sendMail } from './send-mail.ts';

let test: TestApp;

beforeAll(async () => {
  // Jobs wait: the tests run them themselves.
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

async function request(key: string): Promise<MailRequest<'documents-verified'>> {
  const { accountId } = await createRenter(test.deps.database, { documentsStatus: 'verified' });
  return { key, template: 'documents-verified', payload: { accountId } };
}

const jobsOf = async (key: string) =>
  (await mailJobs(test.deps.database)).filter(({ id }) => id === mailJobId(key));

/** A mail server that notes what it gets, and may be down. */
function server(fail: () => Promise<void> = async () => undefined) {
  const got: OutgoingMail[] = [];
  const transport: MailTransport = {
    async deliver(mail) {
      await fail();
      got.push(mail);
    },
  };
  return { got, transport };
}

describe('a mail in the queue', () => {
  it('is there once, however often it is asked for', async () => {
    const { database } = test.deps;
    const mail = await request('once');
    await Promise.all(Array.from({ length: 8 }, () => enqueueMail(test.deps, database, mail)));
    expect(await jobsOf('once')).toHaveLength(1);
    const { rows } = await sql`SELECT FROM jobs.job WHERE id = ${mailJobId('once')}
      AND deletion_seconds = 30 * 86400`.execute(database);
    expect(rows).toHaveLength(1);
  });

  it('is not there when the transaction of its cause is rolled back', async () => {
    const mail = await request('undone');
    const failing = inTransaction(test.deps.database, async (transaction) => {
      await enqueueMail(test.deps, transaction, mail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await jobsOf('undone')).toEqual([]);
  });

  it('is delivered in its reader’s language, under the id of its job', async () => {
    const { payload, ...mail } = await request('send');
    await test.deps.database
      .updateTable('account')
      .set({ language: 'fr', email: 'lectrice@nolo.test' })
      .where('id', '=', payload.accountId)
      .execute();
    const { got, transport } = server();
    await sendMail(test.deps, transport, { id: mailJobId(mail.key), ...mail, payload });
    expect(got).toMatchObject([
      { id: mailJobId('send'), to: 'lectrice@nolo.test', subject: 'Vos documents sont vérifiés' },
    ]);
  });

  it('fails while the mail server is down, and can be tried again', async () => {
    const mail = { id: mailJobId('down'), ...(await request('down')) };
    const down = server(() => Promise.reject(new Error('connection refused')));
    await expect(sendMail(test.deps, down.transport, mail)).rejects.toThrow('connection refused');
    const up = server();
    await sendMail(test.deps, up.transport, mail);
    expect(up.got).toHaveLength(1);
  });

  it('is not sent to a deleted account; the one about the deletion is, and no job has the address', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database, { documentsStatus: 'verified' });
    const { accountId, email } = renter;
    const call = { headers: bearer(renter), url: '/api/v1/customer/account-delete' };
    expect((await test.app.inject({ method: 'DELETE', ...call })).statusCode).toBe(200);
    const { got, transport } = server();
    const late: MailJob[] = [
      { template: 'documents-verified', payload: { accountId } },
      { template: 'account-exists', payload: { accountId, websiteId: 1 } },
    ];
    for (const job of late) await sendMail(test.deps, transport, { id: mailJobId('late'), ...job });
    expect(got).toEqual([]);
    const [farewell] = await jobsOf(`account-deleted:${accountId}`);
    if (farewell === undefined) throw new Error('no mail about the deletion');
    await sendMail(test.deps, transport, farewell);
    expect(got).toMatchObject([{ to: email }]);
    expect(await tracesOf(database, email)).toEqual([]);
  });

  it('waits in the queue while a mail server refuses it; who signs up is not held up', async () => {
    const mail = await startMailServer();
    const working = await createTestApp({ environment: { SMTP_URL: mail.url } });
    await mail.beGone();
    const payload = signUpForm('patient@nolo.test');
    const reply = await working.app.inject({ method: 'POST', url: '/api/v1/signup', payload });
    expect(reply.statusCode, reply.body).toBe(201);
    const isIn = (wanted: string) => async () =>
      (await mailJobs(working.deps.database)).some(({ state }) => state === wanted);
    await until('a try that fails', isIn('retry'));
    await mail.comeBack();
    await until('the job to be done', isIn('completed'));
    expect(mail.recipients()).toEqual(['patient@nolo.test']);
    await working.close();
    await mail.close();
  });
});

async function delivered(website: Parameters<typeof createWebsite>[1] | null): Promise<string> {
  const { database } = test.deps;
  const id = mailJobId(`from:${website?.sub_domain ?? 'platform'}`);
  const { payload } = await request('sender');
  const job: MailJob =
    website === null
      ? { template: 'documents-verified', payload }
      : {
          template: 'account-exists',
          payload: { ...payload, websiteId: (await createWebsite(database, website)).id },
        };
  const folder = join(test.dataDir, 'sent');
  await sendMail(test.deps, mailboxTransport(folder, 'Nolo <no-reply@nolo.test>'), { id, ...job });
  return readFile(join(folder, `${id}.eml`), 'utf8');
}

/** A header of a message; long ones go on in lines that begin with a blank. */
function line(mail: string, name: string): string | undefined {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  return new RegExp(`^${name}: (.*)$`, 'm').exec(head.replace(/\r?\n[ \t]+/g, ' '))?.[1]?.trim();
}

describe('the sender', () => {
  it('is the platform, as configured, where no website is', async () => {
    const mail = await delivered(null);
    expect(line(mail, 'From')).toBe('Nolo <no-reply@nolo.test>');
    expect(line(mail, 'Reply-To')).toBeUndefined();
  });

  it('bears a company’s name at the platform’s address; answers go to the company', async () => {
    const company = await createCompany(test.deps.database, { email: 'info@laguna.example' });
    const mail = await delivered({ sub_domain: 'sender1', name: 'Laguna Drive', company_id: company.id });
    expect(line(mail, 'From')).toBe('Laguna Drive <no-reply@nolo.test>');
    expect(line(mail, 'Reply-To')).toBe('info@laguna.example');
  });

  it('has the address that is configured for it', async () => {
    const company = await createCompany(test.deps.database);
    const mail = await delivered({
      sub_domain: 'sender2',
      name: 'Laguna Drive',
      company_id: company.id,
      reply_to: 'ciao@laguna.example',
      mail_from: 'booking@mail.laguna.example',
    });
    expect(line(mail, 'From')).toBe('Laguna Drive <booking@mail.laguna.example>');
    expect(line(mail, 'Reply-To')).toBe('ciao@laguna.example');
  });

  it('never pretends to be another address by its name', async () => {
    const company = await createCompany(test.deps.database);
    const name = 'PayPal <service@paypal.example>\r\nBcc: all@nolo.test';
    const mail = await delivered({ sub_domain: 'sender3', name, company_id: company.id });
    expect(line(mail, 'From')).toMatch(/<no-reply@nolo\.test>$/);
    expect(line(mail, 'Bcc')).toBeUndefined();
  });
});
