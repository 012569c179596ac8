import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { RECOVERY_CODES, SET_UP_MINUTES } from '@nolo/domain/account/second-factor.ts';
import { PASSWORD } from '@nolo/tests/calls/account-calls.ts';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createMember, createStaff } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { hashPassword } from '../platform/passwords.ts';

let test: TestApp;
let passwordHash: string;
let companyId: number;
/** Moves on, so that each test has codes of its own. */
let now = testNow();

beforeAll(async () => {
  test = await createTestApp({ work: false, clock: { now: () => now } });
  passwordHash = await hashPassword(PASSWORD);
  companyId = (await createCompany(test.deps.database, {})).id;
});
afterAll(() => test.close());
beforeEach(() => {
  now = new Date(now.getTime() + 5 * 60_000);
});

type Kind = 'business' | 'staff';

async function logIn(kind: Kind, email: string, code?: string, password = PASSWORD) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `${API_BASE}/${kind}/login`,
    headers: { host: 'localhost' },
    payload: { email, password, ...(code === undefined ? {} : { code }) },
  });
  const cookie = [reply.headers['set-cookie']].flat().find((one) => one?.startsWith(`nolo_${kind}=`));
  return { status: reply.statusCode, json: reply.json(), cookie };
}

const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

const newOwner = () => createMember(test.deps.database, 'owner', { companyId }, { passwordHash });

/** An owner who has set up the second factor just now, with its codes. */
async function ownerWithFactor() {
  const { email, accountId } = await newOwner();
  const { secret } = (await logIn('business', email)).json.data;
  const { json } = await logIn('business', email, codeOf(secret));
  now = new Date(now.getTime() + 60_000);
  return { email, accountId, secret: String(secret), recovery: json.data.recovery_codes as string[] };
}

describe('a member without a second factor', () => {
  it('of the counter comes in by the password, and only to the portal', async () => {
    const { accountId, email } = await createMember(
      test.deps.database,
      'counter',
      { companyId },
      { passwordHash },
    );
    const { json, cookie } = await logIn('business', email);
    expect(json.data).toEqual({ next: 'in', recovery_codes: [] });
    expect(cookie).toMatch(/^nolo_business=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    const profile = await test.app.inject({
      url: `${API_BASE}/business/profile`,
      headers: { host: 'localhost', cookie: cookie?.split(';')[0] },
    });
    expect(profile.json().data).toEqual({
      account_id: accountId,
      name: 'Anna Bruni',
      device_keys: [expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/)],
      companies: [{ id: companyId, name: expect.any(String), role: 'counter' }],
    });
    expect((await logIn('staff', email)).json).toMatchObject({ code: 'account.credentials_wrong' });
  });

  it('gets the same keys for its devices in each session, and nobody else gets them', async () => {
    const keysOf = async (cookie: string) => {
      const headers = { host: 'localhost', cookie };
      const reply = await test.app.inject({ url: `${API_BASE}/business/profile`, headers });
      return reply.json().data.device_keys;
    };
    const { cookie, email } = await createMember(
      test.deps.database,
      'counter',
      { companyId },
      { passwordHash },
    );
    const again = (await logIn('business', email)).cookie?.split(';')[0] ?? '';
    expect(await keysOf(again)).toEqual(await keysOf(cookie));
    const other = await createMember(test.deps.database, 'counter', { companyId });
    expect(await keysOf(other.cookie)).not.toEqual(await keysOf(cookie));
  });

  it('who is an owner sets one up first: nothing is open until its first code was right', async () => {
    const { email } = await newOwner();
    const first = await logIn('business', email);
    expect(first.json.data).toMatchObject({
      next: 'set_up',
      uri: expect.stringContaining('otpauth://totp/Nolo'),
    });
    expect(first.cookie).toBe(undefined);
    // Whoever had only the password before has seen another one, which is good for nothing.
    const { secret } = (await logIn('business', email)).json.data;
    expect(secret).not.toBe(first.json.data.secret);
    const replaced = await logIn('business', email, codeOf(first.json.data.secret));
    expect(replaced.json).toMatchObject({ code: 'auth.code_wrong' });
    const { json, cookie } = await logIn('business', email, codeOf(secret));
    expect(new Set(json.data.recovery_codes).size).toBe(RECOVERY_CODES);
    expect(cookie).toBeDefined();
  });

  it('has ten minutes for the first code; a secret that has run out is never shown again', async () => {
    const { email } = await newOwner();
    const { secret } = (await logIn('business', email)).json.data;
    now = new Date(now.getTime() + SET_UP_MINUTES * 60_000);
    const late = await logIn('business', email, codeOf(secret));
    expect([late.status, late.json.code, late.cookie]).toEqual([409, 'auth.set_up_expired', undefined]);
    const { json } = await logIn('business', email);
    expect(json.data).toMatchObject({ next: 'set_up', secret: expect.not.stringMatching(secret) });
    now = new Date(now.getTime() + SET_UP_MINUTES * 60_000 - 1);
    const inTime = await logIn('business', email, codeOf(json.data.secret));
    expect(inTime.json.data.next).toBe('in');
    // Confirmed, it waits for nothing.
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await logIn('business', email)).json.data).toEqual({ next: 'code' });
    expect((await logIn('business', email, codeOf(json.data.secret))).json.data.next).toBe('in');
  });
});

