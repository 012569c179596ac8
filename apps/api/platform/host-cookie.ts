import type { FastifyReply, FastifyRequest } from 'fastify';

/** With the prefix, a browser takes it over HTTPS alone, and from this very host: no other below the domain can set it. */
const prefixed = (name: string, isSecure: boolean) => `${isSecure ? '__Host-' : ''}${name}`;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A random token that this host gave the browser earlier. `isSecure`: in production, where everything is HTTPS. */
export function tokenInCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
  isSecure: boolean,
): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([key]) => key === prefixed(name, isSecure))?.[1];
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

type Cookie = { name: string; token: string; seconds: number };

/** No script reads it, and no other site's page has it sent. */
export function setTokenCookie(
  reply: FastifyReply,
  { name, token, seconds }: Cookie,
  isSecure: boolean,
): void {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${prefixed(name, isSecure)}=${token}; ${attributes}`);
}

export function clearTokenCookie(reply: FastifyReply, name: string, isSecure: boolean): void {
  setTokenCookie(reply, { name, token: '', seconds: 0 }, isSecure);
}
