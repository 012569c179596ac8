import { afterEach, expect, it, vi } from 'vitest';
import { rememberLanguage } from './remember-language.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What is written into a browser's cookies on a page of that protocol. */
function cookieOn(protocol: string, localStorage: object): string {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('localStorage', localStorage);
  rememberLanguage('it');
  return document.cookie;
}

it('over HTTPS the cookie is kept for this host alone and travels over HTTPS alone', () => {
  const kept = new Map<string, string>();
  const cookie = cookieOn('https:', { setItem: (name: string, value: string) => kept.set(name, value) });
  expect(cookie).toMatch(/^__Host-i18nextLng=it; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
  expect([...kept]).toEqual([['i18nextLng', 'it']]);
});

it('a development machine has no HTTPS; where storage is forbidden the cookie does', () => {
  const forbidden = {
    setItem() {
      throw new Error('forbidden');
    },
  };
  expect(cookieOn('http:', forbidden)).toMatch(/^i18nextLng=it; Path=\/; Max-Age=\d+; SameSite=Lax$/);
});