describe('the second factor', () => {
  it('is asked for once there is one', async () => {
    const { email, secret } = await ownerWithFactor();
    expect((await logIn('business', email)).json.data).toEqual({ next: 'code' });
    expect((await logIn('business', email, codeOf(secret))).json.data).toEqual({
      next: 'in',
      recovery_codes: [],
    });
  });

  it('forgives a clock that is half a minute off, and blanks in the code', async () => {
    const { email, secret } = await ownerWithFactor();
    const late = codeOf(secret, new Date(now.getTime() - 30_000));
    expect((await logIn('business', email, `${late.slice(0, 3)} ${late.slice(3)}`)).json.data.next).toBe(
      'in',
    );
    const early = codeOf(secret, new Date(now.getTime() + 30_000));
    expect((await logIn('business', email, early)).json.data.next).toBe('in');
    const old = codeOf(secret, new Date(now.getTime() - 120_000));
    expect((await logIn('business', email, old)).json.code).toBe('auth.code_wrong');
  });

  it('takes no code twice, nor one from before it', async () => {
    const { email, secret } = await ownerWithFactor();
    const before = codeOf(secret, new Date(now.getTime() - 30_000));
    const code = codeOf(secret);
    expect((await logIn('business', email, code)).json.data.next).toBe('in');
    for (const again of [code, before]) {
      expect((await logIn('business', email, again)).json).toMatchObject({ code: 'auth.code_wrong' });
    }
  });

  it('takes each recovery code once, however it is written', async () => {
    const { email, recovery } = await ownerWithFactor();
    const [first = '', second = ''] = recovery;
    // 26 of 32 letters: no fewer than 128 bits.
    for (const code of recovery) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{2}$/);
    expect((await logIn('business', email, first.toUpperCase().replaceAll('-', ' '))).json.data.next).toBe(
      'in',
    );
    expect((await logIn('business', email, first)).json).toMatchObject({ code: 'auth.code_wrong' });
    expect((await logIn('business', email, second)).json.data.next).toBe('in');
  });

  it('keeps its secret sealed, and of recovery codes only hashes', async () => {
    const { accountId, secret, recovery } = await ownerWithFactor();
    const stored = await test.deps.database
      .selectFrom('second_factor')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(stored.secret).toMatch(/^v1\./);
    const codes = await test.deps.database
      .selectFrom('recovery_code')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    const all = JSON.stringify([stored, codes]);
    for (const plain of [secret, ...recovery]) expect(all).not.toContain(plain);
  });

  it('is required of staff', async () => {
    const { email } = await createStaff(test.deps.database, ['support'], { passwordHash });
    const { secret, next } = (await logIn('staff', email)).json.data;
    expect(next).toBe('set_up');
    const { cookie } = await logIn('staff', email, codeOf(secret));
    expect(cookie).toMatch(/^nolo_staff=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    expect((await logIn('business', email)).json).toMatchObject({ code: 'account.credentials_wrong' });
  });
});

