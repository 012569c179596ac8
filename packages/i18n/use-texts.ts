import { createContext, use, useMemo } from 'react';
import { defaultLanguage, type Language } from './language.ts';
import type { PageNamespace } from './namespaces.ts';
import { TextSourceContext } from './text-source.ts';
import { translator, type Translate } from './translate.ts';

/** Of what is on the screen. Each front end says where it comes from: the renters' site from the address. */
export const LanguageContext = createContext<Language>(defaultLanguage);

export const useLanguage = (): Language => use(LanguageContext);

/** `const t = useTexts('car')`. Suspends while the texts of a later navigation are on their way. */
export function useTexts<N extends PageNamespace>(namespace: N): Translate<N> {
  const language = useLanguage();
  const source = use(TextSourceContext)(language, namespace);
  const texts = source instanceof Promise ? use(source) : source;
  return useMemo(() => translator<N>(texts, language), [texts, language]);
}
