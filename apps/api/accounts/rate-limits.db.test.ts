import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '@nolo/tests/calls/account-calls.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { hashPassword } from '../platform/passwords.ts';
import { newToken } from '../platform/tokens.ts';
import { resetLinks } from './mailed-link-store.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let test: TestApp;
const clock = testClock(testNow());

beforeAll(async () => {
  test = await createTestApp({ clock, rateLimitFactor: 1, work: false });
});
afterAll(() => test.close());

type Call = { remoteAddress: string; payload: object; headers?: Record<string, string> };

async function statuses(times: number, url: string, callOf: (call: number) => Call): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < times; call += 1) {
    const reply = await test.app.inject({ method: 'POST', url: `/api/v1${url}`, ...callOf(call) });
    found.push(reply.statusCode);
  }
  return found;
}

const count = (found: number[], status: number) => found.filter((one) => one === status).length;

/** Wrong passwords for one address, from computers of one network. */
const guess = (times: number, network: number) =>
  statuses(times, '/login', (call) => ({
    remoteAddress: `203.0.${network}.${call}`,
    payload: { email: 'quarter@nolo.test', password: 'guess' },
  }));

/** The cookie that a log-in leaves in a browser. */
async function deviceOf(email: string): Promise<string> {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    remoteAddress: '198.51.100.200',
    payload: { email, password: PASSWORD },
  });
  expect(reply.statusCode).toBe(200);
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
}

describe('rate limits', () => {
  it('never lock the owner out: guesses from strangers and from a known browser are counted apart', async () => {
    const { email, accountId } = await createRenter(test.deps.database);
    await test.deps.database
      .updateTable('account')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', accountId)
      .execute();
    const cookie = await deviceOf(email);
    const guesses = await statuses(25, '/login', (call) => ({
      remoteAddress: `198.51.101.${call}`,
      payload: { email, password: 'guess' },
    }));
    expect([count(guesses, 401), count(guesses, 429)]).toEqual([20, 5]);
    const right = { email, password: PASSWORD };
    const url = '/api/v1/login';
    const stranger = await test.app.inject({
      method: 'POST',
      url,
      payload: right,
      remoteAddress: '198.51.102.1',
    });
    expect(stranger.json()).toMatchObject({ status: 429, code: 'account.too_many_attempts' });
    const owner = await test.app.inject({
      method: 'POST',
      url,
      payload: right,
      remoteAddress: '198.51.102.2',
      headers: { cookie },
    });
    expect(owner.statusCode).toBe(200);
    // A browser that is known is not given another mark.
    expect(owner.headers['set-cookie']).toBeUndefined();
  });

  it('let a stranger guess again after a quarter of an hour', async () => {
    expect((await guess(20, 1)).at(-1)).toBe(401);
    clock.advance(14);
    expect(await guess(1, 2)).toEqual([429]);
    clock.advance(1);
    expect(await guess(1, 3)).toEqual([401]);
  });

  it('never lock the owner out of a new browser: a new password opens it while the guesses go on', async () => {
    const { email, accountId } = await createRenter(test.deps.database);
    const attack = (first: number) =>
      statuses(25, '/login', (call) => ({
        remoteAddress: `198.51.${first}.${call}`,
        payload: { email, password: 'guess' },
      }));
    await attack(104);
    const { token, hash } = newToken();
    const createdAt = test.deps.clock.now();
    const expiresAt = new Date(createdAt.getTime() + 3_600_000);
    await resetLinks.insert(test.deps.database, { hash, accountId, createdAt, expiresAt });
    const reset = await test.app.inject({
      method: 'PUT',
      url: '/api/v1/reset-password',
      remoteAddress: '198.51.102.3',
      payload: { token, new_password: PASSWORD, confirm_password: PASSWORD },
    });
    expect(reset.statusCode).toBe(200);
    await attack(105);
    const logIn = (cookie?: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        remoteAddress: '198.51.102.3',
        payload: { email, password: PASSWORD },
        headers: cookie === undefined ? {} : { cookie },
      });
    expect((await logIn()).statusCode).toBe(429);
    expect((await logIn(String(reset.headers['set-cookie']).split(';')[0])).statusCode).toBe(200);
  });

  it('count the guesses from a known browser too', async () => {
    const { email, accountId } = await createRenter(test.deps.database);
    await test.deps.database
      .updateTable('account')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('id', '=', accountId)
      .execute();
    const cookie = await deviceOf(email);
    const found: number[] = [];
    for (let call = 0; call < 22; call += 1) {
      const reply = await test.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        remoteAddress: `198.51.103.${call}`,
        headers: { cookie },
        payload: { email, password: 'guess' },
      });
      found.push(reply.statusCode);
    }
    expect([count(found, 401), count(found, 429)]).toEqual([20, 2]);
  });

  it('stops one machine that tries many addresses', async () => {
    // Counted whatever is asked; checking 22 passwords could take longer than the minute that is counted.
    const found = await statuses(22, '/login', () => ({ remoteAddress: '198.51.100.1', payload: {} }));
    expect(found).toEqual([...Array<number>(20).fill(400), 429, 429]);
  });

  it('stops one machine whatever other address it says it has: no proxy is named here', async () => {
    const found = await statuses(22, '/login', (call) => ({
      remoteAddress: '198.51.100.2',
      payload: {},
      headers: { 'x-forwarded-for': `203.0.113.${call}`, forwarded: `for=203.0.113.${call}` },
    }));
    expect(found).toEqual([...Array<number>(20).fill(400), 429, 429]);
  });

  it('stops many machines that try one address', async () => {
    const found = await statuses(22, '/login', (call) => ({
      remoteAddress: `198.51.100.${call + 10}`,
      payload: { email: 'victim@example.com', password: 'guess' },
    }));
    expect([count(found, 401), count(found, 429)]).toEqual([20, 2]);
  });

  it('stops mail-sending calls', async () => {
    const found = await statuses(7, '/verify-email/resend', () => ({
      remoteAddress: '198.51.100.2',
      payload: { email: 'someone@example.com' },
    }));
    expect([count(found, 200), count(found, 429)]).toEqual([5, 2]);
  });

  it('stops sign-ups, with the failure envelope and the time to wait', async () => {
    await statuses(10, '/signup', () => ({ remoteAddress: '198.51.100.3', payload: {} }));
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/signup',
      remoteAddress: '198.51.100.3',
      headers: { 'accept-language': 'it' },
      payload: {},
    });
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});
