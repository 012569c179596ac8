import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

const get = (path: string) => test.app.inject({ url: `/api/v1${path}` });

it('is the same, however many ask and in whichever way', async () => {
  const asked = ['/openapi.json', '/docs/json', '/openapi.json', '/docs/json'].map(get);
  const replies = await Promise.all(asked);
  for (const { statusCode, headers, body } of replies) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toBe(replies[0]?.body);
  }
});

it('is not written anew in another form for whoever asks', async () => {
  const reply = await get('/docs/yaml');
  expect(reply.json()).toMatchObject({ status: 404, code: 'request.unknown_address' });
  expect((await get('/docs')).statusCode).toBe(200);
});
