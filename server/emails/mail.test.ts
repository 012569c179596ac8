import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '../../tests/factories/car.ts';
import { createWebsite } from '../../tests/factories/website.ts';
import { startOwnPostgres } from '../../tests/setup/own-postgres.ts';
import { createTestApp, type TestApp } from '../../tests/setup/test-app.ts';
import { testNow } from '../../tests/setup/test-day.ts';
import { createDatabase, inTransaction } from '../platform/database.ts';
import { claimMail, insertMail } from './mail-store.ts';
import { enqueueMail, sendMail, type MailRequest } from './mail.ts';
import { mailboxTransport, type MailTransport, type OutgoingMail } from '../platform/mail-transport.ts';

let test: TestApp;

beforeAll(async () => {
  // Jobs wait: the tests run them themselves.
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

function request(key: string): MailRequest<'late-payment-refunded'> {
  return {
    key,
    recipient: 'renter@nolo.test',
    language: 'fr',
    websiteId: null,
    template: 'late-payment-refunded',
    data: { firstName: 'Giulia', number: 'NL-100001', carName: 'Fiat 500', totalMinor: 23_000 },
  };
}

async function rowsOf(key: string) {
  return test.deps.database.selectFrom('mail').selectAll().where('key', '=', key).execute();
}

async function enqueue(key: string): Promise<string> {
  await enqueueMail(test.deps, test.deps.database, request(key));
  const [row] = await rowsOf(key);
  return row?.id ?? '';
}

/** A mail server that notes what it gets, and may be slow or down. */
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

describe('mail outbox', () => {
  it('takes a message once, however often it is asked for', async () => {
    const { database } = test.deps;
    const calls = Array.from({ length: 8 }, () => enqueueMail(test.deps, database, request('once')));
    await Promise.all(calls);
    expect(await rowsOf('once')).toHaveLength(1);
  });

  it('forgets it with the transaction that asked', async () => {
    const { database } = test.deps;
    const failing = inTransaction(database, async (transaction) => {
      await enqueueMail(test.deps, transaction, request('undone'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rowsOf('undone')).toEqual([]);
  });

  it('sends once, in the language, with a stable id, and blanks what it said', async () => {
    const mailId = await enqueue('send');
    const { got, transport } = server();
    await sendMail(test.deps, transport, { mailId });
    await sendMail(test.deps, transport, { mailId });
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({
      id: mailId,
      to: 'renter@nolo.test',
      subject: 'Votre paiement de la réservation NL-100001 a été remboursé',
    });
    expect(await rowsOf('send')).toMatchObject([{ data: {}, sent_at: expect.any(Date) }]);
  });

  it('sends once when two workers take it at the same moment', async () => {
    const mailId = await enqueue('race');
    const { got, transport } = server(() => new Promise((resolve) => setImmediate(resolve)));
    await Promise.allSettled([1, 2, 3].map(() => sendMail(test.deps, transport, { mailId })));
    expect(got).toHaveLength(1);
  });

  it('keeps the message while the mail server is down, and sends it afterwards', async () => {
    const mailId = await enqueue('down');
    const down = server(() => Promise.reject(new Error('connection refused')));
    await expect(sendMail(test.deps, down.transport, { mailId })).rejects.toThrow('connection refused');
    const up = server();
    await sendMail(test.deps, up.transport, { mailId });
    expect(up.got[0]?.text).toContain('230,00');
  });

  it('sends a message again whose worker died over it, as soon as the claim has ended', async () => {
    const mailId = await enqueue('died');
    await claimMail(test.deps.database, mailId);
    const { got, transport } = server();
    await sendMail(test.deps, transport, { mailId });
    expect(got).toEqual([]);
    const waiting = await sql<{ isForEnd: boolean }>`
      SELECT abs(extract(epoch FROM start_after - claimed_until)) < 1 AS "isForEnd"
      FROM jobs.job JOIN mail ON mail.id::text = job.data ->> 'mailId'
      WHERE mail.id = ${mailId} ORDER BY start_after`.execute(test.deps.database);
    expect(waiting.rows).toEqual([{ isForEnd: false }, { isForEnd: true }]);
    await test.deps.database
      .updateTable('mail')
      .set({ claimed_until: sql`now() - interval '1 second'` })
      .where('id', '=', mailId)
      .execute();
    await sendMail(test.deps, transport, { mailId });
    expect(got).toHaveLength(1);
  });

  it('is not sent again because the database went away while it was delivered', async () => {
    const postgres = await startOwnPostgres();
    const { database } = createDatabase(postgres.url, 2);
    const mailId = (await insertMail(database, { ...request('noted'), createdAt: testNow() })) ?? '';
    let back = Promise.resolve();
    const { got, transport } = server(async () => {
      back = postgres.killAndRestart();
    });
    const slowMachineMs = 300_000;
    await sendMail({ ...test.deps, database }, transport, { mailId }, slowMachineMs);
    await back;
    await sendMail({ ...test.deps, database }, transport, { mailId });
    expect(got).toHaveLength(1);
    await database.destroy();
    await postgres.drop();
  });

  it('does nothing for a message that does not exist', async () => {
    const { got, transport } = server();
    await sendMail(test.deps, transport, { mailId: '00000000-0000-4000-8000-000000000000' });
    expect(got).toEqual([]);
  });
});

async function delivered(website: Parameters<typeof createWebsite>[1] | null): Promise<string> {
  const { database } = test.deps;
  const websiteId = website && (await createWebsite(database, website)).id;
  const key = `from:${website?.sub_domain ?? 'platform'}`;
  await enqueueMail(test.deps, database, { ...request(key), websiteId });
  const [row] = await rowsOf(key);
  const folder = join(test.dataDir, 'sent');
  await sendMail(test.deps, mailboxTransport(folder, 'Nolo <no-reply@nolo.test>'), {
    mailId: row?.id ?? '',
  });
  return readFile(join(folder, `${row?.id}.eml`), 'utf8');
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
