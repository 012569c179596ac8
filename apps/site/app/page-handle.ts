import { useMatches } from 'react-router';
import type { Theme } from '@nolo/domain/website/theme.ts';
import { useTheme } from '../theme/use-theme.ts';
import type { PageNamespace } from '@nolo/i18n/namespaces.ts';

/** What a route module may say about its page: `export const handle: PageHandle = { ... }`. */
export type PageHandle = {
  /** Texts the page uses besides `common`; sent with the document. */
  namespaces?: readonly PageNamespace[];
  /** Default true. */
  header?: boolean;
  /** Default true; 'short' where somebody is busy with something of their own; or by theme. */
  footer?: Footer | ((theme: Theme) => Footer);
};

type Footer = boolean | 'short';

export function isPageHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null;
}

/** The innermost word on header and footer. */
export function usePageFrame(): { header: boolean; footer: Footer } {
  const handles = useMatches()
    .map(({ handle }) => handle)
    .filter(isPageHandle);
  const theme = useTheme();
  const last = <K extends 'header' | 'footer'>(key: K) =>
    handles.findLast((handle) => handle[key] !== undefined)?.[key] ?? true;
  const footer = last('footer');
  return { header: last('header'), footer: typeof footer === 'function' ? footer(theme) : footer };
}
