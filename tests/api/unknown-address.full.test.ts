import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

function ask(method: Method, url: string, language = 'en', payload?: string) {
  return world.test.app.inject({
    method,
    url,
    headers: { 'accept-language': language, ...(payload ? { 'content-type': 'text/plain' } : {}) },
    ...(payload ? { payload } : {}),
  });
}

it.each(methods)(
  '%s of an address that is not there: 404 as JSON, in the reader’s language',
  async (method) => {
    const texts = [];
    for (const language of ['en', 'it', 'fr']) {
      const reply = await ask(method, '/api/v1/nothing/here?x=1', language);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json',
        'content-language': language,
        'cache-control': 'no-store',
      });
      if (method === 'HEAD') continue;
      expect(reply.json()).toMatchObject({ status: 404, code: 'request.unknown_address' });
      texts.push(reply.json().message);
    }
    expect(new Set(texts).size).toBe(method === 'HEAD' ? 0 : 3);
  },
);

it.each(['/api/v1', '/api/v1/', '/api/v1/car', '/api/v1/car/fiat/1/more', '/api/v1/docsx'])(
  '%s is nothing',
  async (url) => {
    const reply = await ask('GET', url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('request.unknown_address');
  },
);

it.each<[Method, string, string]>([
  ['GET', '/api/v1/login', 'POST'],
  ['DELETE', '/api/v1/car/fiat-500-roma/1', 'GET, HEAD'],
  ['POST', '/api/v1/openapi.json', 'GET, HEAD'],
  ['PATCH', '/api/v1/customer/profile', 'GET, HEAD, PUT'],
  ['GET', '/api/v1/payments/webhook', 'POST'],
])('%s %s: 405, and what is allowed', async (method, url, allow) => {
  const reply = await ask(method, url, 'it', method === 'GET' ? undefined : 'no JSON at all');
  expect(reply.statusCode).toBe(405);
  expect(reply.headers['allow']).toBe(allow);
  expect(reply.json()).toMatchObject({
    status: 405,
    code: 'request.method_not_allowed',
    message: 'Questa azione non è possibile qui.',
  });
});
