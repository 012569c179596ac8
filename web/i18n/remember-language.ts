import { languageCookie, languageKey, type Language } from '../../locales/language.ts';

const oneYear = 365 * 24 * 3600;

/** Remembers the language for the next visit: local storage, and a cookie because the server cannot see it. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be forbidden; the cookie below then does on its own.
  }
  const isSecure = location.protocol === 'https:';
  document.cookie = `${languageCookie(isSecure)}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
