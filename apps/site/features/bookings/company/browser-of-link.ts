import { DOCUMENT_LINK_MINUTES } from '@nolo/domain/booking/document-access.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { deviceStorage, parseJson } from '@nolo/ui/browser-storage.ts';

/** What this browser made up for a link, and when the link is over at the latest. */
type Secret = { browser: string; until: number };

/** In every tab of the browser, under a hash of the token: nobody who reads the storage has a link. */
const key = 'document_link_browsers';

function secretOf(value: unknown): Secret | null {
  const [browser, until] = [fieldOf(value, 'browser'), fieldOf(value, 'until')];
  return typeof browser === 'string' && typeof until === 'number' ? { browser, until } : null;
}

/** Those of links that are not over yet. */
function living(): Record<string, Secret> {
  const stored = parseJson(deviceStorage.read(key));
  const found = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const secrets: Record<string, Secret> = {};
  for (const [hash, value] of found) {
    const secret = secretOf(value);
    if (secret !== null) secrets[hash] = secret;
  }
  return Object.fromEntries(Object.entries(secrets).filter(([, { until }]) => until > Date.now()));
}

function keep(secrets: Record<string, Secret>): void {
  deviceStorage.write(key, Object.keys(secrets).length === 0 ? null : JSON.stringify(secrets));
}

const hexadecimal = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function hashOf(token: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}

/** 256 random bits of this browser, the same ones each time it opens the link, in whichever tab. */
export async function browserOf(token: string): Promise<string> {
  const hash = await hashOf(token);
  const secrets = living();
  const known = secrets[hash];
  if (known !== undefined) return known.browser;
  const browser = hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
  keep({ ...secrets, [hash]: { browser, until: Date.now() + DOCUMENT_LINK_MINUTES * 60_000 } });
  return browser;
}

export async function forgetBrowserOf(token: string): Promise<void> {
  const hash = await hashOf(token);
  keep(Object.fromEntries(Object.entries(living()).filter(([other]) => other !== hash)));
}

/** What links that are over have left behind. */
export function forgetOldBrowsers(): void {
  keep(living());
}
