import { createContext } from 'react';
import type { Language } from '../../locales/language.ts';
import type { Namespace } from './namespaces.ts';
import type { Dictionary } from './translate.ts';

/** Where texts come from: memory on the server; in the browser what the page brought, else a small chunk. */
export type TextSource = (language: Language, namespace: Namespace) => Dictionary | Promise<Dictionary>;

export const TextSourceContext = createContext<TextSource>(() => ({}));
