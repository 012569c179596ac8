/**
 * A way back that a visitor brought along in the address. Only paths of this site pass. What counts is the address
 * that comes out: `/..//host` looks like a path and resolves to `//host`, which a browser reads as another origin.
 */
export function safeRedirect(value: string | null | undefined): string | undefined {
  if (!value || !isOwnPath(value)) return undefined;
  const base = 'https://same.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base) return undefined;
  const resolved = url.pathname + url.search + url.hash;
  return isOwnPath(resolved) ? resolved : undefined;
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\\\p{Cc} ]/u.test(path);
}
