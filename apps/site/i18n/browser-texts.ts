import type { Language } from '@nolo/i18n/language.ts';
import { lazyTexts } from '@nolo/i18n/lazy-texts.ts';
import type { TextSource } from '@nolo/i18n/text-source.ts';
import type { Dictionary } from '@nolo/i18n/translate.ts';

/** Id of the JSON the server leaves in the document: the texts of this page in this language. */
export const inlineTextsId = 'texts';
export type InlineTexts = { language: Language; namespaces: Record<string, Dictionary> };

function readInline(): InlineTexts | null {
  return JSON.parse(document.getElementById(inlineTextsId)?.textContent || 'null') as InlineTexts | null;
}

/** Starts with what the server sent; anything else comes when it is needed. */
export function browserTexts(): TextSource {
  const inline = readInline();
  const later = lazyTexts();
  return (language, namespace) =>
    (inline?.language === language ? inline.namespaces[namespace] : undefined) ?? later(language, namespace);
}
