import { createContext } from 'react';
import type { Language } from '../../locales/language.ts';
import type { PageNamespace } from '../../locales/namespaces.ts';
import type { Dictionary } from '../../locales/translate.ts';

/** Where texts come from: memory on the server; in the browser what the page brought, else a small chunk. */
export type TextSource = (language: Language, namespace: PageNamespace) => Dictionary | Promise<Dictionary>;

export const TextSourceContext = createContext<TextSource>(() => ({}));
