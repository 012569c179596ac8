import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountCalls, PASSWORD, signUpForm } from '@nolo/tests/calls/account-calls.ts';
import { until } from '@nolo/tests/setup/until.ts';

const FRESH = 'tredici-ponti-viola-64';
const HOUR = 60;
let calls: AccountCalls;

beforeAll(async () => {
  calls = await AccountCalls.start();
});
afterAll(() => calls.test.close());

const choice = (token: string | undefined, password = FRESH) => ({
  token,
  new_password: password,
  confirm_password: password,
});
const logIn = (email: string, password: string) => calls.post('/login', { email, password });
const mailed = (email: string, subject: string) =>
  until(`the mail '${subject}'`, async () => (await calls.mailsTo(email)).join('\n').includes(subject));

async function resetToken(email: string, count = 1): Promise<string | undefined> {
  await calls.post('/forgot-password', { email });
  return (await calls.resetTokensTo(email, count)).at(-1);
}

describe('forgot password', () => {
  it('says that an address is unknown, as the specification has it', async () => {
    const { status, body } = await calls.post('/forgot-password', { email: 'nobody@example.com' });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'account.email_unknown', message: 'Email is incorrect' });
  });

  it('sends a link that sets a password once, ends every session and tells the owner', async () => {
    const token = await calls.verified('reset@example.com');
    const link = await resetToken('reset@example.com');
    const { status, body } = await calls.send('PUT', '/reset-password', choice(link));
    expect({ status, message: body.message }).toMatchObject({ status: 200 });
    expect((await calls.profile(token)).status).toBe(401);
    expect((await logIn('reset@example.com', PASSWORD)).status).toBe(401);
    expect((await logIn('reset@example.com', FRESH)).status).toBe(200);
    const again = await calls.send('PUT', '/reset-password', choice(link));
    expect(again).toMatchObject({ status: 401, body: { code: 'account.reset_invalid' } });
    await mailed('reset@example.com', 'Your password has been changed');
  });

  it('ends after an hour; unknown, used and expired links get the same answer', async () => {
    await calls.verified('late-reset@example.com');
    const link = await resetToken('late-reset@example.com');
    calls.clock.advance(HOUR);
    const expired = await calls.send('PUT', '/reset-password', choice(link));
    const unknown = await calls.send('PUT', '/reset-password', choice('x'.repeat(43)));
    expect(expired.status).toBe(401);
    expect(expired.text).toBe(unknown.text);
    // Nor is the password of one looked at.
    const common = await calls.send('PUT', '/reset-password', choice('x'.repeat(43), '123456'));
    expect(common.text).toBe(unknown.text);
  });

  it('a link does what it was mailed for, and nothing else that a link can do', async () => {
    await calls.post('/signup', signUpForm('purpose@example.com'));
    const [verifying] = await calls.tokensTo('purpose@example.com', 1);
    const reset = await calls.send('PUT', '/reset-password', choice(verifying));
    expect(reset).toMatchObject({ status: 401, body: { code: 'account.reset_invalid' } });
    const setting = await resetToken('purpose@example.com');
    const verified = await calls.post('/verify-email', { token: setting });
    expect(verified).toMatchObject({ status: 422, body: { code: 'account.verification_invalid' } });
    for (const token of [verifying, setting]) expect((await calls.profile(token ?? '')).status).toBe(401);
    // Both are still good for what they are.
    expect((await calls.post('/verify-email', { token: verifying })).status).toBe(200);
    expect((await calls.send('PUT', '/reset-password', choice(setting))).status).toBe(200);
  });

  it('makes the other links worthless', async () => {
    await calls.verified('two-links@example.com');
    await resetToken('two-links@example.com');
    await resetToken('two-links@example.com', 2);
    const [one, two] = await calls.resetTokensTo('two-links@example.com', 2);
    expect((await calls.send('PUT', '/reset-password', choice(one))).status).toBe(200);
    expect((await calls.send('PUT', '/reset-password', choice(two))).status).toBe(401);
  });

  it('verifies the address on the way, and takes 6 characters as the specification has it', async () => {
    await calls.post('/signup', signUpForm('unverified-reset@example.com'));
    const link = await resetToken('unverified-reset@example.com');
    const short = await calls.send('PUT', '/reset-password', choice(link, '12345'));
    expect(short.body.errors.new_password).toEqual(['Password should be at least 6 characters']);
    expect((await calls.send('PUT', '/reset-password', choice(link, 'vq7-zw'))).status).toBe(200);
    const { body } = await logIn('unverified-reset@example.com', 'vq7-zw');
    expect(body.data.isEmailVerified).toBe(true);
  });

  it.each(['abc123', '123456', 'Password1'])('refuses %s, which everybody tries first', async (known) => {
    const email = `known-${known.toLowerCase()}@example.com`;
    await calls.verified(email);
    const link = await resetToken(email);
    const { status, body } = await calls.send('PUT', '/reset-password', choice(link, known));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'account.password_breached',
      errors: { new_password: [expect.stringContaining('data breach')] },
    });
    // The link is still good for a better one.
    expect((await calls.send('PUT', '/reset-password', choice(link))).status).toBe(200);
  });

  it('fills no mailbox: five links an hour', async () => {
    await calls.verified('many@example.com');
    for (let call = 0; call < 8; call += 1)
      await calls.post('/forgot-password', { email: 'many@example.com' });
    expect(await calls.resetTokensTo('many@example.com', 5)).toHaveLength(5);
  });

  it('keeps only the hash of the token', async () => {
    await calls.verified('hashed@example.com');
    const link = await resetToken('hashed@example.com');
    const rows = await calls.test.deps.database.selectFrom('password_reset').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(link);
  });
});

const change = (token: string, current: string, fresh = FRESH) =>
  calls.send(
    'PUT',
    '/change-password',
    { current_password: current, new_password: fresh, confirm_password: fresh },
    { token },
  );

describe('change password', () => {
  it('keeps this session, ends the others, and tells the owner', async () => {
    const here = await calls.verified('change@example.com');
    const { body } = await logIn('change@example.com', PASSWORD);
    const there = body.data.accessToken;
    expect((await change(here, PASSWORD)).status).toBe(200);
    expect((await calls.profile(here)).status).toBe(200);
    expect((await calls.profile(there)).status).toBe(401);
    expect((await logIn('change@example.com', FRESH)).status).toBe(200);
    await mailed('change@example.com', 'Your password has been changed');
  });

  it('refuses a wrong current password at its field', async () => {
    const token = await calls.verified('guess@example.com');
    const wrong = await change(token, 'not it');
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'account.password_wrong', errors: { current_password: [expect.any(String)] } },
    });
  });

  it.each(['Giulia1990', 'password1'])('refuses the weak password %s', async (weak) => {
    const token = await calls.verified(`weak-${weak.toLowerCase()}@example.com`);
    const { status, body } = await change(token, PASSWORD, weak);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'account.password_weak',
      errors: { new_password: [expect.any(String)] },
    });
  });

  it('makes reset links worthless', async () => {
    const token = await calls.verified('change-reset@example.com');
    const link = await resetToken('change-reset@example.com');
    expect((await change(token, PASSWORD)).status).toBe(200);
    expect((await calls.send('PUT', '/reset-password', choice(link, 'another one 77'))).status).toBe(401);
  });
});
