import type { Language } from './language.ts';

/** European English, as the rest of the site is: no comma before 'and'. */
export const regional: Record<Language, string> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };

/** 'last name, first name and gender'. */
export function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(regional[language]).format(parts);
}
