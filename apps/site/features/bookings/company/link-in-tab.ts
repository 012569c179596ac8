import { LINK_TOKEN } from '@nolo/domain/booking/document-access.ts';
import { tabStorage } from '@nolo/ui/browser-storage.ts';
import { browserOf, forgetBrowserOf } from './browser-of-link.ts';

/** The mailed token, and what this browser made up when it opened the link: the server ties the link to it. */
export type TabLink = { token: string; browser: string };

const key = 'document_link';

const tokenIn = (text: string | null) => (text !== null && LINK_TOKEN.test(text) ? text : null);

/** The token behind a `#`; null for the name of a place on the page. */
export const tokenOfHash = (hash: string) => tokenIn(hash.slice(1));

const read = () => tokenIn(tabStorage.read(key));

/**
 * The token this tab was opened with. It comes behind the `#` of the address, which no server and no `Referer` ever
 * gets, and does not stay there: neither the history nor a copied address has it. A reload finds it in the tab.
 */
export function takeToken(): string | null {
  const token = tokenOfHash(window.location.hash);
  if (token === null) return read();
  tabStorage.write(key, token);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}

/** The link, with the browser's own part. */
export async function linkOf(token: string): Promise<TabLink> {
  return { token, browser: await browserOf(token) };
}

/** It opens nothing any more. */
export function forgetLink(): void {
  const token = read();
  tabStorage.write(key, null);
  if (token !== null) void forgetBrowserOf(token);
}
