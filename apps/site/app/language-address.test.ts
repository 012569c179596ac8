import { expect, test } from 'vitest';
import type { Language } from '@nolo/i18n/language.ts';
import { documentLanguage, judgeAddress, languageHints } from './language-address.ts';

const judge = (path: string, remembered?: string, acceptLanguage: string | null = null) =>
  judgeAddress(new URL(path, 'http://nolo.test'), { remembered, acceptLanguage });

test.each(['/fr/car-list', '/it/car-list/carMake/aston%20martin/15', '/en', '/en/nothing', '/en/x/y/z'])(
  '%s is fine',
  (path) => {
    expect(judge(path)).toEqual({ kind: 'fine' });
  },
);

const leadsTo = (to: string) => ({ kind: 'redirect', to, status: 302 });

test('the bare address goes to the remembered language, else the browser language, else English', () => {
  expect(judge('/', 'fr', 'it')).toEqual(leadsTo('/fr'));
  expect(judge('/?a=1', 'de', 'de-DE,it;q=0.8,en;q=0.5')).toEqual(leadsTo('/it?a=1'));
  expect(judge('/', undefined, 'de')).toEqual(leadsTo('/en'));
  expect(judge('/', undefined, 'en;q=0.2,fr-CA;q=0.9')).toEqual(leadsTo('/fr'));
});

test.each([
  ['/car-list?sort=cheap', '/it/car-list?sort=cheap'],
  ['/car-list/city/roma/41.9-12.5', '/it/car-list/city/roma/41.9-12.5'],
  ['/car-detail/fiat-500/3', '/it/car-detail/fiat-500/3'],
])('%s, without a language, has moved to Italian for good', (path, to) => {
  expect(judge(path, 'fr' satisfies Language)).toEqual({ kind: 'redirect', to, status: 301 });
});

test.each([
  ['/en/', '/en'],
  ['/IT/About-Us', '/it/about-us'],
  ['/FR', '/fr'],
  ['/it//about-us//', '/it/about-us'],
  ['/en/car-list/?page=2', '/en/car-list?page=2'],
  ['/en/About-Us', '/en/about-us'],
  ['/it/noleggio-auto/citta/Roma', '/it/noleggio-auto/citta/roma'],
  ['/en/Rent-a-Car/airport/Roma-Fiumicino', '/en/rent-a-car/airport/roma-fiumicino'],
  ['/fr/luxury/Voitures-de-luxe', '/fr/luxury/voitures-de-luxe'],
  ['/it/Car-List/CARMAKE/fiat/3', '/it/car-list/CARMAKE/fiat/3'],
  ['/fr/Car-List/carMake/aston%20martin/15//', '/fr/car-list/carMake/aston%20martin/15'],
])('%s is another spelling of %s', (path, to) => {
  expect(judge(path)).toEqual({ kind: 'redirect', to, status: 301 });
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/cars/1.xml'])(
  '%s has no language',
  (path) => {
    expect(judge(path)).toEqual({ kind: 'fine' });
  },
);

test.each(['/nothing', '/de/car-list', '/car-detail', '/robots.txt/x'])('%s is unknown', (path) => {
  expect(judge(path)).toEqual({ kind: 'unknown' });
});

const hints = (cookie: string, acceptLanguage: string) =>
  languageHints(new Headers({ cookie, 'accept-language': acceptLanguage }));

test('a document without a language in its address is in the reader’s, remembered before asked for', () => {
  expect(documentLanguage('/it/nothing', hints('i18nextLng=fr', 'en'))).toBe('it');
  expect(documentLanguage('/nothing', hints('a=b; i18nextLng=fr', 'en'))).toBe('fr');
  expect(documentLanguage('/nothing', hints('__Host-i18nextLng=it; i18nextLng=fr', 'en'))).toBe('it');
  expect(documentLanguage('/nothing', hints('', 'it-CH,de'))).toBe('it');
});
