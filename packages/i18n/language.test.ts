import { expect, it } from 'vitest';
import { languageCookie } from './language.ts';

it('over HTTPS the cookie is this host’s alone; a development machine has no HTTPS', () => {
  expect(languageCookie(true)).toBe('__Host-i18nextLng');
  expect(languageCookie(false)).toBe('i18nextLng');
});
