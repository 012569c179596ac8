import type { Locator } from '@playwright/test';
import type { Language } from '@nolo/i18n/language.ts';
import enTexts from '@nolo/i18n/en/common.ts';
import frTexts from '@nolo/i18n/fr/common.ts';
import itTexts from '@nolo/i18n/it/common.ts';
import { pagePatterns } from '@nolo/site/app/page-patterns.ts';
import { inLanguage, paths } from '@nolo/site/app/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { expectNothingCut } from '../support/layout.ts';
import {
  languages,
  leadingElsewhere,
  publicPages,
  readExamples,
  rentersPages,
} from '../support/public-pages.ts';
import { hydrated } from '../support/hydrated.ts';
import { readOpen, readServed, type PageHead } from '../support/served-page.ts';
import { expect, test } from '../support/test.ts';

const commonTexts = { en: enTexts, it: itTexts, fr: frTexts };

test('every page of the URL map is known here as public or as a renter’s', () => {
  const known = new Set([...publicPages.map(({ pattern }) => pattern), ...rentersPages, ...leadingElsewhere]);
  expect([...known].toSorted()).toEqual(Object.keys(pagePatterns).toSorted());
});

for (const { name, address, isIndexed } of publicPages) {
  // One visit in each language says all of it: a page that is opened costs half a second of a core.
  test(`${name}: says in each language what it is before any script runs, scripts add no heading, and it fits every window`, async ({
    page,
    database,
    stack,
    watch,
  }) => {
    // Without the token of a mail's link there is no application.
    watch.allow(400, '/application/status');
    const examples = await readExamples(database);
    await page.setViewportSize({ width: 320, height: 900 });
    const pages: (PageHead & { path: string; lang: Language })[] = [];
    for (const lang of languages) {
      const path = address(lang, examples);
      const served = await readServed(page, path);
      expect(served).toMatchObject({ status: 200, lang, title: expect.stringMatching(/^.{3,} · Nolo$/) });
      expect(served.firstHeadings).toEqual([expect.stringMatching(/\S/)]);
      if (isIndexed) expect(served).toMatchObject(searchEnginesRead(stack.origin, path));
      else expect(served.robots).toBe('noindex');
      pages.push({ ...served, path, lang });
    }
    const descriptions = pages.map(({ description }) => description);
    if (isIndexed) expect(new Set(descriptions).size).toBe(languages.length);
    for (const { path, lang, headings } of pages) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      await expectNothingCut(page, lang);
      if (isIndexed) expect((await readOpen(page)).headings).toEqual(headings);
    }
  });
}

/** What the page of a path says of itself to search engines: one address in each language, and what it is about. */
function searchEnginesRead(origin: string, path: string): Record<string, unknown> {
  const inThe = (one: Language) => origin + inLanguage(path, one);
  return {
    canonical: origin + path,
    alternates: {
      en: inThe('en'),
      it: inThe('it'),
      fr: inThe('fr'),
      // The companies' terms hold in Italian (docs/coverage.md).
      'x-default': inThe(path.endsWith(paths.businessTerms('en').slice(3)) ? 'it' : 'en'),
    },
    description: expect.stringMatching(/.{40,}/),
  };
}

for (const lang of languages) {
  test(`pages of a renter fit every window, in ${lang}`, async ({ page, renter, car, database }) => {
    const { id, number } = await createBooking(database, renter, { status: 'SIGNED', car });
    const dates = { start_date: inDays(40), end_date: inDays(43), isSameTime: true };
    const checkout = paths.checkout(lang, { carId: car.id, slug: car.slug, ...dates });
    const main = page.getByRole('main');
    const field = main.getByRole('textbox');
    const total = main.getByRole('complementary').getByText('180');
    // Each with what its outline has not: headings stand there while the rest is on its way.
    const pages: [address: string, loaded: Locator][] = [
      [`${checkout}&step=rental`, total],
      [`${checkout}&step=billing`, total],
      [`${checkout}&step=extras`, total],
      [`${checkout}&step=summary`, total],
      [paths.myBooking(lang), main.getByText(number)],
      [paths.booking(lang, id), main.getByText(number)],
      [paths.myProfileDocument(lang), field],
      [paths.accountSecurity(lang), main.locator('#devices').getByRole('listitem')],
      [paths.addCards(lang), main.getByRole('button')],
      [paths.notices(lang), main.getByRole('link')],
      [paths.addIssues(lang, { reservation: id }), field],
    ];
    for (const [address, loaded] of pages) {
      await page.goto(address);
      await expect(loaded.first()).toBeVisible();
      await expectNothingCut(page, address);
    }
  });
}

