import { createContext } from 'react';
import { languageOfPath } from '@nolo/i18n/language.ts';

/** The language that the document came in: of an address that says none, which is Page Not Found. */
export const DocumentLanguageContext = createContext(
  languageOfPath(typeof document === 'undefined' ? '' : `/${document.documentElement.lang}`),
);
