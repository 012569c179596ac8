import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../platform/tokens.ts';
import { AccountCalls, PASSWORD, signUpForm } from '@nolo/tests/calls/account-calls.ts';

const HOUR = 60;
let calls: AccountCalls;

beforeAll(async () => {
  calls = await AccountCalls.start();
});
afterAll(() => calls.test.close());

describe('log in', () => {
  it('gives a verified renter a token that opens the profile', async () => {
    const token = await calls.verified('in@example.com');
    expect(token).toMatch(/^[\w-]{43}$/);
    const { status, body } = await calls.profile(token);
    expect(status).toBe(200);
    expect(body.data.user).toEqual({
      first_name: 'Giulia',
      last_name: 'Bianchi',
      email: 'in@example.com',
      isEmailVerified: true,
      mobile_number: '3331234567',
      gender: 'female',
      country: 'IT',
      country_code: '+39',
      dob: null,
      dl_issue_date: null,
    });
  });

  it('takes a password however the keyboard writes its accents', async () => {
    const composed = 'perché-quattro-ruote-ﬁni';
    const decomposed = composed.normalize('NFD').replace('ﬁ', 'fi');
    const form = { password: composed, confirm_password: decomposed };
    expect((await calls.post('/signup', signUpForm('nfkc@example.com', form))).status).toBe(201);
    const [link] = await calls.tokensTo('nfkc@example.com', 1);
    await calls.post('/verify-email', { token: link });
    const { status, body } = await calls.post('/login', { email: 'nfkc@example.com', password: decomposed });
    expect(status).toBe(200);
    const { accessToken: token } = body.data;
    const chosen = { new_password: `${decomposed}-è`, confirm_password: `${composed}-è` };
    const change = { current_password: composed, ...chosen };
    expect((await calls.send('PUT', '/change-password', change, { token })).status).toBe(200);
    const again = { email: 'nfkc@example.com', password: `${composed}-e\u0300` };
    expect((await calls.post('/login', again)).status).toBe(200);
  });

  it('says what the server’s clock shows, which pages count by', async () => {
    const { headers } = await calls.post('/login', { email: 'nobody@example.com', password: 'wrong' });
    expect(headers['date']).toBe(calls.clock.now().toUTCString());
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await calls.verified('known@example.com');
    const wrong = await calls.post('/login', { email: 'known@example.com', password: 'wrong' });
    const unknown = await calls.post('/login', { email: 'unknown@example.com', password: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'account.credentials_wrong' } });
    expect(unknown.text).toBe(wrong.text);
  });

  it('gives an unverified renter no token but a new mail; a wrong password gives neither', async () => {
    await calls.post('/signup', signUpForm('unverified@example.com'));
    const wrong = await calls.post('/login', { email: 'unverified@example.com', password: 'wrong' });
    expect(wrong.status).toBe(401);
    const { status, body } = await calls.post('/login', {
      email: 'unverified@example.com',
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ isEmailVerified: false, accessToken: null, user: null });
    await calls.tokensTo('unverified@example.com', 2);
  });

  it.each([
    {},
    { email: 'a@example.com' },
    { email: 1, password: 2 },
    { email: 'a@example.com', password: {} },
  ])('names the fields at fault in %j', async (payload) => {
    const { status, body } = await calls.post('/login', payload);
    expect(status).toBe(400);
    expect(Object.keys(body.errors).length).toBeGreaterThan(0);
  });

  it('stores the token only as a hash, for 30 days', async () => {
    const token = await calls.verified('thirty@example.com');
    const row = await calls.test.deps.database
      .selectFrom('session')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    expect(row.expires_at).toEqual(new Date(calls.clock.now().getTime() + 30 * 24 * 3_600_000));
    // Used now and then.
    for (const days of [10, 10, 9]) {
      calls.clock.advance(days * 24 * HOUR);
      expect((await calls.profile(token)).status).toBe(200);
    }
    calls.clock.advance(24 * HOUR - 1);
    expect((await calls.profile(token)).status).toBe(200);
    calls.clock.advance(1);
    expect((await calls.profile(token)).status).toBe(401);
  });

  it('ends a session that nobody has used for 14 days, and lists it no longer', async () => {
    const forgotten = await calls.verified('hotel@example.com');
    calls.clock.advance(14 * 24 * HOUR - 1);
    const { body } = await calls.post('/login', { email: 'hotel@example.com', password: PASSWORD });
    calls.clock.advance(1);
    expect((await calls.profile(forgotten)).body.code).toBe('auth.required');
    const list = await calls.fetch('GET', '/customer/sessions', body.data.accessToken);
    expect(list.body.data.sessions).toMatchObject([{ is_current: true }]);
  });
});

describe('log out and access', () => {
  it('revokes the token at once, and only that one', async () => {
    const one = await calls.verified('out@example.com');
    const { body } = await calls.post('/login', { email: 'out@example.com', password: PASSWORD });
    expect((await calls.post('/logout', '{}', { token: one })).status).toBe(200);
    expect((await calls.profile(one)).status).toBe(401);
    expect((await calls.profile(body.data.accessToken)).status).toBe(200);
    expect((await calls.post('/logout', '{}', { token: one })).status).toBe(401);
  });

  it.each([undefined, '', 'x'.repeat(43), "' OR 1=1 --", 'null'])('refuses the token %j', async (token) => {
    const { status, body } = await calls.profile(token);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'auth.required' });
  });
});
