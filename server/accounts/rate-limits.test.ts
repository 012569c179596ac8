import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/setup/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ rateLimitFactor: 1, work: false });
});
afterAll(() => test.close());

async function statuses(
  times: number,
  url: string,
  payloadOf: (call: number) => object,
  from: (call: number) => string,
) {
  const found: number[] = [];
  for (let call = 0; call < times; call += 1) {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      remoteAddress: from(call),
      payload: payloadOf(call),
    });
    found.push(reply.statusCode);
  }
  return found;
}

const count = (found: number[], status: number) => found.filter((one) => one === status).length;

describe('rate limits', () => {
  it('stops one machine that tries many addresses', async () => {
    const payload = (call: number) => ({ email: `guess${call}@example.com`, password: 'guess' });
    const found = await statuses(22, '/login', payload, () => '198.51.100.1');
    expect([count(found, 401), count(found, 429)]).toEqual([20, 2]);
  });

  it('stops many machines that try one address', async () => {
    const payload = () => ({ email: 'victim@example.com', password: 'guess' });
    const found = await statuses(22, '/login', payload, (call) => `198.51.100.${call + 10}`);
    expect([count(found, 401), count(found, 429)]).toEqual([20, 2]);
  });

  it('stops mail-sending calls', async () => {
    const payload = () => ({ email: 'someone@example.com' });
    const found = await statuses(7, '/verify-email/resend', payload, () => '198.51.100.2');
    expect([count(found, 200), count(found, 429)]).toEqual([5, 2]);
  });

  it('stops sign-ups, with the failure envelope and the time to wait', async () => {
    await statuses(
      10,
      '/signup',
      () => ({}),
      () => '198.51.100.3',
    );
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
