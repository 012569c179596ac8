import { deviceStorage } from '@nolo/ui/browser-storage.ts';

const key = 'visitor_id';
/** Thirteen months (the cookie policy and the consent panel say so). */
const KEPT_MS = 395 * 86_400_000;

/** Tells one visitor's visits from another's, from the moment on that they agreed to analytics; written with its time. */
export function visitorId(now = Date.now()): string {
  const [known = '', since] = (deviceStorage.read(key) ?? '').split('-');
  if (/^[0-9a-f]{16}$/.test(known) && now - Number(since) < KEPT_MS) return known;
  const fresh = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  deviceStorage.write(key, `${fresh}-${now}`);
  return fresh;
}

export function forgetVisitorId(): void {
  deviceStorage.write(key, null);
}
