/** What may stand inside a page. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The content security policy of a page. The access token lives in local storage, so no inline script runs but those
 * this page was rendered with, and no foreign script ever (docs/specification/accounts.md 1). `foreign` are the
 * addresses that a page may ask for data: a configured map provider's, and those of trackers, which get nothing without
 * consent.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  foreign: readonly string[] = [],
): string {
  const others = foreign.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    `img-src 'self' data: blob:${others}`,
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers every page carries, whatever it shows (`reply-headers.ts` adds its own to every reply). */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
} as const;
