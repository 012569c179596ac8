import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

test('nothing inline or foreign runs but what the page names', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-abc='"], styles: ["'nonce-n0nce'"] });
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  for (const directive of [
    "script-src 'self' 'sha256-abc='",
    "style-src 'self' 'nonce-n0nce'",
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
});
