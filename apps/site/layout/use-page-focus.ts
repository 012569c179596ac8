import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A link to another page moves the focus to that page's heading, which is read aloud with it: nothing else says that
 * the page has changed. The first page is the browser's own business, and another search on the same page moves nothing.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.querySelector<HTMLElement>('#content');
    // A field or dialog of the new page may have the focus already.
    if (!content || content.contains(document.activeElement)) return;
    const target = content.querySelector<HTMLElement>('h1') ?? content;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
