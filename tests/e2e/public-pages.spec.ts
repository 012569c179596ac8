import type { Page } from '@playwright/test';
import type { Language } from '../../locales/language.ts';
import enTexts from '../../locales/en/common.ts';
import frTexts from '../../locales/fr/common.ts';
import itTexts from '../../locales/it/common.ts';
import { pagePatterns } from '../../web/app/page-patterns.ts';
import { inLanguage } from '../../web/app/paths.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectNoHorizontalScroll } from './support/layout.ts';
import {
  languages,
  leadingElsewhere,
  publicPages,
  readExamples,
  rentersPages,
} from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const commonTexts = { en: enTexts, it: itTexts, fr: frTexts };

test('every page of the URL map is known here as public or as a renter’s', () => {
  const known = new Set([...publicPages.map(({ pattern }) => pattern), ...rentersPages, ...leadingElsewhere]);
  expect([...known].toSorted()).toEqual(Object.keys(pagePatterns).toSorted());
});

const metaContent = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"]`).getAttribute('content');

/** Cars on the home page change while other tests book them; what a page is about does not. */
const headings = async (page: Page) => {
  const all = await page.locator('main').locator('h1, h2:not(article h2, li h2)').allInnerTexts();
  expect(all.length).toBeGreaterThan(0);
  return all;
};

async function alternates(page: Page): Promise<Record<string, string | null>> {
  const links = await page.locator('head link[rel=alternate][hreflang]').all();
  const pairs = links.map(async (link): Promise<[string, string | null]> => [
    (await link.getAttribute('hreflang')) ?? '',
    await link.getAttribute('href'),
  ]);
  return Object.fromEntries(await Promise.all(pairs));
}

for (const { name, address, isIndexed } of publicPages) {
  test.describe(name, () => {
    test('says in each language what it is, before any script runs', async ({ visitor, database, stack }) => {
      const page = await (await visitor({ javaScriptEnabled: false })).newPage();
      const examples = await readExamples(database);
      const descriptions = new Set<string | null>();
      for (const lang of languages) {
        const path = address(lang, examples);
        const reply = await page.goto(path);
        expect(reply?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        expect(await page.title()).toMatch(/^.{3,} · Nolo$/);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('h1')).not.toBeEmpty();
        if (!isIndexed) {
          expect(await metaContent(page, 'robots')).toBe('noindex');
          continue;
        }
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', stack.origin + path);
        const inThe = (one: Language) => stack.origin + inLanguage(path, one);
        expect(await alternates(page)).toEqual({
          en: inThe('en'),
          it: inThe('it'),
          fr: inThe('fr'),
          'x-default': inThe('en'),
        });
        const description = await metaContent(page, 'description');
        expect(description).toMatch(/.{40,}/);
        descriptions.add(description);
      }
      expect(descriptions.size).toBe(isIndexed ? languages.length : 0);
    });

    for (const lang of languages) {
      test(`${lang}: accessible, fits 320 px, and scripts add no heading`, async ({
        page,
        visitor,
        database,
      }) => {
        const path = address(lang, await readExamples(database));
        await page.goto(path);
        await expectNoAxeViolations(page);
        const withScripts = await headings(page);
        await page.setViewportSize({ width: 320, height: 700 });
        await expectNoHorizontalScroll(page);
        await expectNoAxeViolations(page);
        const bare = await (await visitor({ javaScriptEnabled: false })).newPage();
        await bare.goto(path);
        if (isIndexed) expect(await headings(bare)).toEqual(withScripts);
      });
    }
  });
}

test.describe('unknown addresses are Page Not Found, with status 404', () => {
  for (const lang of languages) {
    for (const path of ['no-such-page', 'car-detail/no-such-car/999999999', 'car-list/x/y/z/too/long']) {
      test(`/${lang}/${path}`, async ({ page, watch }) => {
        watch.allow(404, `/${lang}/${path}`);
        const reply = await page.goto(`/${lang}/${path}`);
        expect(reply?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(commonTexts[lang].not_found_title);
        await expect(page.getByText(commonTexts[lang].not_found_text)).toBeVisible();
        expect(await metaContent(page, 'robots')).toBe('noindex');
        const home = page.getByRole('main').getByRole('link', { name: commonTexts[lang].not_found_action });
        await expect(home).toHaveAttribute('href', `/${lang}`);
        await expectNoAxeViolations(page);
      });
    }
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
    expect((await headers('/en'))['cache-control']).toBe('private, no-cache');
    expect((await headers('/api/v1/car_type'))['cache-control']).toBe('no-store');
  });
});
