import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PASSKEYS, PASSKEY_MINUTES } from '@nolo/domain/account/passkeys.ts';
import { AccountCalls, PASSWORD } from '@nolo/tests/calls/account-calls.ts';
import { Authenticator, type Lie } from '@nolo/tests/factories/authenticator.ts';
import { until } from '@nolo/tests/setup/until.ts';

const HERE = { host: 'localhost' };
let calls: AccountCalls;
let count = 0;

beforeAll(async () => {
  calls = await AccountCalls.start();
});
afterAll(() => calls.test.close());

const start = (token: string, password = PASSWORD) =>
  calls.post('/customer/passkeys/start', { current_password: password }, { token, headers: HERE });
const add = (token: string, credential: unknown, name = 'My phone') =>
  calls.post('/customer/passkeys', { name, credential }, { token, headers: HERE });
const listOf = async (token: string) =>
  (await calls.fetch('GET', '/customer/passkeys', token)).body.data.passkeys;
const startLogIn = async (headers: Record<string, string> = HERE) =>
  (await calls.post('/login/passkey/start', {}, { headers })).body.data;
const logIn = (credential: unknown, headers: Record<string, string> = HERE) =>
  calls.post('/login/passkey', { credential }, { headers });

/** A renter of their own whose device has a passkey. */
async function renterWithPasskey() {
  count += 1;
  const email = `passkey-${count}@example.com`;
  const token = await calls.verified(email);
  const key = new Authenticator();
  const { data } = (await start(token)).body;
  expect((await add(token, key.register(data.challenge))).status).toBe(201);
  return { email, token, key, handle: data.user.id as string };
}

