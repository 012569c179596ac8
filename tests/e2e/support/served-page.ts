import type { Page } from '@playwright/test';

export type PageHead = {
  lang: string;
  title: string;
  robots: string | null;
  canonical: string | null;
  description: string | null;
  /** Address by language, as hreflang links say. */
  alternates: Record<string, string>;
  firstHeadings: string[];
  /** Cars on a page change while other tests book them; what the page is about does not. */
  headings: string[];
};

/** Runs in the browser: of this HTML, or of the page that is open. */
function describePage(html: string | null): PageHead {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
  const content = (name: string) =>
    page.querySelector(`head meta[name="${name}"]`)?.getAttribute('content') ?? null;
  const links = [...page.querySelectorAll<HTMLLinkElement>('head link[rel=alternate][hreflang]')];
  return {
    lang: page.documentElement.lang,
    title: page.title,
    robots: content('robots'),
    canonical: page.querySelector('head link[rel=canonical]')?.getAttribute('href') ?? null,
    description: content('description'),
    alternates: Object.fromEntries(links.map((link) => [link.hreflang, link.getAttribute('href') ?? ''])),
    firstHeadings: texts('h1'),
    headings: texts('main :is(h1, h2:not(article h2, li h2))'),
  };
}

/**
 * What the HTML says as the server sends it, before any script runs. The parser is that of `page`, which must still be
 * empty: the policy of this site's pages allows no parsing of text.
 */
export async function readServed(page: Page, path: string): Promise<PageHead & { status: number }> {
  const reply = await page.request.get(path, { maxRedirects: 0 });
  return { status: reply.status(), ...(await page.evaluate(describePage, await reply.text())) };
}

export const readOpen = (page: Page): Promise<PageHead> => page.evaluate(describePage, null);
