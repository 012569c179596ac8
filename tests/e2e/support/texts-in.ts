import type { Language } from '../../../locales/language.ts';
import type { Namespace } from '../../../locales/namespaces.ts';
import { translator, type Dictionary, type Translate } from '../../../locales/translate.ts';

async function read(language: Language, namespace: string): Promise<Dictionary> {
  const file = (await import(`../../../locales/${language}/${namespace}.ts`)) as { default: Dictionary };
  return file.default;
}

/** `t` of a page's texts in a language, so that a test reads what a renter reads. */
export async function textsIn<N extends Namespace>(language: Language, namespace: N): Promise<Translate<N>> {
  return translator(await read(language, namespace), language);
}

/** What the server answers when something has worked. */
export const messagesIn = (language: Language): Promise<Dictionary> => read(language, 'messages');
