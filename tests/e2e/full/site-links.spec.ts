import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { linksInLanguage } from '@nolo/domain/website/website-link.ts';
import { websiteLinks } from '@nolo/api/demo/websites.ts';
import enTexts from '@nolo/i18n/en/common.ts';
import frTexts from '@nolo/i18n/fr/common.ts';
import itTexts from '@nolo/i18n/it/common.ts';
import enLogin from '@nolo/i18n/en/login.ts';
import frLogin from '@nolo/i18n/fr/login.ts';
import itBusiness from '@nolo/i18n/it/business.ts';
import itLogin from '@nolo/i18n/it/login.ts';
import type { Theme } from '@nolo/domain/website/theme.ts';
import { inLanguage, paths } from '@nolo/site/app/paths.ts';
import { hasPage } from '@nolo/site/app/theme-four-only.ts';
import {
  businessLinks,
  footerLinks,
  headerLinks,
  moreLinks,
  personalLinks,
  shortFooterLinks,
} from '@nolo/site/layout/header-links.ts';
import { createWebsite } from '../../factories/website.ts';
import { canonicalOf, isSentence, languageOf, textsOf, titleOf } from '../support/page-texts.ts';
import { languages, readExamples, type Examples, type Language } from '../support/public-pages.ts';
import { hydrated } from '../support/hydrated.ts';
import { hostOf, sites } from '../support/sites.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const texts = { en: enTexts, it: itTexts, fr: frTexts };
const loginTexts = { en: enLogin, it: itLogin, fr: frLogin };
/** A page's HTML as `label`'s website sends it, without a browser. */
async function read(request: APIRequestContext, stack: Stack, label: string, path: string) {
  const headers = { host: hostOf(label, stack.port) };
  const reply = await request.get(stack.origin + path, { headers, maxRedirects: 0 });
  return { status: reply.status(), html: await reply.text() };
}

const part = (html: string, name: 'head' | 'header' | 'footer' | 'main') =>
  html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`));

/** Paths of this site that a piece of HTML links to, each once. */
const pathsIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')),
  ),
];

const footerAndHeader = (html: string) => pathsIn(part(html, 'header') + part(html, 'footer'));

/** What header, drawer and footer show to whoever is logged in, on the websites that have the page. */
const rentersPaths = (theme: Theme, language: Language) =>
  [headerLinks, businessLinks, moreLinks, personalLinks, footerLinks, shortFooterLinks]
    .flat()
    .flatMap(({ to }) => to?.(language).replace(/#.*/, '') ?? [])
    .filter((path) => hasPage(theme, path));

/** Asks for every page once, five at a time. */
async function readAll(paths: readonly string[], ask: (path: string) => ReturnType<typeof read>) {
  const pages = new Map<string, Awaited<ReturnType<typeof read>>>();
  const waiting = [...new Set(paths)];
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) pages.set(path, await ask(path));
  };
  await Promise.all([1, 2, 3, 4, 5].map(worker));
  return pages;
}

for (const { theme, label } of sites) {
  test(`theme ${theme}: every link of header and footer, logged in or not, leads to a page in its own language`, async ({
    request,
    stack,
  }) => {
    test.slow(); // some two hundred pages
    const ask = (path: string) => read(request, stack, label, path);
    const home = await ask(paths.home('en'));
    expect(home.status).toBe(200);
    const shown = footerAndHeader(home.html);
    expect(shown).toEqual(
      expect.arrayContaining([paths.aboutUs('en'), paths.contactUs('en'), paths.privacyPolicy('en')]),
    );
    const inEnglish = [...new Set([...shown, ...rentersPaths(theme, 'en')])].filter((path) =>
      path.startsWith('/en'),
    );
    const english = await readAll(inEnglish, ask);
    const origin = `http://${hostOf(label, stack.port)}`;
    for (const language of languages) {
      const here = footerAndHeader((await ask(paths.home(language))).html);
      expect(here.filter((path) => path.startsWith(`/${language}`)).toSorted(), language).toEqual(
        shown
          .filter((path) => path.startsWith('/en'))
          .map((path) => inLanguage(path, language))
          .toSorted(),
      );
      const own = inEnglish.map((path) => inLanguage(path, language));
      const pages = language === 'en' ? english : await readAll(own, ask);
      for (const [path, { status, html }] of pages) {
        expect(status, path).toBe(200);
        expect(languageOf(html), path).toBe(language);
        // What tabs, search engines and link previews say is a company’s own.
        if (theme !== 4) expect(part(html, 'head'), path).not.toContain('Nolo');
        // A renter's page says who it is once it knows the renter.
        if (here.includes(path)) expect(canonicalOf(html), path).toBe(origin + path.replace(/[?].*/, ''));
      }
      if (language === 'en') continue;
      for (const path of inEnglish) {
        const translated = pages.get(inLanguage(path, language))?.html ?? '';
        const other = english.get(path)?.html ?? '';
        if (shown.includes(path)) expect(titleOf(translated), path).not.toBe(titleOf(other));
        const said = new Set(textsOf(other));
        expect(
          textsOf(translated).filter((text) => isSentence(text) && said.has(text)),
          `${path} in ${language}`,
        ).toEqual([]);
      }
    }
  });
}

