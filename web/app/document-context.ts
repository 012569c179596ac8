import { createContext } from 'react';
import type { InlineTexts } from '../i18n/browser-texts.ts';

/** What only the server knows while it writes the document; empty in the browser. */
export type DocumentFacts = { nonce?: string; texts?: InlineTexts };

export const DocumentContext = createContext<DocumentFacts>({});
