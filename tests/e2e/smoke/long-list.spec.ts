import type { Locator, Page } from '@playwright/test';
import { carsPerPage } from '@nolo/site/shared/rental/search-state.ts';
import { cards, createManyCars, idsShown, listAt } from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const CARS = 60;

test.use({ viewport: { width: 390, height: 844 } });

async function scrollToEnd(page: Page): Promise<void> {
  const drawn = async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    return cards(page).count();
  };
  await expect.poll(drawn).toBe(CARS);
}

const topOf = (card: Locator) => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** On the screen, at most a card's height from where it was: pictures may be drawn in another size. */
const standsAt = (card: Locator, top: number) =>
  expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(100);

test('a long list grows while scrolling, no car twice; another order starts anew', async ({
  page,
  database,
  freeCar,
}) => {
  const { spot, ids } = await createManyCars(database, freeCar, CARS);
  await page.goto(listAt(spot, { sort: 'cheap' }));
  await expect(page.getByText(`${CARS} cars`, { exact: true }).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(carsPerPage);
  await hydrated(page);
  await scrollToEnd(page);
  await expect(page).toHaveURL(/page=3/);
  await expect.poll(() => idsShown(page)).toEqual(ids);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
  await expect(page).not.toHaveURL(/page=/);
  await expect(cards(page)).toHaveCount(carsPerPage);
});

test('whoever comes back from a car, or loads the list again, stands at the same card', async ({
  page,
  database,
  freeCar,
}) => {
  const { spot, ids } = await createManyCars(database, freeCar, CARS);
  await page.goto(listAt(spot, { sort: 'cheap' }));
  await hydrated(page);
  await scrollToEnd(page);
  const middle = cards(page).nth(37);
  await middle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(middle.getByRole('img').first()).toBeVisible();
  const top = await topOf(middle);
  await middle.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/en/car-detail/.*/${ids[37]}`));
  await page.goBack();
  await expect(page).toHaveURL(/page=3/);
  await standsAt(middle, top);
  await page.reload();
  await hydrated(page);
  await standsAt(middle, top);
});

test('a page that does not come leaves the cars, says so, and is asked for once more', async ({
  page,
  database,
  freeCar,
  watch,
}) => {
  const { spot } = await createManyCars(database, freeCar, CARS);
  watch.allowLost(/\/api\/v1\/cars\?(.*&)?page=2/);
  await page.route(/\/api\/v1\/cars\?(.*&)?page=2/, (route) => route.abort('failed'), { times: 1 });
  await page.goto(listAt(spot, { sort: 'cheap' }));
  await hydrated(page);
  await cards(page).last().scrollIntoViewIfNeeded();
  const lost = page.getByRole('main').getByRole('alert');
  await expect(lost).toContainText('We cannot reach the server.');
  await expect(cards(page)).toHaveCount(carsPerPage);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(2 * carsPerPage);
  await expect(lost).toHaveCount(0);
});
