import { useMatches } from 'react-router';
import type { PageNamespace } from '../../locales/namespaces.ts';

/** What a route module may say about its page: `export const handle: PageHandle = { ... }`. */
export type PageHandle = {
  /** Texts the page uses besides `common`; sent with the document. */
  namespaces?: readonly PageNamespace[];
  /** Default true. */
  header?: boolean;
  /** Default true. */
  footer?: boolean;
};

export function isPageHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null;
}

/** The innermost word on header and footer. */
export function usePageFrame(): { header: boolean; footer: boolean } {
  const handles = useMatches()
    .map(({ handle }) => handle)
    .filter(isPageHandle);
  const last = (key: 'header' | 'footer') => handles.findLast((handle) => handle[key] !== undefined)?.[key];
  return { header: last('header') ?? true, footer: last('footer') ?? true };
}
