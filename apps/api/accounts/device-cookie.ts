import type { FastifyReply, FastifyRequest } from 'fastify';
import Bowser from 'bowser';
import { setTokenCookie, tokenInCookie } from '../platform/host-cookie.ts';
import type { Device } from './open-session.ts';

const NAME = 'nolo_device';
const YEAR_SECONDS = 31_536_000;

/** The browser's random token from an earlier log-in, null without one. It opens nothing by itself. */
export function deviceTokenOf(request: Pick<FastifyRequest, 'headers'>, isSecure: boolean): string | null {
  return tokenInCookie(request, NAME, isSecure) ?? null;
}

export function setDeviceCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  setTokenCookie(reply, { name: NAME, token, seconds: YEAR_SECONDS }, isSecure);
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
