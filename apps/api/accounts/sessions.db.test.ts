import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SESSIONS } from '@nolo/domain/account/account-limits.ts';
import { AccountCalls, PASSWORD, signUpForm } from '@nolo/tests/calls/account-calls.ts';
import { until } from '@nolo/tests/setup/until.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
let calls: AccountCalls;

beforeAll(async () => {
  calls = await AccountCalls.start();
});
afterAll(() => calls.test.close());

const logIn = (email: string, headers: Record<string, string> = {}) =>
  calls.post('/login', { email, password: PASSWORD }, { headers });
const sessionsOf = async (token: string) =>
  (await calls.fetch('GET', '/customer/sessions', token)).body.data.sessions;
const newDeviceMails = async (email: string) =>
  (await calls.mailsTo(email)).filter((mail) => mail.includes('New log-in to your account'));

describe('sessions', () => {
  it('are listed with device and time, the last used first, and end one by one', async () => {
    const here = await calls.verified('list@example.com');
    calls.clock.advance(60);
    const { body } = await logIn('list@example.com', { 'user-agent': CHROME });
    const there = body.data.accessToken;
    calls.clock.advance(30);
    const found = await sessionsOf(here);
    expect(found).toMatchObject([
      { is_current: true, last_used_at: calls.clock.now().toISOString() },
      { is_current: false, device: 'Chrome, Windows' },
    ]);
    const ended = await calls.fetch('DELETE', `/customer/sessions/${found[1].id}`, here);
    expect(ended.status).toBe(200);
    expect((await calls.profile(there)).status).toBe(401);
    expect(await sessionsOf(here)).toHaveLength(1);
    const again = await calls.fetch('DELETE', `/customer/sessions/${found[1].id}`, here);
    expect(again.body.code).toBe('account.session_not_found');
  });

  it('are 50 at most: one more ends the oldest, and nobody else’s', async () => {
    const oldest = await calls.verified('many@example.com');
    const other = await calls.verified('few@example.com');
    for (let more = 0; more < MAX_SESSIONS - 1; more += 1) {
      calls.clock.advance(1);
      await logIn('many@example.com');
    }
    expect((await calls.profile(oldest)).status).toBe(200);
    calls.clock.advance(1);
    const { body } = await logIn('many@example.com');
    expect((await calls.profile(oldest)).status).toBe(401);
    expect((await calls.profile(other)).status).toBe(200);
    expect(await sessionsOf(body.data.accessToken)).toHaveLength(MAX_SESSIONS);
  });

  it('end everywhere at once', async () => {
    const here = await calls.verified('everywhere@example.com');
    const { body } = await logIn('everywhere@example.com');
    expect((await calls.fetch('DELETE', '/customer/sessions', here)).status).toBe(200);
    expect((await calls.profile(here)).status).toBe(401);
    expect((await calls.profile(body.data.accessToken)).status).toBe(401);
  });

  it('remember the website they were made on', async () => {
    await calls.verified('site@example.com');
    const row = await calls.test.deps.database
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .innerJoin('website', 'website.id', 'session.website_id')
      .select('website.sub_domain')
      .where('email', '=', 'site@example.com')
      .executeTakeFirstOrThrow();
    expect(row.sub_domain).toBe('www');
  });
});

describe('a log-in from another browser', () => {
  it('is mailed to the owner, the first of all and one from a known browser are not', async () => {
    await calls.post('/signup', signUpForm('device@example.com'));
    const [link] = await calls.tokensTo('device@example.com', 1);
    await calls.post('/verify-email', { token: link });
    const first = await logIn('device@example.com');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^nolo_device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    await logIn('device@example.com', { cookie: cookie.split(';')[0] ?? '' });
    await logIn('device@example.com', { 'user-agent': CHROME });
    const mails = await until('the mail about the new device', async () => {
      const found = await newDeviceMails('device@example.com');
      return found.length > 0 && found;
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Chrome, Windows');
  });
});
