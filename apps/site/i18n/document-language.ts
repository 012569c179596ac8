import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { isLanguage, languageOfPath, type Language } from '@nolo/i18n/language.ts';

/** The language that the document came in: of an address that says none, which is Page Not Found. */
export const DocumentLanguageContext = createContext(
  languageOfPath(typeof document === 'undefined' ? '' : `/${document.documentElement.lang}`),
);

/** The page's language: the address alone decides, where it is a page's. */
export function useAddressLanguage(): Language {
  const first = useLocation().pathname.split('/')[1];
  const written = use(DocumentLanguageContext);
  return isLanguage(first) ? first : written;
}
