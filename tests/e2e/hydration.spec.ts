import type { JSHandle, Page } from '@playwright/test';
import { paths } from '../../web/app/paths.ts';
import { reservationBody, reserveOver } from '../factories/reservation.ts';
import { END, START } from './support/open-summary.ts';
import { scriptsRun } from './support/scripts-run.ts';
import { hostOf, sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const heart = /^Favourite: /;

test.use({ viewport: { width: 390, height: 844 } });

/** Parts of the page as the server sent them. */
const served = (page: Page) =>
  page.evaluateHandle(() => [...document.querySelectorAll('main li, main article')]);

const countReplaced = (parts: JSHandle<Element[]>) =>
  parts.evaluate((elements) => elements.filter((element) => !element.isConnected).length);

/** React notes on each element that it has taken over which component it belongs to. */
const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

for (const { theme, label } of sites) {
  test(`home of theme ${theme}: what the server sent is taken over as it is, once it is near or used`, async ({
    page,
    stack,
  }) => {
    await page.goto(`http://${hostOf(label, stack.port)}${paths.home('en')}`, {
      waitUntil: 'domcontentloaded',
    });
    const parts = await served(page);
    await scriptsRun(page);
    await expect.poll(() => isHydrated(page, 'main input')).toBe(true);
    expect(await isHydrated(page, 'main li a')).toBe(false);
    await page.locator('main li a').last().scrollIntoViewIfNeeded();
    await expect.poll(() => isHydrated(page, 'main li a')).toBe(true);
    expect(await countReplaced(parts)).toBe(0);
  });
}

test('the first press on a row far below is answered, however it comes', async ({ page }) => {
  await page.goto(paths.home('en'));
  await scriptsRun(page);
  const far = page.getByRole('region', { name: 'Just added' }).getByRole('button', { name: heart }).first();
  expect(await isHydrated(page, 'main li a')).toBe(false);
  // As a screen reader presses: without a pointer, and without scrolling there.
  await far.evaluate((button: HTMLElement) => button.click());
  await expect(far).toHaveAttribute('aria-pressed', 'true');
});

test('a renter’s favourites stay as they are while more of the page is hydrated', async ({
  page,
  car,
  renter,
  database,
}) => {
  await database
    .insertInto('favorite_car')
    .values({ account_id: renter.accountId, car_id: car.id })
    .execute();
  await page.goto(paths.home('en'));
  const own = page.getByRole('region', { name: 'Your favourites' }).getByRole('article');
  await expect(own).toHaveCount(1);
  const shown = await own.elementHandles();
  expect(await isHydrated(page, 'main li a')).toBe(false);
  await page.keyboard.press('Shift');
  const far = page.getByRole('region', { name: 'Just added' }).getByRole('button', { name: heart }).first();
  const answered = page.waitForResponse(/customer\/favorite-cars\/\d+$/);
  await far.click();
  await answered;
  await expect(own).toHaveCount(2);
  for (const card of shown) expect(await card.evaluate((element) => element.isConnected)).toBe(true);
});

test('what a page learns later is shown although nobody touches it', async ({ page, car, renter, stack }) => {
  await reserveOver(stack.origin, renter, car.id, reservationBody());
  const { promise: isAllowed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/amount/calculation/**', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(paths.carDetail('en', car, { start_date: START, end_date: END }));
  await expect.poll(() => isHydrated(page, 'main input')).toBe(true);
  answer();
  await expect(page.getByText(/You hold this car until/)).toBeVisible();
});

test('in another language nothing of the first is left, seen or not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.home('en'));
  await scriptsRun(page);
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.locator('main a').filter({ visible: true }).first()).toHaveAttribute('href', /^\/it/);
  expect(await page.locator('main a[href^="/en"], footer a[href^="/en"]').count()).toBe(0);
});
