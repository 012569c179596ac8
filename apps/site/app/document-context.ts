import { createContext } from 'react';
import type { InlineTexts } from '../i18n/browser-texts.ts';

/**
 * What the server knows while it writes the document. The browser knows the nonce from it: where something else has
 * changed the page before React took it over, as password managers do, React makes the whole document anew, and without
 * its nonce the website's colours would be refused.
 */
export type DocumentFacts = { nonce?: string; texts?: InlineTexts };

export const DocumentContext = createContext<DocumentFacts>({});
