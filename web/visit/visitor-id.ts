const key = 'visitor_id';

/** Tells one visitor's visits from another's, from the moment on that they agreed to analytics. */
export function visitorId(): string {
  const known = localStorage.getItem(key);
  if (known && /^[0-9a-f]{16}$/.test(known)) return known;
  const fresh = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  localStorage.setItem(key, fresh);
  return fresh;
}

export function forgetVisitorId(): void {
  localStorage.removeItem(key);
}
