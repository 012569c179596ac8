import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountCalls, PASSWORD, signUpForm } from '@nolo/tests/calls/account-calls.ts';
import { until } from '@nolo/tests/setup/until.ts';

const OTHER = 'nove-gabbiani-storti-58';
/** What tells nothing of whether there is an account. */
const aToken = expect.stringMatching(/^[\w-]{43}$/);
let calls: AccountCalls;

beforeAll(async () => {
  calls = await AccountCalls.start();
});
afterAll(() => calls.test.close());

describe('sign up', () => {
  it('creates an account, sends one mail in the language asked for, and keeps no password', async () => {
    const { status, body } = await calls.post('/signup', signUpForm('Nuova@Example.com'), {
      language: 'it-IT',
    });
    expect({ status, data: body.data }).toEqual({ status: 201, data: { sign_up_token: aToken } });
    await calls.tokensTo('nuova@example.com', 1);
    const [mail] = await calls.mailsTo('nuova@example.com');
    expect(mail).toMatch(/Subject: .*Verifica/);
    expect(mail).toContain(`${calls.test.deps.config.PUBLIC_ORIGIN}/it/verify-email?token=`);
    const row = await calls.test.deps.database
      .selectFrom('account')
      .selectAll()
      .where('email', '=', 'nuova@example.com')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row).toMatchObject({ language: 'it', email_verified_at: null, documents_status: 'missing' });
  });

  it.each([
    ['FR', '+33', '06 12 34 56 78', '+33', '612345678'],
    ['DE', '+39', '+49 1512 3456789', '+49', '15123456789'],
  ])(
    'keeps country %s, and of %s %s what is dialled: %s %s',
    async (country, country_code, typed, prefix, kept) => {
      const email = `${country}@example.com`.toLowerCase();
      const form = signUpForm(email, { country, country_code, mobile_number: typed });
      expect((await calls.post('/signup', form)).status).toBe(201);
      const row = await calls.test.deps.database
        .selectFrom('account')
        .select(['country', 'country_code', 'mobile_number'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ country, country_code: prefix, mobile_number: kept });
    },
  );

  it('says the same of an address that is taken, whatever its case, and mails its owner once an hour', async () => {
    const token = await calls.verified('twice@example.com');
    const free = await calls.post('/signup', signUpForm('free@example.com'));
    const redirect = '/en/checkout/17';
    const other = { password: OTHER, confirm_password: OTHER, first_name: 'Mallory', redirect };
    const taken = await calls.post('/signup', signUpForm('TWICE@example.com', other));
    expect(taken.status).toBe(201);
    expect(taken.body).toEqual({ ...free.body, data: { sign_up_token: aToken } });
    await calls.post('/signup', signUpForm('twice@example.com', other));
    const about = async () =>
      (await calls.mailsTo('twice@example.com')).filter((mail) =>
        mail.includes('already have a Nolo account'),
      );
    await until('the mail to the owner', async () => (await about()).length > 0);
    const mails = await about();
    expect(mails).toHaveLength(1);
    // What they were about to book is not lost by having forgotten their account.
    expect(mails[0]).toContain(`/login?${new URLSearchParams({ redirect }).toString()}`);
    const owner = (await calls.profile(token)).body.data.user;
    expect(owner.first_name).toBe('Giulia');
    const theirs = await calls.post('/login', { email: 'twice@example.com', password: OTHER });
    expect(theirs.status).toBe(401);
  });

  it('lets nobody keep an address from its owner: an unverified sign-up is replaced, its links are dead', async () => {
    const squatter = { password: OTHER, confirm_password: OTHER, first_name: 'Mallory' };
    await calls.post('/signup', signUpForm('mine@example.com', squatter));
    const [stale] = await calls.tokensTo('mine@example.com', 1);
    await calls.post('/signup', signUpForm('mine@example.com'));
    const links = await calls.tokensTo('mine@example.com', 2);
    expect((await calls.post('/verify-email', { token: stale })).status).toBe(422);
    const fresh = links.find((link) => link !== stale);
    expect((await calls.post('/verify-email', { token: fresh })).status).toBe(200);
    expect((await calls.post('/login', { email: 'mine@example.com', password: OTHER })).status).toBe(401);
    const { body } = await calls.post('/login', { email: 'mine@example.com', password: PASSWORD });
    expect(body.data.user.first_name).toBe('Giulia');
  });

  it('makes one account of many at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, () => calls.post('/signup', signUpForm('race@example.com'))),
    );
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const rows = await calls.test.deps.database
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'race@example.com')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('takes what it asks for, and nothing else that somebody writes into the form', async () => {
    const more = {
      id: '00000000-0000-4000-8000-000000000001',
      email_verified_at: '2020-01-01T00:00:00Z',
      isEmailVerified: true,
      documents_status: 'verified',
      passport_number: 'YA1234567',
      password_hash: '$argon2id$mine',
      roles: ['operator'],
    };
    expect((await calls.post('/signup', signUpForm('more@example.com', more))).status).toBe(201);
    const row = await calls.test.deps.database
      .selectFrom('account')
      .selectAll()
      .where('email', '=', 'more@example.com')
      .executeTakeFirstOrThrow();
    const untouched = { email_verified_at: null, documents_status: 'missing', passport_number: null };
    expect(row).toMatchObject(untouched);
    expect([row.id, row.password_hash]).not.toContain(more.id);
    expect(row.password_hash).not.toBe(more.password_hash);
  });

  it.each(['  blanks before and behind 58  ', 'péripétie-àçœ-漢字-🚗-58', '\\"\'<&>;%00\t-gabbiani-58'])(
    'keeps the password %j as it was typed: no other opens the account',
    async (password) => {
      const email = `typed-${Buffer.from(password).toString('hex').slice(-12)}@example.com`;
      const form = signUpForm(email, { password, confirm_password: password });
      expect((await calls.post('/signup', form)).status).toBe(201);
      const logIn = async (typed: string) => (await calls.post('/login', { email, password: typed })).status;
      const others = [password.trim(), password.toUpperCase(), password.slice(0, -1), `${password} `];
      for (const other of others.filter((one) => one !== password)) expect(await logIn(other)).toBe(401);
      expect(await logIn(password)).toBe(200);
    },
  );

  it.each([
    ['/signup', signUpForm('nul@example.com')],
    ['/login', { email: 'nul@example.com', password: PASSWORD }],
    ['/forgot-password', { email: 'nul@example.com' }],
    ['/verify-email/resend', { email: 'nul@example.com' }],
  ])('%s takes no way on that the pages would refuse, and breaks at none', async (path, form) => {
    for (const redirect of ['\0', '/en\0', '//evil.example', 'https://evil.example', '/en\\evil', '']) {
      const { status, body } = await calls.post(path, { ...form, redirect });
      expect(status, redirect).toBe(400);
      expect(Object.keys(body.errors)).toEqual(['redirect']);
    }
    // Half a character, which the database refuses, is resolved to what a page would go to.
    expect((await calls.post(path, { ...form, redirect: '/en/\ud800' })).status).not.toBe(500);
  });

  it('carries where the renter was going into the link', async () => {
    const redirect = '/en/checkout?carId=7&start_date=2027-03-01T10:00';
    await calls.post('/signup', signUpForm('way@example.com', { redirect }));
    await calls.tokensTo('way@example.com', 1);
    const [mail = ''] = await calls.mailsTo('way@example.com');
    expect(mail).toContain(`redirect=${encodeURIComponent(redirect)}`);
  });

  it('greets nobody with a link', async () => {
    await calls.post('/signup', signUpForm('link@example.com', { first_name: 'Win at http://evil.example' }));
    await calls.tokensTo('link@example.com', 1);
    const [mail = ''] = await calls.mailsTo('link@example.com');
    expect(mail).not.toContain('evil');
    expect(mail).toContain('Hello,');
  });

  it.each(['password', 'Ferrari2020!', 'forzajuve', 'buongiorno1', 'Giulia1990', 'motdepasse1', 'NoloNolo1'])(
    'refuses the weak password %s',
    async (password) => {
      const weak = signUpForm('weak@example.com', { password, confirm_password: password });
      const { status, body } = await calls.post('/signup', weak);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'account.password_weak',
        errors: { password: [expect.any(String)] },
      });
    },
  );

  it("refuses the person's own data as a password", async () => {
    const password = 'Bianchi3331234567';
    const { body } = await calls.post(
      '/signup',
      signUpForm('own@example.com', { password, confirm_password: password }),
    );
    expect(body.code).toBe('account.password_weak');
  });

  it.each([
    ['email', { email: 'not an address' }],
    ['email', { email: ['a@example.com'] }],
    ['email', { email: undefined }],
    ['first_name', { first_name: '   ' }],
    ['last_name', { last_name: 7 }],
    ['mobile_number', { mobile_number: 'call me' }],
    ['mobile_number', { mobile_number: '12345' }],
    ['country', { country: 'XX' }],
    ['country_code', { country_code: '39; DROP TABLE account' }],
    ['country_code', { country_code: '+999' }],
    ['gender', { gender: null }],
    ['password', { password: 'short', confirm_password: 'short' }],
    ['confirm_password', { confirm_password: 'something else 12' }],
  ])('names the field at fault: %s', async (field, changes) => {
    const { status, body } = await calls.post('/signup', signUpForm('bad@example.com', changes));
    expect(status).toBe(400);
    expect(body.code).toBe('request.invalid');
    expect(Object.keys(body.errors)).toContain(field);
  });

  it.each(['', '[]', 'null', '"text"', '{"email":', '{"__proto__":{"admin":true}}'])(
    'answers 400 to the body %s',
    async (payload) => {
      const { status, text } = await calls.post('/signup', payload);
      expect(status).toBe(400);
      expect(text).not.toMatch(/\bat .*\.ts|node_modules/);
    },
  );

  it('keeps SQL and HTML as the text they are, and writes no HTML into the mail', async () => {
    const first_name = `<img src=x onerror=alert(1)>'; DROP TABLE a; --`;
    const { status } = await calls.post('/signup', signUpForm('html@example.com', { first_name }));
    expect(status).toBe(201);
    await calls.tokensTo('html@example.com', 1);
    const [mail] = await calls.mailsTo('html@example.com');
    const html = mail?.slice(mail.indexOf('text/html'));
    expect(html).not.toContain('<img src=3Dx');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  });
});
