import { deviceStorage } from '@nolo/ui/browser-storage.ts';
import { languageCookie, languageKey, type Language } from '@nolo/i18n/language.ts';

const oneYear = 365 * 24 * 3600;

/** Remembers the language for the next visit: local storage, and a cookie because the server cannot see it. */
export function rememberLanguage(language: Language): void {
  deviceStorage.write(languageKey, language);
  const isSecure = location.protocol === 'https:';
  document.cookie = `${languageCookie(isSecure)}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