test('the marketplace’s footer has 15 cities, 15 makers and 6 types, in each language', async ({
  request,
  stack,
}) => {
  for (const language of languages) {
    const links = pathsIn(part((await read(request, stack, 'www', paths.home(language))).html, 'footer'));
    const below = (kind: string) => links.filter((path) => path.startsWith(`/${language}/car-list/${kind}/`));
    expect([below('city').length, below('carMake').length, below('carType').length], language).toEqual([
      15, 15, 6,
    ]);
  }
});

/** The first of each kind: one city stands for all of them. */
const ofEachKind = (found: readonly string[]) => [
  ...new Map(found.toReversed().map((path) => [path.split('/').slice(0, 4).join('/'), path])).values(),
];

for (const { theme, label } of sites) {
  test(`theme ${theme}: whoever clicks through the footer arrives at each page, and gets back`, async ({
    page,
    stack,
  }) => {
    const home = `http://${hostOf(label, stack.port)}${paths.home('it')}`;
    await page.goto(home);
    await hydrated(page);
    const links = page.getByRole('contentinfo').locator('a[href^="/it/"]:visible');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(found.length).toBeGreaterThan(4);
    const title = await page.title();
    for (const path of ofEachKind(found)) {
      await links
        .and(page.locator(`[href="${path}"]`))
        .first()
        .click();
      await expect(page).toHaveURL((url) => url.pathname === path.replace(/[?].*/, ''));
      await expect(page).not.toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(itTexts.not_found_title);
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
  });
}

/** Some of every kind; `theme-four-only.test.ts` has the whole list. */
const reserved = (lang: Language, { make, type }: Examples) => [
  `/${lang}/home`,
  paths.howItWorks(lang),
  paths.carRentalTools(lang),
  paths.listYourCars(lang),
  paths.legal(lang),
  paths.businessTerms(lang),
  paths.city(lang, 'roma'),
  paths.airport(lang, 'roma-fiumicino'),
  paths.events(lang),
  paths.event(lang, 'weddings'),
  paths.luxury(lang, 'luxury'),
  paths.carListMake(lang, make),
  paths.carListType(lang, type),
];

for (const [language, { theme, label }] of [
  ['en', sites[0]],
  ['it', sites[1]],
  ['fr', sites[2]],
] as const) {
  test(`theme ${theme}: pages of the marketplace are Page Not Found, in ${language}`, async ({
    request,
    stack,
    database,
  }) => {
    for (const path of reserved(language, await readExamples(database))) {
      const { status, html } = await read(request, stack, label, path);
      expect(status, path).toBe(404);
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(part(html, 'main'), path).toContain(texts[language].not_found_title);
      // Found or not, it is a page of that website.
      expect(part(html, 'header'), path).toContain(`href="/${language}"`);
    }
  });
}

test('the sitemap of a company’s website names only pages that it has', async ({ request, stack }) => {
  const { html } = await read(request, stack, 'rossi', '/sitemaps/pages.xml');
  const found = [...html.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(found.length).toBeGreaterThan(5);
  for (const path of found) {
    expect((await read(request, stack, 'rossi', path)).status, path).toBe(200);
  }
});

test('a company’s about page speaks in its own name', async ({ request, stack }) => {
  for (const language of languages) {
    const { html } = await read(request, stack, 'laguna', paths.aboutUs(language));
    expect(part(html, 'main')).toContain('Laguna Drive');
    expect(part(html, 'main')).not.toMatch(/marketplace|place de marché/);
  }
});

test('beside the log-in form a website speaks in its own name', async ({ request, stack }) => {
  for (const language of languages) {
    const said = async (label: string) => (await read(request, stack, label, paths.login(language))).html;
    const { promise_title, promise_title_own } = loginTexts[language];
    const reseller = await said('dolcevita');
    expect(reseller).toContain(promise_title_own.replace('{{name}}', 'Dolce Vita Collection'));
    expect(reseller).not.toContain(`>${promise_title}<`);
    const marketplace = await said('www');
    expect(marketplace).toContain(`>${promise_title}<`);
    // Each with a picture of its own.
    expect(reseller).toMatch(/<img [^>]*src="[^"]*night-drive/);
    expect(marketplace).toMatch(/<img [^>]*src="[^"]*coast-road/);
  }
});

