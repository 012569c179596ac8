import { languages } from '../../locales/languages.ts';

/** What the server's and the browser's i18next have in common. Keys are flat: dots and colons are text. */
export const i18nOptions = {
  supportedLngs: [...languages],
  fallbackLng: false,
  defaultNS: 'common',
  keySeparator: false,
  nsSeparator: false,
  // '_' belongs to plural suffixes alone; contexts are not used.
  contextSeparator: '^',
  // React escapes.
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

