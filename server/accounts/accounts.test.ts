import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, testClock, type TestApp } from '../../tests/setup/test-app.ts';
import { hashToken } from '../platform/tokens.ts';

const HOUR = 60;
const clock = testClock(new Date('2027-03-01T09:00:00Z'));
const PASSWORD = 'quattro-ruote-verdi-92';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(() => test.close());

type Call = { token?: string; language?: string };

async function post(path: string, payload: unknown, { token, language = 'en' }: Call = {}) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: {
      'accept-language': language,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

async function getProfile(token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await test.app.inject({ url: '/api/v1/profile', headers });
  return { status: reply.statusCode, body: reply.json() };
}

function form(email: string, changes: object = {}) {
  return {
    first_name: 'Giulia',
    last_name: 'Bianchi',
    email,
    mobile_number: '3331234567',
    country_code: '+39',
    country: 'IT',
    gender: 'female',
    password: PASSWORD,
    confirm_password: PASSWORD,
    ...changes,
  };
}

/** The plain text of the mails to an address, quoted-printable undone. */
async function mailsTo(email: string): Promise<string[]> {
  const mails = await test.mails();
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
}

async function tokensTo(email: string, count: number): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const tokens = (await mailsTo(email)).map((mail) => /verify-email\?token=([\w-]{43})/.exec(mail)?.[1]);
      expect(tokens).toHaveLength(count);
      return tokens as string[];
    },
    { timeout: 10_000, interval: 50 },
  );
}

async function verified(email: string): Promise<string> {
  await post('/signup', form(email));
  const [token] = await tokensTo(email, 1);
  await post('/verify-email', { token });
  const { body } = await post('/login', { email, password: PASSWORD });
  return body.data.accessToken;
}

describe('sign up', () => {
  it('creates an account, sends one mail in the language asked for, and keeps no password', async () => {
    const { status, body } = await post('/signup', form('Nuova@Example.com'), { language: 'it-IT' });
    expect({ status, data: body.data }).toEqual({ status: 201, data: {} });
    await tokensTo('nuova@example.com', 1);
    const [mail] = await mailsTo('nuova@example.com');
    expect(mail).toMatch(/Subject: .*Verifica/);
    expect(mail).toContain(`${test.deps.config.PUBLIC_ORIGIN}/it/verify-email?token=`);
    const row = await test.deps.database
      .selectFrom('account')
      .selectAll()
      .where('email', '=', 'nuova@example.com')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row).toMatchObject({ language: 'it', email_verified_at: null, documents_status: 'missing' });
  });

  it('refuses an address that has an account, whatever its case', async () => {
    await post('/signup', form('twice@example.com'));
    const { status, body } = await post('/signup', form('TWICE@example.com'));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'account.email_taken', errors: { email: [expect.any(String)] } });
  });

  it('lets one of many at once have the address', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => post('/signup', form('race@example.com'))));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it.each(['password', 'Ferrari2020!', 'forzajuve', 'buongiorno1', 'Giulia1990', 'motdepasse1', 'NoloNolo1'])(
    'refuses the weak password %s',
    async (password) => {
      const weak = form('weak@example.com', { password, confirm_password: password });
      const { status, body } = await post('/signup', weak);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'account.password_weak',
        errors: { password: [expect.any(String)] },
      });
    },
  );

  it("refuses the person's own data as a password", async () => {
    const password = 'Bianchi3331234567';
    const { body } = await post('/signup', form('own@example.com', { password, confirm_password: password }));
    expect(body.code).toBe('account.password_weak');
  });

  it.each([
    ['email', { email: 'not an address' }],
    ['email', { email: ['a@example.com'] }],
    ['email', { email: undefined }],
    ['first_name', { first_name: '   ' }],
    ['last_name', { last_name: 7 }],
    ['mobile_number', { mobile_number: 'call me' }],
    ['country', { country: 'XX' }],
    ['country_code', { country_code: '39; DROP TABLE account' }],
    ['gender', { gender: null }],
    ['password', { password: 'short', confirm_password: 'short' }],
    ['confirm_password', { confirm_password: 'something else 12' }],
  ])('names the field at fault: %s', async (field, changes) => {
    const { status, body } = await post('/signup', form('bad@example.com', changes));
    expect(status).toBe(400);
    expect(body.code).toBe('request.invalid');
    expect(Object.keys(body.errors)).toContain(field);
  });

  it.each(['', '[]', 'null', '"text"', '{"email":', '{"__proto__":{"admin":true}}'])(
    'answers 400 to the body %s',
    async (payload) => {
      const { status, text } = await post('/signup', payload);
      expect(status).toBe(400);
      expect(text).not.toMatch(/\bat .*\.ts|node_modules/);
    },
  );

  it('keeps SQL and HTML as the text they are, and writes no HTML into the mail', async () => {
    const first_name = `<img src=x onerror=alert(1)>'; DROP TABLE account; --`;
    const { status } = await post('/signup', form('html@example.com', { first_name }));
    expect(status).toBe(201);
    await tokensTo('html@example.com', 1);
    const [mail] = await mailsTo('html@example.com');
    const html = mail?.slice(mail.indexOf('text/html'));
    expect(html).not.toContain('<img src=3Dx');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  });
});

describe('verification', () => {
  it('works once', async () => {
    await post('/signup', form('once@example.com'));
    const [token] = await tokensTo('once@example.com', 1);
    const first = await post('/verify-email', { token });
    expect(first).toMatchObject({ status: 200, body: { data: { email: 'once@example.com' } } });
    const second = await post('/verify-email', { token });
    expect(second).toMatchObject({ status: 422, body: { code: 'account.verification_invalid' } });
  });

  it('works for one of two requests at once', async () => {
    await post('/signup', form('both@example.com'));
    const [token] = await tokensTo('both@example.com', 1);
    const both = await Promise.all([post('/verify-email', { token }), post('/verify-email', { token })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('ends after 24 hours; unknown, used and expired tokens get the same answer', async () => {
    await post('/signup', form('late@example.com'));
    const [token] = await tokensTo('late@example.com', 1);
    clock.advance(24 * HOUR);
    const expired = await post('/verify-email', { token });
    const unknown = await post('/verify-email', { token: 'x'.repeat(43) });
    expect(expired.status).toBe(422);
    expect(expired.text).toBe(unknown.text);
  });

  it('keeps only the hash of the token, and blanks the mail once it is sent', async () => {
    await post('/signup', form('hash@example.com'));
    const [token = ''] = await tokensTo('hash@example.com', 1);
    const { database } = test.deps;
    const rows = await database.selectFrom('email_verification').select('token_hash').execute();
    expect(rows.some((row) => row.token_hash.equals(hashToken(token)))).toBe(true);
    await vi.waitFor(async () => {
      const mails = await database
        .selectFrom('mail')
        .select(['data', 'sent_at'])
        .where('recipient', '=', 'hash@example.com')
        .execute();
      expect(mails).toEqual([{ data: {}, sent_at: expect.any(Date) }]);
    });
  });

  it('is sent again on demand, says nothing about who has an account, and stops at five an hour', async () => {
    await post('/signup', form('again@example.com'));
    const known = await post('/verify-email/resend', { email: 'again@example.com' });
    const unknown = await post('/verify-email/resend', { email: 'nobody@example.com' });
    expect(known.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    const tokens = await tokensTo('again@example.com', 2);
    expect(new Set(tokens).size).toBe(2);
    for (let call = 0; call < 8; call += 1)
      await post('/verify-email/resend', { email: 'again@example.com' });
    await tokensTo('again@example.com', 5);
    clock.advance(HOUR + 1);
    await post('/verify-email/resend', { email: 'again@example.com' });
    await tokensTo('again@example.com', 6);
  });

  it('is not sent to an address that is verified', async () => {
    await verified('done@example.com');
    await post('/verify-email/resend', { email: 'done@example.com' });
    const mails = await test.deps.database
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', 'done@example.com')
      .execute();
    expect(mails).toHaveLength(1);
  });
});

describe('log in', () => {
  it('gives a verified renter a token that opens the profile', async () => {
    const token = await verified('in@example.com');
    expect(token).toMatch(/^[\w-]{43}$/);
    const { status, body } = await getProfile(token);
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
    });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await verified('known@example.com');
    const wrong = await post('/login', { email: 'known@example.com', password: 'wrong' });
    const unknown = await post('/login', { email: 'unknown@example.com', password: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'account.credentials_wrong' } });
    expect(unknown.text).toBe(wrong.text);
  });

  it('gives an unverified renter no token but a new mail; a wrong password gives neither', async () => {
    await post('/signup', form('unverified@example.com'));
    const wrong = await post('/login', { email: 'unverified@example.com', password: 'wrong' });
    expect(wrong.status).toBe(401);
    const { status, body } = await post('/login', { email: 'unverified@example.com', password: PASSWORD });
    expect(status).toBe(200);
    expect(body.data).toEqual({ isEmailVerified: false, accessToken: null, user: null });
    await tokensTo('unverified@example.com', 2);
  });

  it.each([
    {},
    { email: 'a@example.com' },
    { email: 1, password: 2 },
    { email: 'a@example.com', password: {} },
  ])('names the fields at fault in %j', async (payload) => {
    const { status, body } = await post('/login', payload);
    expect(status).toBe(400);
    expect(Object.keys(body.errors).length).toBeGreaterThan(0);
  });

  it('stores the token only as a hash, for 30 days', async () => {
    const token = await verified('thirty@example.com');
    const row = await test.deps.database
      .selectFrom('access_token')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    expect(row.expires_at).toEqual(new Date(clock.now().getTime() + 30 * 24 * 3_600_000));
    clock.advance(30 * 24 * HOUR - 1);
    expect((await getProfile(token)).status).toBe(200);
    clock.advance(1);
    expect((await getProfile(token)).status).toBe(401);
  });
});

describe('log out and access', () => {
  it('revokes the token at once, and only that one', async () => {
    const one = await verified('out@example.com');
    const { body } = await post('/login', { email: 'out@example.com', password: PASSWORD });
    expect((await post('/logout', '{}', { token: one })).status).toBe(200);
    expect((await getProfile(one)).status).toBe(401);
    expect((await getProfile(body.data.accessToken)).status).toBe(200);
    expect((await post('/logout', '{}', { token: one })).status).toBe(401);
  });

  it.each([undefined, '', 'x'.repeat(43), "' OR 1=1 --", 'null'])('refuses the token %j', async (token) => {
    const { status, body } = await getProfile(token);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'auth.required' });
  });
});
