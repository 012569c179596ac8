import type { Language } from './language.ts';
import type { TextSource } from './text-source.ts';
import type { Dictionary } from './translate.ts';

/** The list of a language's files is a file of its own: most visits need the texts in the document and no others. */
const lists = {
  en: () => import('./text-files/en.ts'),
  it: () => import('./text-files/it.ts'),
  fr: () => import('./text-files/fr.ts'),
};

async function load(language: Language, namespace: string): Promise<Dictionary> {
  const { textFiles } = await lists[language]();
  return (await textFiles[`../${language}/${namespace}.ts`]?.()) ?? {};
}

/** As React Router does for a lost script of a route: the new page brings its texts in itself. */
function loadPageAgain(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** Texts as one small chunk per language and namespace, each asked for once. */
export function lazyTexts(): TextSource {
  const asked = new Map<string, Promise<Dictionary>>();
  return (language, namespace) => {
    const id = `${language}/${namespace}`;
    // The promise stays: React renders a component that waited for it once more and asks for it again. With the
    // texts themselves in its place the hooks after it would be one too many (React's error 520).
    const texts = asked.get(id) ?? load(language, namespace).catch(loadPageAgain);
    asked.set(id, texts);
    return texts;
  };
}
