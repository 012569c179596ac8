import { languages, type Language } from '@nolo/i18n/language.ts';

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const URLSET = `${OPENING}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;

/** One page of the site: its path in each language, and the day it last changed where that is known. */
export type SitemapPage = {
  path: (language: Language) => string;
  changedOn?: string;
  /** The language for readers of none of ours; English where nothing is said. */
  fallback?: Language;
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A page's entries, one for each language, each naming all of them. */
export function pageEntries(origin: string, { path, changedOn, fallback = 'en' }: SitemapPage): string {
  const address = (language: Language) => escaped(origin + path(language));
  const link = (code: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${address(language)}"/>`;
  const links = languages.map((one) => link(one, one)).join('') + link('x-default', fallback);
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return languages.map((one) => `<url><loc>${address(one)}</loc>${changed}${links}</url>\n`).join('');
}

/** The index: where the files are, and when what is in them last changed. */
export function sitemapIndex(files: readonly { address: string; changedOn?: string }[]): string {
  const entries = files.map(({ address, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `<sitemap><loc>${escaped(address)}</loc>${changed}</sitemap>\n`;
  });
  return `${OPENING}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

export function xmlReply(xml: string): Response {
  return new Response(xml, { headers });
}

/** A file of pages, written while they are read: whatever its size, only some of it is in memory. */
export function streamedSitemap(origin: string, pages: AsyncGenerator<readonly SitemapPage[]>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(URLSET)),
    async pull(controller) {
      const next = await pages.next();
      const text = next.done ? '</urlset>\n' : next.value.map((page) => pageEntries(origin, page)).join('');
      controller.enqueue(encoder.encode(text));
      if (next.done) controller.close();
    },
    cancel: () => void pages.return(undefined),
  });
  return new Response(body, { headers });
}

export function sitemapOf(origin: string, pages: readonly SitemapPage[]): string {
  return `${URLSET}${pages.map((page) => pageEntries(origin, page)).join('')}</urlset>\n`;
}
