import type { Language } from './language.ts';

/** European English, as the rest of the site is: no comma before 'and'. */
const locales: Record<Language, string> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };

/** 'France, Monaco and Switzerland' from ISO 3166 codes. */
export function formatCountries(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' });
  return new Intl.ListFormat(locales[language]).format(codes.map((code) => names.of(code) ?? code));
}
