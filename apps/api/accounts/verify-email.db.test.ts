import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../platform/tokens.ts';
import { AccountCalls, signUpForm } from '@nolo/tests/calls/account-calls.ts';
import { mailJobs, queuedMails } from '@nolo/tests/setup/queued-mails.ts';

const HOUR = 60;
let calls: AccountCalls;

beforeAll(async () => {
  calls = await AccountCalls.start();
});
afterAll(() => calls.test.close());

describe('verification', () => {
  it('works once', async () => {
    await calls.post('/signup', signUpForm('once@example.com'));
    const [token] = await calls.tokensTo('once@example.com', 1);
    const first = await calls.post('/verify-email', { token });
    expect(first).toMatchObject({ status: 200, body: { data: { email: 'once@example.com' } } });
    const second = await calls.post('/verify-email', { token });
    expect(second).toMatchObject({ status: 422, body: { code: 'account.verification_invalid' } });
  });

  it('works for one of two requests at once', async () => {
    await calls.post('/signup', signUpForm('both@example.com'));
    const [token] = await calls.tokensTo('both@example.com', 1);
    const both = await Promise.all([
      calls.post('/verify-email', { token }),
      calls.post('/verify-email', { token }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('ends after 24 hours; unknown, used and expired tokens get the same answer', async () => {
    await calls.post('/signup', signUpForm('late@example.com'));
    const [token] = await calls.tokensTo('late@example.com', 1);
    calls.clock.advance(24 * HOUR);
    const expired = await calls.post('/verify-email', { token });
    const unknown = await calls.post('/verify-email', { token: 'x'.repeat(43) });
    expect(expired.status).toBe(422);
    expect(expired.text).toBe(unknown.text);
  });

  it('keeps only the hash of the token; its job has neither that nor the address', async () => {
    await calls.post('/signup', signUpForm('hash@example.com'));
    const [token = ''] = await calls.tokensTo('hash@example.com', 1);
    const { database } = calls.test.deps;
    const links = await database.selectFrom('email_verification').select('token_hash').execute();
    expect(links.some((row) => row.token_hash.equals(hashToken(token)))).toBe(true);
    const [mail] = (await queuedMails(calls.test.deps)).filter(
      ({ recipient }) => recipient === 'hash@example.com',
    );
    expect(mail).toMatchObject({ template: 'verify-email', data: { token } });
    const { rows } = await sql<{ text: string }>`SELECT job::text AS text FROM jobs.job`.execute(database);
    for (const { text } of rows) expect(text).not.toMatch(new RegExp(`${token}|example\\.com|Giulia`));
  });

  it('is sent again on demand, says nothing about who has an account, and stops at five an hour', async () => {
    await calls.post('/signup', signUpForm('again@example.com'));
    const known = await calls.post('/verify-email/resend', { email: 'again@example.com' });
    const unknown = await calls.post('/verify-email/resend', { email: 'nobody@example.com' });
    expect(known.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    const tokens = await calls.tokensTo('again@example.com', 2);
    expect(new Set(tokens).size).toBe(2);
    for (let call = 0; call < 8; call += 1)
      await calls.post('/verify-email/resend', { email: 'again@example.com' });
    await calls.tokensTo('again@example.com', 5);
    calls.clock.advance(HOUR + 1);
    await calls.post('/verify-email/resend', { email: 'again@example.com' });
    await calls.tokensTo('again@example.com', 6);
  });

  it('is not sent to an address that is verified', async () => {
    await calls.verified('done@example.com');
    const { database } = calls.test.deps;
    const before = (await mailJobs(database)).length;
    await calls.post('/verify-email/resend', { email: 'done@example.com' });
    expect(await mailJobs(database)).toHaveLength(before);
  });
});

/** What the browser of a sign-up has once its mail is there. */
async function signedUp(email: string): Promise<{ token: string; sign_up_token: string }> {
  const { body } = await calls.post('/signup', signUpForm(email));
  const [token = ''] = await calls.tokensTo(email, 1);
  return { token, sign_up_token: body.data.sign_up_token };
}

describe('verification in the browser that has signed up', () => {
  const none = { accessToken: null, user: null };

  it('logs in', async () => {
    const { status, body, headers } = await calls.post('/verify-email', await signedUp('here@example.com'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      email: 'here@example.com',
      user: { email: 'here@example.com', isEmailVerified: true },
    });
    expect((await calls.profile(body.data.accessToken)).status).toBe(200);
    expect(headers['set-cookie']).toMatch(/nolo_device=/);
  });

  it('is one alone that knows its token: nobody else is logged in', async () => {
    const { token } = await signedUp('elsewhere@example.com');
    const other = await signedUp('other@example.com');
    const scanner = await calls.post('/verify-email', { token });
    expect(scanner.body.data).toEqual({ email: 'elsewhere@example.com', ...none });
    expect(scanner.headers['set-cookie']).toBeUndefined();
    const mistaken = await signedUp('mistaken@example.com');
    for (const sign_up_token of ['', 'x'.repeat(43), other.sign_up_token]) {
      const email = `wrong${sign_up_token.length}${sign_up_token.slice(0, 1)}@example.com`;
      const { token: link } = await signedUp(email.toLowerCase());
      const { status, body } = await calls.post('/verify-email', { token: link, sign_up_token });
      expect({ status, data: body.data }).toEqual({
        status: 200,
        data: { email: email.toLowerCase(), ...none },
      });
    }
    const made = await calls.post('/verify-email', { ...mistaken, token: 'x'.repeat(43) });
    expect(made.body.code).toBe('account.verification_invalid');
  });

  it('logs in for an hour only, while the link works on', async () => {
    const slow = await signedUp('slow@example.com');
    calls.clock.advance(HOUR);
    const { status, body } = await calls.post('/verify-email', slow);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { email: 'slow@example.com', ...none },
    });
  });

  it('logs in once, though another link was sent', async () => {
    const first = await signedUp('second@example.com');
    await calls.post('/verify-email/resend', { email: 'second@example.com' });
    const links = await calls.tokensTo('second@example.com', 2);
    expect((await calls.post('/verify-email', first)).body.data.accessToken).not.toBeNull();
    const again = await calls.post('/verify-email', first);
    expect(again.body.code).toBe('account.verification_invalid');
    const second = await calls.post('/verify-email', {
      ...first,
      token: links.find((token) => token !== first.token),
    });
    expect(second.body.data).toEqual({ email: 'second@example.com', ...none });
  });

  it('is the one that signed up last: an earlier stranger’s sign-up is worth nothing', async () => {
    const stranger = await signedUp('mine@example.com');
    const { body } = await calls.post('/signup', signUpForm('mine@example.com'));
    const links = await calls.tokensTo('mine@example.com', 2);
    const token = links.find((link) => link !== stranger.token);
    expect(body.data.sign_up_token).not.toBe(stranger.sign_up_token);
    const theirs = { token, sign_up_token: stranger.sign_up_token };
    expect((await calls.post('/verify-email', theirs)).body.data).toEqual({
      email: 'mine@example.com',
      ...none,
    });
  });
});
