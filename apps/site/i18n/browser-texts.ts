import type { Language } from '@nolo/i18n/language.ts';
import type { TextSource } from '@nolo/i18n/text-source.ts';
import type { Dictionary } from '@nolo/i18n/translate.ts';

/** Id of the JSON the server leaves in the document: the texts of this page in this language. */
export const inlineTextsId = 'texts';
export type InlineTexts = { language: Language; namespaces: Record<string, Dictionary> };

/** The list of a language's files is a file of its own: most visits need the texts in the document and no others. */
const lists = {
  en: () => import('@nolo/i18n/text-files/en.ts'),
  it: () => import('@nolo/i18n/text-files/it.ts'),
  fr: () => import('@nolo/i18n/text-files/fr.ts'),
};

async function load(language: Language, namespace: string): Promise<Dictionary> {
  const { textFiles } = await lists[language]();
  return (await textFiles[`../../../locales/${language}/${namespace}.ts`]?.()) ?? {};
}

function readInline(): InlineTexts | null {
  return JSON.parse(document.getElementById(inlineTextsId)?.textContent || 'null') as InlineTexts | null;
}

/** As React Router does for a lost script of a route: the new page brings its texts in itself. */
function loadPageAgain(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** Starts with what the server sent; anything else comes as one small chunk per language and namespace. */
export function browserTexts(): TextSource {
  const known = new Map<string, Dictionary | Promise<Dictionary>>();
  const inline = readInline();
  for (const [namespace, texts] of Object.entries(inline?.namespaces ?? {})) {
    known.set(`${inline?.language}/${namespace}`, texts);
  }
  return (language, namespace) => {
    const id = `${language}/${namespace}`;
    const found = known.get(id);
    if (found) return found;
    const loading = load(language, namespace).catch(loadPageAgain);
    // The promise stays: React renders a component that waited for it once more and asks for it again. With the
    // texts themselves in its place the hooks after it would be one too many (React's error 520).
    known.set(id, loading);
    return loading;
  };
}
