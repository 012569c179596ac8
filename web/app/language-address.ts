import { matchPath } from 'react-router';
import { defaultLanguage, isLanguage, languageOfHeader, type Language } from '../../locales/language.ts';
import { pagePatterns } from './page-patterns.ts';
import { paths } from './paths.ts';

export type AddressVerdict =
  { kind: 'fine'; language: Language } | { kind: 'redirect'; to: string } | { kind: 'unknown' };

/** What a visitor brings along that tells the language. */
export type LanguageHints = { remembered: string | undefined; acceptLanguage: string | null };

/** Decides what to do with an address that may lack its language segment (decisions.md 9). */
export function judgeAddress(url: URL, hints: LanguageHints): AddressVerdict {
  const first = url.pathname.split('/')[1];
  if (isLanguage(first)) return { kind: 'fine', language: first };
  if (!first) {
    const language = isLanguage(hints.remembered) ? hints.remembered : languageOfHeader(hints.acceptLanguage);
    return { kind: 'redirect', to: paths.home(language) + url.search };
  }
  return isPage(url.pathname)
    ? { kind: 'redirect', to: `/${defaultLanguage}${url.pathname}${url.search}` }
    : { kind: 'unknown' };
}

function isPage(pathname: string): boolean {
  return Object.values(pagePatterns).some((pattern) => pattern && matchPath(`/${pattern}`, pathname));
}
