import { createContext } from 'react';
import type { Language } from './language.ts';
import type { PageNamespace } from './namespaces.ts';
import type { Dictionary } from './translate.ts';

/** Where texts come from: memory on the server; in the browser what the page brought, else a small chunk. */
export type TextSource = (language: Language, namespace: PageNamespace) => Dictionary | Promise<Dictionary>;

export const TextSourceContext = createContext<TextSource>(() => ({}));
