import { use, useMemo } from 'react';
import { useLocation } from 'react-router';
import { isLanguage, type Language } from './language.ts';
import { DocumentLanguageContext } from '@nolo/site/i18n/document-language.ts';
import type { PageNamespace } from './namespaces.ts';
import { TextSourceContext } from './text-source.ts';
import { translator, type Translate } from './translate.ts';

/** The page's language: the address alone decides, where it is a page's. */
export function useLanguage(): Language {
  const first = useLocation().pathname.split('/')[1];
  const written = use(DocumentLanguageContext);
  return isLanguage(first) ? first : written;
}

/** `const t = useTexts('car')`. Suspends while the texts of a later navigation are on their way. */
export function useTexts<N extends PageNamespace>(namespace: N): Translate<N> {
  const language = useLanguage();
  const source = use(TextSourceContext)(language, namespace);
  const texts = source instanceof Promise ? use(source) : source;
  return useMemo(() => translator<N>(texts, language), [texts, language]);
}