test('review sites, applications, networks, support, blog and rental portal show where they are configured, by language', async ({
  request,
  stack,
  database,
}) => {
  const helped = `helped${randomUUID().slice(0, 8)}`;
  const { id: website_id } = await createWebsite(database, { sub_domain: helped, theme_count: 4 });
  const links = [
    { kind: 'support', url: 'https://help.example/en', language: null },
    { kind: 'support', url: 'https://help.example/it', language: 'it' },
    { kind: 'blog', url: 'https://blog.example/it', language: 'it' },
    { kind: 'rental_portal', url: 'https://portal.example/', language: null },
  ];
  await database
    .insertInto('website_link')
    .values(links.map((link) => ({ ...link, website_id })))
    .execute();
  const foreign = async (label: string, language: Language) => {
    const { html } = await read(request, stack, label, paths.home(language));
    const links = (part(html, 'header') + part(html, 'footer')).matchAll(
      /<a\b[^>]*\bhref="(https:[^"]*)"[^>]*>/g,
    );
    return [...links].map(([tag, url = '']) => {
      expect(tag).toContain('rel="noopener noreferrer"');
      return url;
    });
  };
  for (const language of languages) {
    const ours = linksInLanguage(websiteLinks, language).map(({ url }) => url);
    expect(new Set(await foreign('www', language))).toEqual(new Set(ours));
  }
  // Without a support site, the header's and the footer's Contact Us is the page of our own.
  const contacts = async (label: string) => {
    const { html } = await read(request, stack, label, paths.home('it'));
    return html.split(`href="${paths.contactUs('it')}"`).length - 1;
  };
  const plain = `plain${randomUUID().slice(0, 8)}`;
  await createWebsite(database, { sub_domain: plain, theme_count: 4 });
  expect(await contacts(plain)).toBeGreaterThan(await contacts(helped));
  expect(new Set(await foreign(helped, 'it'))).toEqual(
    new Set(['https://help.example/it', 'https://blog.example/it']),
  );
  expect(new Set(await foreign(helped, 'fr'))).toEqual(new Set(['https://help.example/en']));
  // The portal of rental companies is linked on the page for them, and nowhere else.
  const forCompanies = async (label: string) =>
    part((await read(request, stack, label, paths.listYourCars('it'))).html, 'main');
  expect(await forCompanies(helped)).toContain('href="https://portal.example/"');
  expect(await forCompanies(helped)).toContain(itBusiness.portal);
  // Without one it is the portal that the main host itself serves.
  expect(await forCompanies('www')).toContain('href="/business/"');
  for (const { label } of sites.filter(({ theme }) => theme !== 4)) {
    expect(await foreign(label, 'it'), label).toEqual([]);
  }
});
