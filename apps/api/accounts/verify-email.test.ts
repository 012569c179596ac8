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
