import type { FastifyReply, FastifyRequest } from 'fastify';
import Bowser from 'bowser';
import type { Device } from './open-session.ts';

/** With the prefix, a browser takes it over HTTPS alone, and from this very host: no other below the domain can set it. */
const nameOf = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}nolo_device`;
const YEAR_SECONDS = 31_536_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The browser's random token from an earlier log-in, null without one. It opens nothing by itself. */
export function deviceTokenOf(request: Pick<FastifyRequest, 'headers'>, isSecure: boolean): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === nameOf(isSecure))?.[1];
  return value !== undefined && TOKEN.test(value) ? value : null;
}

export function setDeviceCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`;
  reply.header('set-cookie', `${nameOf(isSecure)}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`);
}

/** The browser a request comes from. */
export function deviceOf(request: Pick<FastifyRequest, 'headers'>, isSecure: boolean): Device {
  return { token: deviceTokenOf(request, isSecure), name: deviceName(request.headers['user-agent']) };
}

const MAX_USER_AGENT = 500;

/** 'Chrome, Windows' from what the browser says of itself; empty when that says nothing. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