describe('adding a passkey', () => {
  it('asks for the password, and tells the browser what is wanted', async () => {
    const token = await calls.verified('asks@example.com');
    const wrong = await start(token, 'not-the-password');
    expect(wrong).toMatchObject({ status: 422, body: { code: 'account.password_wrong' } });
    expect(wrong.body.errors).toHaveProperty('current_password');
    expect((await start(token)).body.data).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'asks@example.com', displayName: 'Giulia Bianchi' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('keeps it under its name, tells the owner, and does not ask the same device again', async () => {
    const { email, token, key } = await renterWithPasskey();
    expect(await listOf(token)).toMatchObject([{ name: 'My phone', last_used_at: null }]);
    expect((await start(token)).body.data.excludeCredentials).toEqual([
      { id: key.id, type: 'public-key', transports: ['internal'] },
    ]);
    const mail = await until('the mail', async () =>
      (await calls.mailsTo(email)).find((one) => one.includes('A passkey has been added')),
    );
    expect(mail).toContain('My phone');
    const { notices } = (await calls.fetch('GET', '/customer/notices', token)).body.data;
    expect(notices).toMatchObject([{ kind: 'passkey-added', detail: 'My phone' }]);
  });

  const lies: [string, Lie][] = [
    ['for another site', { origin: 'http://evil.example' }],
    ['for another domain', { relyingParty: 'evil.example' }],
    ['to a question nobody asked', { challenge: 'A'.repeat(43) }],
    ['without a look at the user', { isUserVerified: false }],
  ];
  it.each(lies)('refuses an answer %s', async (_, lie) => {
    count += 1;
    const token = await calls.verified(`lie-${count}@example.com`);
    const { challenge } = (await start(token)).body.data;
    const reply = await add(token, new Authenticator().register(challenge, lie));
    expect(reply).toMatchObject({ status: 422, body: { code: 'passkey.invalid' } });
    expect(await listOf(token)).toEqual([]);
  });

  it('refuses a way to reach the key that is none', async () => {
    const token = await calls.verified('nul@example.com');
    const { challenge } = (await start(token)).body.data;
    const made = new Authenticator().register(challenge);
    const response = { ...made.response, transports: ['usb\u0000'] };
    expect(await add(token, { ...made, response })).toMatchObject({ status: 400 });
    expect(await listOf(token)).toEqual([]);
  });

  it('takes one answer to a question, in time, from who was asked', async () => {
    const token = await calls.verified('once@example.com');
    const other = await calls.verified('once-other@example.com');
    const key = new Authenticator();
    const { challenge } = (await start(token)).body.data;
    expect((await add(other, key.register(challenge))).body.code).toBe('passkey.invalid');
    expect((await add(token, key.register(challenge))).body.code).toBe('passkey.invalid');
    const late = (await start(token)).body.data.challenge;
    calls.clock.advance(PASSKEY_MINUTES);
    expect((await add(token, key.register(late))).body.code).toBe('passkey.invalid');
    const again = (await start(token)).body.data.challenge;
    expect((await add(token, key.register(again))).status).toBe(201);
    const stolen = (await start(other)).body.data.challenge;
    expect((await add(other, key.register(stolen))).body.code).toBe('passkey.invalid');
  });

  it(`stops at ${MAX_PASSKEYS}`, async () => {
    const token = await calls.verified('many@example.com');
    const early = (await start(token)).body.data.challenge;
    for (let made = 0; made < MAX_PASSKEYS; made += 1) {
      const { challenge } = (await start(token)).body.data;
      await add(token, new Authenticator().register(challenge), `Key ${made}`);
    }
    expect((await start(token)).body.code).toBe('passkey.too_many');
    expect((await add(token, new Authenticator().register(early))).body.code).toBe('passkey.too_many');
    expect(await listOf(token)).toHaveLength(MAX_PASSKEYS);
  });
});

describe('logging in with a passkey', () => {
  it('needs neither address nor password, and makes a session like any other', async () => {
    const { email, key, handle } = await renterWithPasskey();
    const { challenge, ...asked } = await startLogIn();
    expect(asked).toEqual({ rpId: 'localhost', timeout: 300_000, userVerification: 'required' });
    const reply = await logIn(key.logIn(challenge, handle));
    expect(reply).toMatchObject({ status: 200, body: { data: { user: { email } } } });
    expect(String(reply.headers['set-cookie'])).toMatch(/^nolo_device=/);
    const { accessToken } = reply.body.data;
    expect((await calls.profile(accessToken)).status).toBe(200);
    expect(await listOf(accessToken)).toMatchObject([{ last_used_at: calls.clock.now().toISOString() }]);
  });

  const lies: [string, Lie][] = [
    ['signed with another key', { signedBy: new Authenticator() }],
    ['for another site', { origin: 'http://evil.example' }],
    ['for another of our sites than it was sent to', { origin: 'http://rossi.localhost' }],
    ['for another domain', { relyingParty: 'evil.example' }],
    ['to a question nobody asked', { challenge: 'A'.repeat(43) }],
    ['for another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['without a look at the user', { isUserVerified: false }],
  ];
  it.each(lies)('refuses an answer %s', async (_, lie) => {
    const { key, handle } = await renterWithPasskey();
    const { challenge } = await startLogIn();
    const reply = await logIn(key.logIn(challenge, handle, lie));
    expect(reply).toMatchObject({ status: 401, body: { code: 'passkey.refused' } });
    expect(reply.body.data).toBeUndefined();
  });

  it('refuses the same answer twice, a late one, and a question that was asked to add a passkey', async () => {
    const { token, key, handle } = await renterWithPasskey();
    const { challenge } = await startLogIn();
    const answer = key.logIn(challenge, handle);
    expect((await logIn(answer)).status).toBe(200);
    expect((await logIn(answer)).body.code).toBe('passkey.refused');
    const late = await startLogIn();
    calls.clock.advance(PASSKEY_MINUTES);
    expect((await logIn(key.logIn(late.challenge, handle))).body.code).toBe('passkey.refused');
    const own = (await start(token)).body.data.challenge;
    expect((await logIn(key.logIn(own, handle))).body.code).toBe('passkey.refused');
  });

  it('refuses a copy of the key, whose count has stood still', async () => {
    const { key, handle } = await renterWithPasskey();
    const first = await startLogIn();
    expect((await logIn(key.logIn(first.challenge, handle))).status).toBe(200);
    const second = await startLogIn();
    const copy = key.logIn(second.challenge, handle, { counter: key.counter });
    expect((await logIn(copy)).body.code).toBe('passkey.refused');
  });

  it('refuses a key nobody has, and one that is removed', async () => {
    const { token, key, handle } = await renterWithPasskey();
    const unknown = await startLogIn();
    expect((await logIn(new Authenticator().logIn(unknown.challenge, handle))).status).toBe(401);
    const [{ id }] = await listOf(token);
    expect((await calls.fetch('DELETE', `/customer/passkeys/${id}`, token)).status).toBe(200);
    const { challenge } = await startLogIn();
    expect((await logIn(key.logIn(challenge, handle))).status).toBe(401);
  });

  it('is not offered at an address of numbers or on a foreign domain', async () => {
    for (const host of ['127.0.0.1', 'www.evil.example']) {
      const reply = await calls.post('/login/passkey/start', {}, { headers: { host } });
      expect(reply).toMatchObject({ status: 422, body: { code: 'passkey.not_here' } });
    }
  });
});

describe('a passkey', () => {
  it('is renamed', async () => {
    const { token } = await renterWithPasskey();
    const [{ id }] = await listOf(token);
    expect((await calls.send('PUT', `/customer/passkeys/${id}`, { name: 'Office' }, { token })).status).toBe(
      200,
    );
    expect(await listOf(token)).toMatchObject([{ id, name: 'Office' }]);
  });

  it('goes when the password is reset: nobody knows then whose it was', async () => {
    const { email, key, handle } = await renterWithPasskey();
    await calls.post('/forgot-password', { email });
    const [token] = await calls.resetTokensTo(email, 1);
    const password = 'nuova-strada-lunga-71';
    const body = { token, new_password: password, confirm_password: password };
    expect((await calls.send('PUT', '/reset-password', body)).status).toBe(200);
    const { challenge } = await startLogIn();
    expect((await logIn(key.logIn(challenge, handle))).status).toBe(401);
  });
});