test('the way past the header is seen once the keyboard reaches it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.login('it', { tab: 'sign-up' }));
  const link = page.getByRole('link', { name: itTexts.skip_to_content });
  const isSeen = () =>
    link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
  expect(await isSeen()).toBe(false);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await isSeen()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isSeen()).toBe(false);
});

test.describe('unknown addresses are Page Not Found, with status 404', () => {
  for (const lang of languages) {
    test(`in ${lang}`, async ({ page, watch }) => {
      for (const path of ['no-such-page', 'car-detail/no-such-car/999999999', 'car-list/x/y/z/too/long']) {
        const served = await readServed(page, `/${lang}/${path}`);
        const firstHeadings = [commonTexts[lang].not_found_title];
        expect(served, path).toMatchObject({ status: 404, lang, robots: 'noindex', firstHeadings });
      }
      watch.allow(404, `/${lang}/no-such-page`);
      await page.goto(`/${lang}/no-such-page`);
      await expect(page.getByText(commonTexts[lang].not_found_text)).toBeVisible();
      await expectNothingCut(page, lang);
      const home = page.getByRole('main').getByRole('link', { name: commonTexts[lang].not_found_action });
      await expect(home).toHaveAttribute('href', `/${lang}`);
      await expectNoAxeViolations(page);
    });
  }

  for (const path of ['/no-such-page', '/de', '/en-GB/login', '/.env', '/assets/no-such-file.js']) {
    test(path, async ({ page }) => {
      const reply = await page.request.get(path);
      expect(reply.status()).toBe(404);
    });
  }
});

test.describe('addresses without a language', () => {
  test('a page is answered in Italian, with its query', async ({ page }) => {
    const reply = await page.request.get('/car-list?page=2', { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers()['location']).toBe('/it/car-list?page=2');
  });

  for (const [asked, lang] of [
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['it', 'it'],
    ['de-DE', 'en'],
  ]) {
    test(`/ for a browser that asks for ${asked} is ${lang}`, async ({ page }) => {
      const headers = { 'accept-language': asked ?? '' };
      const reply = await page.request.get('/', { headers, maxRedirects: 0 });
      expect(reply.headers()['location']).toBe(`/${lang}`);
    });
  }

  test('/ remembers the language chosen last', async ({ page }) => {
    await page.goto('/fr');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fr');
    await page.goto('/');
    await expect(page).toHaveURL(/\/fr$/);
  });
});

test.describe('headers', () => {
  test('pages allow nothing inline or foreign but by hash and nonce', async ({ page }) => {
    const nonces = new Set<string>();
    for (const path of ['/en', '/en', '/en/login', '/it/car-list']) {
      const reply = await page.request.get(path);
      const policy = reply.headers()['content-security-policy'] ?? '';
      expect(policy).not.toMatch(/unsafe-|\*|https?:/);
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
      const nonce = /style-src 'self' 'nonce-([\w+/=]{22,})'/.exec(policy)?.[1] ?? '';
      expect(nonce).not.toBe('');
      nonces.add(nonce);
      const inline = [...(await reply.text()).matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      expect(inline.length).toBeGreaterThan(0);
      expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(reply.headers()).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/max-age=31536000/),
        'permissions-policy': expect.stringContaining('microphone=()'),
      });
    }
    expect(nonces.size).toBe(4);
  });

  test('files are kept for a year, pages and API replies are not', async ({ page }) => {
    const html = await (await page.request.get('/en')).text();
    const [file] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const headers = async (path: string) => (await page.request.get(path)).headers();
    expect(await headers(file ?? '')).toMatchObject({
      'cache-control': expect.stringMatching(/max-age=31536000.*immutable/),
      'x-content-type-options': 'nosniff',
    });
    expect((await headers('/en'))['cache-control']).toBe('no-cache');
    expect((await headers('/api/v1/car_type'))['cache-control']).toBe('no-store');
  });
});
