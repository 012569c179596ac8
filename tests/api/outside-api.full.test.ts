import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../setup/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

const browser = { accept: 'text/html,application/xhtml+xml' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const addresses: [Method, string, number][] = [
  ['GET', '/%zz', 400],
  ['GET', '/it/%ff%fe', 400],
  ['GET', `/${'a'.repeat(300)}/no-page-here`, 404],
  ['POST', '/it/car-list', 404],
  ['PUT', '/images/secret-name', 404],
  ['DELETE', '/', 404],
  ['GET', '/images/0123', 404],
];

describe.each(addresses)('%s %s', (method, url, status) => {
  it('is a page in the reader’s language without a word of the inside', async () => {
    const reply = await test.app.inject({ method, url, headers: { ...browser, 'accept-language': 'fr' } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.body).toContain(`<html lang="${url.startsWith('/it/') ? 'it' : 'fr'}">`);
    expect(reply.body).not.toMatch(/no-page-here|secret-name|Route|Fastify|node_modules|at \//);
  });

  it('is JSON for whoever does not ask for a page', async () => {
    const reply = await test.app.inject({ method, url });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ status, code: expect.stringMatching(/^request\./) });
    expect(reply.headers['x-frame-options']).toBe('DENY');
    expect(reply.body).not.toMatch(/no-page-here|secret-name|Route/);
  });
});

it.each(['evil.example', 'a"b.example', ']', '-', 'nolo..', 'xn--zz.localhost', '999.999.1.1:99999'])(
  'a request for host %s is answered without a 500',
  async (host) => {
    const reply = await test.app.inject({ method: 'GET', url: '/it', headers: { ...browser, host } });
    expect(reply.statusCode).toBe(404);
  },
);
