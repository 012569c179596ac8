import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFiles, profileFields } from '../calls/profile-calls.ts';
import { signUpForm } from '../calls/account-calls.ts';
import { createBooking } from '../factories/booking.ts';
import { createDocumentLink } from '../factories/document-link.ts';
import { createStaff } from '../factories/member.ts';
import { jpegPicture } from '../factories/pictures.ts';
import { createRenter, type TestRenter } from '../factories/renter.ts';
import { bearer } from '../factories/reservation.ts';
import { until } from '../setup/until.ts';
import { startLoggedServer, type LoggedServer } from './support/logged-server.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { createVault } from '@nolo/api/platform/sealing/vault.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { pseudonymOf } from '@nolo/api/platform/security-events.ts';
import { testNow } from '../setup/test-day.ts';

const EMAIL = 'giulia.segreta@nolo.test';
const REVIEWER = 'Anna Guardatutto';
const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts');
const VISITOR = '203.0.113.77';

type Line = {
  security?: string;
  reqId?: string;
  account?: string;
  company?: number;
  reviewer?: string;
  at?: string;
  code?: string;
  route?: string;
  job?: string;
};

let server: LoggedServer;
let renter: TestRenter;

beforeAll(async () => {
  // As behind a proxy on this machine, with the limits that hold in production.
  server = await startLoggedServer({ TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '1' });
  renter = await createRenter(server.database);
});
afterAll(() => server.close());

const lines = (): Line[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

const heard = (what: string, wanted: Line) =>
  until(what, async () =>
    lines().find((line) =>
      Object.entries(wanted).every(([name, value]) => line[name as keyof Line] === value),
    ),
  );

function call(
  method: string,
  path: string,
  id: string,
  given: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const isForm = given.body instanceof FormData;
  return fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: {
      'x-request-id': id,
      'x-forwarded-for': VISITOR,
      ...(given.body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...given.headers,
    },
    ...(given.body === undefined
      ? {}
      : { body: given.body instanceof FormData ? given.body : JSON.stringify(given.body) }),
  });
}

const command = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(SCRIPTS, script), ...args], {
    env: { PATH: process.env['PATH'], NOLO_CLOCK: testNow().toISOString(), ...server.siteVariables },
  });

const logIn = (id: string) => call('POST', '/login', id, { body: { email: EMAIL, password: 'a wrong one' } });

