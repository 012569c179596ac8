import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/setup/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ rateLimitFactor: 1, work: false });
});
afterAll(() => test.close());

type Call = { remoteAddress: string; payload: object };

async function statuses(times: number, url: string, callOf: (call: number) => Call): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < times; call += 1) {
    const reply = await test.app.inject({ method: 'POST', url: `/api/v1${url}`, ...callOf(call) });
    found.push(reply.statusCode);
  }
  return found;
}

const count = (found: number[], status: number) => found.filter((one) => one === status).length;

describe('rate limits', () => {
  it('stops one machine that tries many addresses', async () => {
    const found = await statuses(22, '/login', (call) => ({
      remoteAddress: '198.51.100.1',
      payload: { email: `guess${call}@example.com`, password: 'guess' },
    }));
    expect([count(found, 401), count(found, 429)]).toEqual([20, 2]);
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
