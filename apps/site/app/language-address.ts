import { matchPath } from 'react-router';
import {
  defaultLanguage,
  isLanguage,
  languageCookie,
  languageOfHeader,
  type Language,
} from '@nolo/i18n/language.ts';
import { pagePatterns } from './page-patterns.ts';
import { paths } from './paths.ts';
import { siteFiles } from './site-files.ts';

export type AddressVerdict =
  | { kind: 'fine' }
  /** 301 where the address will always lead there, 302 where it depends on who asks. */
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'unknown' };

/** What a visitor brings along that tells the language. */
export type LanguageHints = { remembered: string | undefined; acceptLanguage: string | null };

/** Remembered from an earlier visit, else the browser's, else English. */
const readersLanguage = ({ remembered, acceptLanguage }: LanguageHints): Language =>
  isLanguage(remembered) ? remembered : languageOfHeader(acceptLanguage);

/** The language of the document at `path`. Without a language in it, it is Page Not Found: in the reader's. */
export function documentLanguage(path: string, hints: LanguageHints): Language {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : readersLanguage(hints);
}

const cookieOf = (headers: Headers, name: string) =>
  headers.get('cookie')?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1];

export function languageHints(headers: Headers): LanguageHints {
  return {
    remembered: cookieOf(headers, languageCookie(true)) ?? cookieOf(headers, languageCookie(false)),
    acceptLanguage: headers.get('accept-language'),
  };
}

/**
 * Decides what to do with an address that lacks its language segment (docs/specification/languages.md 2), or is another
 * spelling of a page's one address.
 */
export function judgeAddress(url: URL, hints: LanguageHints): AddressVerdict {
  const first = url.pathname.split('/')[1];
  if (!first) return { kind: 'redirect', to: paths.home(readersLanguage(hints)) + url.search, status: 302 };
  if (isSiteFile(url.pathname)) return { kind: 'fine' };
  const own = ownSpelling(withLanguage(url.pathname, first));
  if (own === null) return isLanguage(first) ? { kind: 'fine' } : { kind: 'unknown' };
  return own === url.pathname ? { kind: 'fine' } : { kind: 'redirect', to: own + url.search, status: 301 };
}

const isSiteFile = (path: string) => Object.values(siteFiles).some((file) => matchPath(`/${file}`, path));

/** Italian where the first part of a path is no language in any spelling. */
function withLanguage(path: string, first: string): string {
  const language = first.toLowerCase();
  return isLanguage(language) ? `/${language}${path.slice(first.length + 1)}` : `/${defaultLanguage}${path}`;
}

/** The address of the page that the router shows for `path`, without capitals and slashes too many; null: no page. */
function ownSpelling(path: string): string | null {
  const patterns = Object.values(pagePatterns).map((pattern) => `/:lang${pattern && `/${pattern}`}`);
  const bare = path.replace(/\/+/g, '/').replace(/\/$/, '');
  const pattern =
    patterns.find((one) => matchPath({ path: one, caseSensitive: true }, bare)) ??
    patterns.find((one) => matchPath(one, bare));
  return pattern === undefined ? null : spelledLike(pattern, bare);
}

/** What stands for a page of `content/`: its addresses have no capitals. */
const isWritten = (word: string) => /^:(city|airport|eventName)\b/.test(word);

/** The words of `pattern`, and what `path` has where the pattern has a name. */
function spelledLike(pattern: string, path: string): string {
  const words = pattern.split('/');
  const spelled = path.split('/').map((part, i) => {
    const word = words[i] ?? '';
    if (isWritten(word)) return part.toLowerCase();
    return word.startsWith(':') ? part : word;
  });
  return spelled.join('/');
}
