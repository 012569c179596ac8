import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageOfPath, type Language } from '../../locales/languages.ts';
import type { Namespace } from './namespaces.ts';

/** The page's language: the address alone decides. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** `const t = useTexts('car')`. Suspends while the texts of a later navigation are on their way. */
export function useTexts<N extends Namespace>(namespace: N): TFunction<N> {
  const lng = useLanguage();
  const options = useMemo(() => ({ lng }), [lng]);
  return useTranslation(namespace, options).t as unknown as TFunction<N>;
}
