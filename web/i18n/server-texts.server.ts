import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '../../locales/languages.ts';
import type { Namespace } from './namespaces.ts';
import { i18nOptions } from './options.ts';

type Dictionary = Record<string, string>;

const files = import.meta.glob<Dictionary>('../../locales/{en,it,fr}/*.ts', { eager: true, import: 'default' });

function dictionaries(language: Language): Record<string, Dictionary> {
  const prefix = `../../locales/${language}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, texts]) => [path.slice(prefix.length, -'.ts'.length), texts]),
  );
}

function createTexts(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: dictionaries(language) },
    initAsync: false,
  });
  return instance;
}

// Every text is in memory and nothing changes the language of an instance, so requests share one each.
const instances = Object.fromEntries(languages.map((language) => [language, createTexts(language)]));

export function serverTexts(language: Language): i18n {
  return instances[language] as i18n;
}

/** The texts a page needs in the browser. */
export function textsFor(language: Language, namespaces: Iterable<Namespace>): Record<string, Dictionary> {
  const all = dictionaries(language);
  return Object.fromEntries([...namespaces].map((namespace) => [namespace, all[namespace] ?? {}]));
}