it('nobody who is no member learns more than that the log-in is wrong', async () => {
  const renter = await createRenter(test.deps.database);
  await test.deps.database
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', renter.accountId)
    .execute();
  const owner = await newOwner();
  const refused = [
    await logIn('business', renter.email),
    await logIn('business', owner.email, undefined, 'another password'),
    await logIn('business', 'nobody@nolo.test'),
  ];
  for (const { status, json } of refused) {
    expect([status, json.code]).toEqual([401, 'account.credentials_wrong']);
  }
});

it('a password alone opens nothing once codes have been tried too often', async () => {
  const strict = await createTestApp({ work: false, rateLimitFactor: 1 });
  const { database } = strict.deps;
  const company = await createCompany(database, {});
  const { email } = await createMember(database, 'owner', { companyId: company.id }, { passwordHash });
  const payload = { email, password: PASSWORD };
  const post = (code?: string) =>
    strict.app.inject({ method: 'POST', url: `${API_BASE}/business/login`, payload: { ...payload, code } });
  await post();
  const codes = [];
  for (let index = 0; index < 11; index += 1) codes.push((await post('111111')).json().code);
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'auth.code_wrong'));
  expect(codes[10]).toBe('auth.too_many_codes');
  await strict.close();
});

it('logging out ends the session, and what one did stands in the audit trail of each of their companies', async () => {
  const { database } = test.deps;
  const second = await createCompany(database, {});
  const { accountId, email } = await createMember(database, 'counter', { companyId }, { passwordHash });
  await createMember(database, 'manager', { companyId: second.id }, { accountId });
  const { cookie = '' } = await logIn('business', email);
  const headers = { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: cookie.split(';')[0] };
  const out = await test.app.inject({ method: 'POST', url: `${API_BASE}/business/logout`, headers });
  expect(String(out.headers['set-cookie'])).toMatch(/^nolo_business=; Path=\/; Max-Age=0/);
  const after = await test.app.inject({ url: `${API_BASE}/business/profile`, headers });
  expect(after.json()).toMatchObject({ code: 'auth.required' });
  const events = await database
    .selectFrom('audit_event')
    .select(['action', 'company_id'])
    .where('actor_id', '=', accountId)
    .orderBy('company_id')
    .execute();
  expect(events).toEqual([
    { action: 'logged_in', company_id: companyId },
    { action: 'logged_in', company_id: second.id },
  ]);
});

it('whoever is a member of a company and of its contractor has it once, with the greater role, and comes in once', async () => {
  const { database } = test.deps;
  const company = await createCompany(database, {});
  const contractor = await database
    .insertInto('contractor')
    .values({ name: 'Gruppo Tirreno' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('contractor_company')
    .values({ contractor_id: contractor.id, company_id: company.id })
    .execute();
  const { accountId, email } = await createMember(
    database,
    'counter',
    { companyId: company.id },
    { passwordHash },
  );
  await createMember(database, 'manager', { contractorId: contractor.id }, { accountId });
  const { cookie = '' } = await logIn('business', email);
  const profile = await test.app.inject({
    url: `${API_BASE}/business/profile`,
    headers: { host: 'localhost', cookie: cookie.split(';')[0] },
  });
  expect(profile.json().data.companies).toMatchObject([{ id: company.id, role: 'manager' }]);
  const events = await database
    .selectFrom('audit_event')
    .select('action')
    .where('actor_id', '=', accountId)
    .execute();
  expect(events).toEqual([{ action: 'logged_in' }]);
});

it('the last owner of a company cannot delete the account', async () => {
  const { database } = test.deps;
  const company = await createCompany(database, {});
  const renter = await createRenter(database);
  await createMember(database, 'owner', { companyId: company.id }, { accountId: renter.accountId });
  const leave = () =>
    test.app.inject({
      method: 'DELETE',
      url: `${API_BASE}/customer/account-delete`,
      headers: { host: 'localhost', authorization: `Bearer ${renter.token}` },
    });
  expect((await leave()).json()).toMatchObject({ status: 409, code: 'company.last_owner' });
  await createMember(database, 'owner', { companyId: company.id });
  expect((await leave()).statusCode).toBe(200);
});
