import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '../../contract/addresses.ts';

/** With the prefix, a browser takes and sends it over HTTPS alone, whoever tries to set it. */
const nameOf = (isSecure: boolean) => `${isSecure ? '__Secure-' : ''}nolo_device`;
const YEAR_SECONDS = 31_536_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The browser's own random mark from an earlier log-in, null without one. It opens nothing by itself. */
export function deviceTokenOf(request: Pick<FastifyRequest, 'headers'>, isSecure: boolean): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === nameOf(isSecure))?.[1];
  return value !== undefined && TOKEN.test(value) ? value : null;
}

export function setDeviceCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  const attributes = `Path=${API_BASE}/login; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`;
  reply.header('set-cookie', `${nameOf(isSecure)}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`);
}
