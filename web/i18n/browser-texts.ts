import { createInstance, type i18n } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../locales/languages.ts';
import { i18nOptions } from './options.ts';

/** Id of the JSON the server leaves in the document: the texts of this page in this language. */
export const inlineTextsId = 'texts';
export type InlineTexts = { language: Language; namespaces: Record<string, Record<string, string>> };

const chunks = import.meta.glob<Record<string, string>>('../../locales/{en,it,fr}/*.ts', { import: 'default' });

function loadChunk(language: string, namespace: string): Promise<Record<string, string>> {
  const load = chunks[`../../locales/${language}/${namespace}.ts`];
  return load ? load() : Promise.reject(new Error(`No texts ${language}/${namespace}`));
}

/** Starts with what the server sent; anything else comes as one small chunk per language and namespace. */
export async function browserTexts(): Promise<i18n> {
  const json = document.getElementById(inlineTextsId)?.textContent;
  const inline = JSON.parse(json ?? 'null') as InlineTexts | null;
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(resourcesToBackend(loadChunk))
    .init({
      ...i18nOptions,
      lng: inline?.language,
      ns: Object.keys(inline?.namespaces ?? { common: {} }),
      resources: inline ? { [inline.language]: inline.namespaces } : undefined,
      partialBundledLanguages: true,
    });
  return instance;
}
