import type { JSHandle, Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { reservationBody, reserveOver } from '../../factories/reservation.ts';
import { END, START } from '../support/open-summary.ts';
import { hydrated } from '../support/hydrated.ts';
import { hostOf, sites } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Parts of the page as the server sent them. */
const served = (page: Page) =>
  page.evaluateHandle(() => [...document.querySelectorAll('main li, main article')]);

const countReplaced = (parts: JSHandle<Element[]>) =>
  parts.evaluate((elements) => elements.filter((element) => !element.isConnected).length);

for (const { theme, label } of sites) {
  test(`home of theme ${theme}: what the server sent is taken over as it is`, async ({ page, stack }) => {
    await page.goto(`http://${hostOf(label, stack.port)}${paths.home('en')}`, {
      waitUntil: 'domcontentloaded',
    });
    const parts = await served(page);
    await hydrated(page);
    await page.locator('main li a').last().scrollIntoViewIfNeeded();
    expect(await countReplaced(parts)).toBe(0);
  });
}

test('what a page learns later is shown although nobody touches it', async ({ page, car, renter, stack }) => {
  await reserveOver(stack.origin, renter, car.id, reservationBody());
  const { promise: isAllowed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/amount/calculation/**', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(paths.carDetail('en', car, { start_date: START, end_date: END }));
  answer();
  await expect(page.getByText(/You hold this car until/)).toBeVisible();
});

test('in another language nothing of the first is left, seen or not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.home('en'));
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.locator('main a').filter({ visible: true }).first()).toHaveAttribute('href', /^\/it/);
  expect(await page.locator('main a[href^="/en"], footer a[href^="/en"]').count()).toBe(0);
});
