import { expect, test } from 'vitest';
import { byNonce, contentSecurityPolicy } from './security-headers.ts';

test('nothing inline or foreign runs without the nonce', () => {
  const policy = contentSecurityPolicy(byNonce('n0nce'));
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  for (const directive of ['script-src', 'style-src']) {
    expect(policy).toContain(`${directive} 'self' 'nonce-n0nce'`);
  }
  for (const directive of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
});
