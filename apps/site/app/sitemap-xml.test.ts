import { expect, test } from 'vitest';
import { SITEMAP_CARS, SITEMAP_MAX_ADDRESSES } from '@nolo/domain/website/sitemap.ts';
import { languages } from '@nolo/i18n/language.ts';
import { sitemapProblems } from '@nolo/tests/schemas/sitemap-problems.ts';
import { paths } from './paths.ts';
import { sitemapIndex, sitemapOf, streamedSitemap, type SitemapPage } from './sitemap-xml.ts';

const ORIGIN = 'https://www.nolo.example';
const roma: SitemapPage = { path: (lang) => paths.city(lang, 'roma'), changedOn: '2026-11-22' };
const odd: SitemapPage = { path: (lang) => `/${lang}/car-list/carMake/x&y'z/1` };

test('a file names every language of a page, and is valid', async () => {
  const xml = sitemapOf(ORIGIN, [roma, odd]);
  expect(await sitemapProblems(xml)).toEqual([]);
  expect(xml).toContain(
    '<url><loc>https://www.nolo.example/fr/location-de-voiture/ville/roma</loc><lastmod>2026-11-22</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://www.nolo.example/en/rent-a-car/city/roma"/>' +
      '<xhtml:link rel="alternate" hreflang="it" href="https://www.nolo.example/it/noleggio-auto/citta/roma"/>',
  );
  expect(xml.match(/<loc>/g)).toHaveLength(2 * languages.length);
});

const fallbackOf = (page: SitemapPage) =>
  /hreflang="x-default" href="[^"]*?example\/(..)\//.exec(sitemapOf(ORIGIN, [page]))?.[1];

test('a page for readers of none of our languages is in English, or the language it says', () => {
  expect([fallbackOf(roma), fallbackOf({ ...roma, fallback: 'it' })]).toEqual(['en', 'it']);
});

test('the index is valid; what is not valid is noticed', async () => {
  const files = [
    { address: `${ORIGIN}/sitemaps/pages.xml` },
    { address: `${ORIGIN}/a`, changedOn: '2026-11-22' },
  ];
  expect(await sitemapProblems(sitemapIndex(files))).toEqual([]);
  expect(await sitemapProblems(sitemapIndex([{ address: '/no-origin' }]))).not.toEqual([]);
  expect(await sitemapProblems(sitemapOf(ORIGIN, [{ ...roma, changedOn: 'yesterday' }]))).not.toEqual([]);
});

test('a streamed file is the same as one made at once, and reads no further than it is read', async () => {
  let asked = 0;
  async function* pages() {
    for (; asked < 3; asked += 1) yield [roma];
  }
  const reader = streamedSitemap(ORIGIN, pages()).body?.getReader();
  await reader?.read();
  expect(asked).toBeLessThan(2);
  await reader?.cancel();
  asked = 0;
  expect(await streamedSitemap(ORIGIN, pages()).text()).toBe(sitemapOf(ORIGIN, [roma, roma, roma]));
});

test('no file of cars can grow past what search engines take', () => {
  expect(SITEMAP_CARS * languages.length).toBeLessThanOrEqual(SITEMAP_MAX_ADDRESSES);
});
