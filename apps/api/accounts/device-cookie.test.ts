import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { deviceTokenOf, setDeviceCookie } from './device-cookie.ts';

const TOKEN = 'x'.repeat(43);

async function given(isSecure: boolean): Promise<string> {
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    setDeviceCookie(reply, TOKEN, isSecure);
    return 'ok';
  });
  const { headers } = await app.inject('/');
  return String(headers['set-cookie']);
}

it('in production the mark of a browser travels over HTTPS alone, and nobody else can set it', async () => {
  const cookie = await given(true);
  expect(cookie).toMatch(
    /^__Host-nolo_device=x{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  const sent = { headers: { cookie: `a=b; ${cookie.split(';')[0]}` } };
  expect(deviceTokenOf(sent, true)).toBe(TOKEN);
  for (const other of ['nolo_device', '__Secure-nolo_device']) {
    expect(deviceTokenOf({ headers: { cookie: `${other}=${TOKEN}` } }, true)).toBe(null);
  }
});

it('a development machine has no HTTPS', async () => {
  const cookie = await given(false);
  expect(cookie).toMatch(/^nolo_device=x{43};/);
  expect(deviceTokenOf({ headers: { cookie } }, false)).toBe(TOKEN);
  expect(deviceTokenOf({ headers: {} }, false)).toBe(null);
});
