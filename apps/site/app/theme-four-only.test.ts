import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { themes } from '@nolo/domain/website/theme.ts';
import { languages } from '@nolo/i18n/language.ts';
import routes from '../routes.ts';
import { pagePatterns } from './page-patterns.ts';
import { paths } from './paths.ts';
import { hasPage, themeFourOnly } from './theme-four-only.ts';

const roma = { slug: 'roma', lat: 41.9, lon: 12.5 };

test.each([
  paths.howItWorks,
  paths.carRentalTools,
  paths.listYourCars,
  paths.legal,
  paths.businessTerms,
  paths.cities,
  (lang) => paths.city(lang, 'roma'),
  paths.airports,
  (lang) => paths.airport(lang, 'roma-fiumicino'),
  paths.events,
  (lang) => paths.event(lang, 'weddings'),
  (lang) => paths.luxury(lang, 'luxury'),
  (lang) => `/${lang}/home`,
  (lang) => paths.carListCity(lang, roma, { sort: 'cheap' }),
  (lang) => paths.carListMake(lang, { carMake: 'Fiat', carMakeId: 1 }),
  (lang) => paths.carListType(lang, { carType: 'Coupe', carTypeId: 1 }),
] satisfies (typeof paths.home)[])('%o is theme four’s alone', (path) => {
  for (const language of languages) {
    expect(themes.filter((theme) => hasPage(theme, path(language)))).toEqual([4]);
  }
});

test.each([
  paths.home,
  paths.aboutUs,
  paths.contactUs,
  paths.faq,
  paths.privacyPolicy,
  paths.cookiePolicy,
  paths.terms,
  paths.login,
  paths.carList,
  (lang) => paths.carList(lang, { city: 'Roma' }),
  (lang) => paths.carDetail(lang, { slug: 'home', id: 1 }),
  paths.myBooking,
  paths.addCards,
] satisfies (typeof paths.home)[])('%o is in every theme', (path) => {
  for (const theme of themes) expect(hasPage(theme, path('it'))).toBe(true);
});

test('the URL map guards exactly these pages', () => {
  const all = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
  const guard = all([...routes]).find(({ file }) => file === 'routes/theme-four.tsx');
  const guarded = guard?.children?.map(({ path }) => path);
  // `/home` only leads elsewhere, and a redirect would come before the guard: it asks itself.
  const listed = themeFourOnly.filter((page) => page !== 'homeAgain').map((page) => pagePatterns[page]);
  expect(guarded?.toSorted()).toEqual(listed.toSorted());
});
