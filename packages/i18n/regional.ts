import type { Language } from './language.ts';

/** For what the platform writes itself. European English, as the rest of the site is: no comma before 'and'. */
export const regional: Record<Language, string> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };
