import type enMessages from '@nolo/i18n/en/messages.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Namespace } from '@nolo/i18n/namespaces.ts';
import { translator, type Dictionary, type Translate } from '@nolo/i18n/translate.ts';

async function read(language: Language, namespace: string): Promise<Dictionary> {
  const file = (await import(`@nolo/i18n/${language}/${namespace}.ts`)) as { default: Dictionary };
  return file.default;
}

/** `t` of a page's texts in a language, so that a test reads what a renter reads. */
export async function textsIn<N extends Namespace>(language: Language, namespace: N): Promise<Translate<N>> {
  return translator(await read(language, namespace), language);
}

type Message = keyof typeof enMessages;

/** What the server answers when something has worked. */
export async function messagesIn(language: Language): Promise<(key: Message) => string> {
  const texts = await read(language, 'messages');
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`No message ${key} in ${language}`);
    return text;
  };
}
