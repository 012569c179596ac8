import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let nolo: TestApp;

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  const rossi = await createCompany(database, {
    name: 'Rossi',
    email: 'banco@rossi.example',
    phone: '+39 06 1',
  });
  const reseller = await database
    .insertInto('contractor')
    .values({ name: 'Reseller' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createWebsite(database, { sub_domain: 'rossi', company_id: rossi.id });
  await createWebsite(database, { sub_domain: 'quiet', contractor_id: reseller.id });
});
afterAll(() => nolo.close());

async function contactOf(subDomain: string): Promise<unknown> {
  const payload = { sub_domain: subDomain };
  const reply = await nolo.app.inject({ method: 'POST', url: '/api/v1/contractor/home', payload });
  return reply.json<{ data: { website: { contact: unknown }[] } }>().data.website[0]?.contact;
}

/** Where the mail about a message goes that was written at the website, and in whose name. */
async function reader(
  subDomain: string,
): Promise<{ recipient: string; inNameOf: string | null } | undefined> {
  const message = `Asked at ${subDomain}`;
  const person = {
    first_name: 'Ada',
    last_name: 'Conti',
    email: 'ada@nolo.test',
    mobile_number: '3331234567',
  };
  const reply = await nolo.app.inject({
    method: 'POST',
    url: '/api/v1/website/contact-us',
    headers: { host: `${subDomain}.nolo.test` },
    payload: { ...person, message },
  });
  expect(reply.statusCode).toBe(201);
  const mails = await queuedMails(nolo.deps);
  const mail = mails.find(({ data }) => JSON.stringify(data).includes(message));
  if (mail === undefined) return undefined;
  const website = nolo.deps.database.selectFrom('website').select('sub_domain');
  const found = await website.where('id', '=', mail.websiteId).executeTakeFirst();
  return { recipient: mail.recipient, inNameOf: found?.sub_domain ?? null };
}

test('a message reaches the company at whose website it was written, in its own name, which says how to reach it', async () => {
  expect(await contactOf('rossi')).toMatchObject({ email: 'banco@rossi.example', phone: '+39 06 1' });
  expect(await reader('rossi')).toEqual({ recipient: 'banco@rossi.example', inNameOf: 'rossi' });
});

test('the operator answers on the marketplace', async () => {
  const { OPERATOR_EMAIL, OPERATOR_PHONE, OPERATOR_ADDRESS } = nolo.deps.config;
  expect(await contactOf('www')).toEqual({
    email: OPERATOR_EMAIL,
    phone: OPERATOR_PHONE,
    address: OPERATOR_ADDRESS,
  });
  expect(await reader('www')).toEqual({ recipient: OPERATOR_EMAIL, inNameOf: null });
});

test('the operator answers for a reseller without an address of its own, who has no counter either', async () => {
  const { OPERATOR_EMAIL } = nolo.deps.config;
  expect(await contactOf('quiet')).toEqual({ email: OPERATOR_EMAIL, phone: null, address: null });
  expect(await reader('quiet')).toEqual({ recipient: OPERATOR_EMAIL, inNameOf: 'quiet' });
});