describe('the security log', () => {
  it('says a failed log-in, a refused access and a limit that was hit, each under the id the proxy gave', async () => {
    const wrong = await logIn('proxy-wrong-1');
    expect([wrong.status, wrong.headers.get('x-request-id')]).toEqual([401, 'proxy-wrong-1']);
    await heard('the failed log-in', {
      security: 'log_in_failed',
      reqId: 'proxy-wrong-1',
      code: 'account.credentials_wrong',
    });
    expect((await call('GET', '/profile', 'proxy-nobody')).status).toBe(401);
    const refused = await heard('the refused access', {
      security: 'access_refused',
      reqId: 'proxy-nobody',
      code: 'auth.required',
    });
    expect(refused).not.toHaveProperty('account');
    // Somebody else's booking is answered like none at all.
    const { id } = await createBooking(server.database, await createRenter(server.database));
    const reach = await call('GET', `/customer/reservation/${id}`, 'proxy-reach', {
      headers: bearer(renter),
    });
    expect(reach.status).toBe(404);
    await heard('the reach for another’s booking', {
      security: 'access_refused',
      reqId: 'proxy-reach',
      account: pseudonymOf(renter.accountId),
      code: 'booking.not_found',
    });
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const body = { email: EMAIL };
      statuses.push((await call('POST', '/verify-email/resend', `proxy-again-${tries}`, { body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await heard('the limit', { security: 'limit_hit', reqId: 'proxy-again-5' });
  });

  it('says who looked at a document, by a mark that is no name', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(profileFields)) form.append(name, value);
    for (const [name, bytes] of Object.entries(allFiles(await jpegPicture()))) {
      form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${name}.jpg`);
    }
    const headers = bearer(renter);
    expect((await call('PUT', '/customer/profile', 'proxy-upload', { body: form, headers })).status).toBe(
      200,
    );
    expect((await call('GET', '/customer/profile/image/passport', 'proxy-look', { headers })).status).toBe(
      200,
    );
    const account = pseudonymOf(renter.accountId);
    await heard('the upload', { security: 'profile_changed', reqId: 'proxy-upload', account });
    await heard('the look', { security: 'document_viewed', reqId: 'proxy-look', account });
  });

  it('says which company looked at whose documents, by a number and a mark, and never by which link', async () => {
    const booking = await createBooking(server.database, renter);
    const link = await createDocumentLink(server.database, booking);
    expect((await call('POST', '/company/documents/link', 'proxy-open', { body: link })).status).toBe(200);
    const body = { ...link, kind: 'passport' };
    expect((await call('POST', '/company/documents/image', 'proxy-picture', { body })).status).toBe(200);
    const whose = { account: pseudonymOf(renter.accountId), company: booking.company_id };
    await heard('the opening', { security: 'documents_opened', reqId: 'proxy-open', ...whose });
    await heard('the look', { security: 'document_viewed', reqId: 'proxy-picture', ...whose });
    const elsewhere = { ...link, browser: newToken().token };
    const refused = { security: 'documents_link_refused', code: 'booking.documents_link_invalid' };
    expect((await call('POST', '/company/documents/link', 'proxy-refused', { body: elsewhere })).status).toBe(
      404,
    );
    await heard('the refusal', { ...refused, reqId: 'proxy-refused' });
    for (const secret of [link.token, link.browser, elsewhere.browser, booking.number]) {
      expect(server.log()).not.toContain(secret);
    }
  });

  it('says which reviewer looked and how they decided, by marks', async () => {
    const staff = await createStaff(server.database, ['documents']);
    // The site's public address, whatever the test reaches it by.
    const origin = `http://localhost:${new URL(server.origin).port}`;
    const headers = { cookie: staff.cookie, origin };
    const path = `/staff/documents/${renter.accountId}`;
    const shown = await call('GET', path, 'proxy-review', { headers });
    const { data } = (await shown.json()) as { data: { review: { revision: string } } };
    const image = await call('GET', `${path}/images/passport`, 'proxy-review-look', { headers });
    expect(image.status).toBe(200);
    const body = { revision: data.review.revision };
    const decided = await call('POST', `${path}/accept`, 'proxy-review-accept', { body, headers });
    expect(decided.status).toBe(200);
    const marks = { account: pseudonymOf(renter.accountId), reviewer: pseudonymOf(staff.accountId) };
    await heard('the opening', { security: 'documents_opened', reqId: 'proxy-review', ...marks });
    await heard('the look', { security: 'document_viewed', reqId: 'proxy-review-look', ...marks });
    await heard('the decision', { security: 'documents_accepted', reqId: 'proxy-review-accept', ...marks });
  });

  it('says who ended somebody’s sessions, by marks', async () => {
    const other = await createRenter(server.database);
    const { stdout } = await command('end-sessions.ts', 'end', other.email, '--by', REVIEWER);
    expect(stdout).toBe('1 sessions ended; passkeys and known browsers forgotten.\n');
    const vault = createVault(readKeyring(server.siteVariables.DOCUMENTS_KEY));
    const reviewer = vault.sign('reviewer', REVIEWER.toLowerCase());
    await heard('the end', { security: 'sessions_ended', account: pseudonymOf(other.accountId), reviewer });
  });

  it('follows a request into the jobs it caused', async () => {
    const form = signUpForm(`new.${EMAIL}`, { last_name: 'Segretissima' });
    expect((await call('POST', '/signup', 'proxy-signup', { body: form })).status).toBe(201);
    await heard('the mail', { job: 'send-mail', reqId: 'proxy-signup' });
  });

  it('takes no id that is none, and never says an address or a name', async () => {
    const id = `x"} {"security":"log_in_accepted`;
    const reply = await call('GET', '/car-types', id);
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const log = server.log().toLowerCase();
    for (const secret of [
      VISITOR,
      'nolo.test',
      'segreta',
      'giulia',
      REVIEWER,
      renter.accountId,
      renter.token,
      id,
    ]) {
      expect({ secret, at: log.indexOf(secret.toLowerCase()) }).toEqual({ secret, at: -1 });
    }
  });
});

it('without a proxy nobody names requests but the site', async () => {
  const alone = await startLoggedServer();
  try {
    const reply = await fetch(`${alone.origin}/api/v1/nothing`, {
      headers: { 'x-request-id': 'chosen-by-me' },
    });
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(alone.log()).not.toContain('chosen-by-me');
  } finally {
    await alone.close();
  }
});
