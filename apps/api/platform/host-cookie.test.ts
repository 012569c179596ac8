import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clearTokenCookie, setTokenCookie, tokenInCookie } from './host-cookie.ts';
import { sessionCookie } from './sessions.ts';

const token = 'x'.repeat(43);

async function cookieOf(kind: 'business' | 'staff', isSecure: boolean, isCleared = false) {
  const app = Fastify();
  app.get('/', (_request, reply) => {
    if (isCleared) clearTokenCookie(reply, sessionCookie(kind), isSecure);
    else setTokenCookie(reply, { name: sessionCookie(kind), token, seconds: 60 }, isSecure);
    return 'done';
  });
  return (await app.inject('/')).headers['set-cookie'];
}

test.each(['business', 'staff'] as const)(
  'in production a session of kind %s is in a cookie of this very host, which no script reads and no other page has sent',
  async (kind) => {
    const attributes = 'HttpOnly; SameSite=Strict; Secure';
    expect(await cookieOf(kind, true)).toBe(
      `__Host-nolo_${kind}=${token}; Path=/; Max-Age=60; ${attributes}`,
    );
    expect(await cookieOf(kind, true, true)).toBe(`__Host-nolo_${kind}=; Path=/; Max-Age=0; ${attributes}`);
  },
);

const from = (cookie: string, isSecure: boolean) =>
  tokenInCookie({ headers: { cookie } }, sessionCookie('business'), isSecure);

test('in production a cookie without the prefix, which another host below the domain can set, is none', () => {
  expect(from(`nolo_business=${token}`, true)).toBe(undefined);
  expect(from(`other=1; __Host-nolo_business=${token}`, true)).toBe(token);
  expect(from(`nolo_business=${token}`, false)).toBe(token);
  expect(from('__Host-nolo_business=short', true)).toBe(undefined);
});
