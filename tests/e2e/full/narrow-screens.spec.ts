import type { Locator, Page } from '@playwright/test';
import type { Language } from '@nolo/i18n/language.ts';
import enTexts from '@nolo/i18n/en/search.ts';
import frTexts from '@nolo/i18n/fr/search.ts';
import itTexts from '@nolo/i18n/it/search.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { expectDrawnInOrder, expectNothingCut } from '../support/layout.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

// What `public-pages.spec.ts` sees closed: sheets, lists and calendars, on a telephone.
test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

const texts = { en: enTexts, it: itTexts, fr: frTexts };
const main = (page: Page) => page.getByRole('main');

async function openSearch(page: Page, lang: Language): Promise<Locator> {
  await page.goto(paths.carList(lang));
  await hydrated(page);
  await main(page).getByRole('button', { name: texts[lang].change_search }).tap();
  return main(page).getByRole('combobox', { name: texts[lang].where });
}

for (const lang of ['it', 'fr'] as const) {
  const t = texts[lang];

  test(`${lang}: the filters fit every window`, async ({ page }) => {
    await page.goto(paths.carList(lang));
    await hydrated(page);
    await main(page).getByRole('button', { name: t.filters, exact: true }).tap();
    await expect(page.getByRole('dialog').getByText(t.filter_deposit, { exact: true })).toBeVisible();
    await expectNothingCut(page, 'filters');
  });

  test(`${lang}: places found fit every window`, async ({ page }) => {
    const field = await openSearch(page, lang);
    await field.fill('fium');
    await expect(page.getByRole('option').first()).toContainText('FCO');
    await expectNothingCut(page, 'places');
  });

  test(`${lang}: the calendar fits a telephone`, async ({ page }) => {
    await openSearch(page, lang);
    await main(page)
      .getByRole('button', { name: new RegExp(`^${t.pickup_day}`) })
      .tap();
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
    await expectNothingCut(page, 'calendar');
  });
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('home is ten and a half screens at most, drawn in its order, its cities one row that scrolls sideways', async ({
    page,
  }) => {
    await page.goto(paths.home('it'));
    await hydrated(page);
    const cities = main(page).getByRole('region', { name: 'Le città più richieste' }).getByRole('listitem');
    const tops = await cities.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(9);
    expect(new Set(tops).size).toBe(1);
    const height = await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLElement>('[class*=drawn-when-near]'))
        box.style.contentVisibility = 'visible';
      return document.documentElement.scrollHeight;
    });
    expect(height).toBeLessThan(10.5 * 844);
    await expectDrawnInOrder(page, 'home');
  });

  test('more than two cars of the list fit on a screen, below its header, with what the counter will ask for', async ({
    page,
  }) => {
    // Cars of the seed alone: what other tests put on the list meanwhile is higher or lower.
    await page.goto(paths.carList('it', { pl: 'Roma', lat: [41.8, 42], long: [12.4, 12.6] }));
    await hydrated(page);
    const cards = main(page).getByRole('article');
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(10);
    const high = ((tops[3] ?? 0) - (tops[0] ?? 0)) / 3;
    const header = await page.getByRole('banner').boundingBox();
    expect(844 - (header?.height ?? 844)).toBeGreaterThan(2 * high);
  });

  test('in each card of the list the facts keep off the picture, and the price per day stands at the end', async ({
    page,
  }) => {
    await page.goto(paths.carList('en', { pl: 'Roma', lat: [41.8, 42], long: [12.4, 12.6] }));
    await hydrated(page);
    const cards = main(page).getByRole('article');
    for (let index = 0; index < 4; index += 1) {
      const card = cards.nth(index);
      const [picture, facts] = [
        await card.getByRole('img').boundingBox(),
        await card.getByRole('list').first().boundingBox(),
      ];
      if (!picture || !facts) throw new Error('A card has no picture or no facts');
      expect(facts.y - picture.y - picture.height).toBeGreaterThanOrEqual(8);
      const included = await card.getByText(enTexts.all_included).boundingBox();
      const perDay = await card.getByText('per day').last().boundingBox();
      expect(perDay?.y).toBe(included?.y);
    }
  });

  test('all social networks of the footer stand in one line', async ({ page }) => {
    await page.goto(paths.faq('it'));
    const links = ['Facebook', 'Instagram', 'YouTube'].map((name) =>
      page.getByRole('contentinfo').getByRole('link', { name }),
    );
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
    expect(tops).toEqual([tops[0], tops[0], tops[0]]);
    expect(tops[0]).toBeGreaterThan(0);
  });
});

for (const map of ['true', undefined]) {
  test(`at the width of a tablet or a small computer cards stand side by side ${map ? 'beside the map' : 'in the list'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1180, height: 900 });
    await page.goto(paths.carList('it', { pl: 'Roma', lat: [41.8, 42], long: [12.4, 12.6], map }));
    await hydrated(page);
    const cards = main(page).getByRole('article');
    await expect(cards.nth(3)).toBeAttached();
    for (const width of map ? [907, 1024, 1180] : [640, 820, 906, 907, 1024, 1180]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cards.evaluateAll((all) =>
        all.slice(0, 4).map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
      const inFirstRow = boxes.filter(({ top }) => top === boxes[0]?.top);
      expect(inFirstRow.length, `${width} px`).toBeGreaterThanOrEqual(2);
      expect(Math.min(...boxes.map((box) => box.width)), `${width} px`).toBeGreaterThanOrEqual(236);
    }
  });
}

for (const lang of ['en', 'it', 'fr'] as const) {
  test(`${lang}: filters, order and map stand in one line beside the map`, async ({ page }) => {
    const t = texts[lang];
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paths.carList(lang, { map: 'true' }));
    await hydrated(page);
    const tools = [
      main(page).getByRole('button', { name: t.filters, exact: true }),
      main(page).getByRole('combobox', { name: t.sort_label }),
      main(page).getByRole('button', { name: t.hide_map }),
    ];
    for (const width of [920, 1024, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y));
      expect(tops, `${width} px`).toEqual([tops[0], tops[0], tops[0]]);
    }
  });
}

test('each link of the header’s menu stands in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(paths.faq('it'));
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Altro' }).click();
  const links = page.getByRole('banner').getByRole('link');
  await expect(links.filter({ hasText: 'Strumenti per autonoleggi' })).toBeVisible();
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  // A second line would make one higher than what a finger needs.
  expect(Math.max(...heights)).toBe(44);
});
