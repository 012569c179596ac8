import type { Language } from '@nolo/i18n/language.ts';
import type { PageNamespace } from '@nolo/i18n/namespaces.ts';
import type { TextSource } from '@nolo/i18n/text-source.ts';
import type { Dictionary } from '@nolo/i18n/translate.ts';

const files = import.meta.glob<Dictionary>(
  [
    '../../../packages/i18n/{en,it,fr}/*.ts',
    '!../../../packages/i18n/*/emails.ts',
    '!../../../packages/i18n/*/messages.ts',
  ],
  { eager: true, import: 'default' },
);

const textsOf = (language: Language, namespace: PageNamespace): Dictionary =>
  files[`../../../packages/i18n/${language}/${namespace}.ts`] ?? {};

/** Every text is in memory. */
export const serverTexts: TextSource = textsOf;

/** The texts a page needs in the browser. */
export function textsFor(
  language: Language,
  namespaces: Iterable<PageNamespace>,
): Record<string, Dictionary> {
  return Object.fromEntries([...namespaces].map((namespace) => [namespace, textsOf(language, namespace)]));
}
