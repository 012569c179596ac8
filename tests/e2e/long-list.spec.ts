import type { Locator, Page } from '@playwright/test';
import { CAR_LIST, showCarInView } from '../../web/app/car-in-view.ts';
import { STEP } from '../../web/features/search/use-shown-cars.ts';
import { slowdown } from '../../playwright.config.ts';
import { cards, createManyCars, idsShown, listAt, wholeCards } from './support/list-of-cars.ts';
import { scriptsRun } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

const CARS = 275;
/** Four screens of cards and those the list starts with; all of them would be 275. */
const MOST_WHOLE = 60;

test.use({ viewport: { width: 390, height: 844 } });

/** Scrolls on until the last car of all is seen: cards come, and grow from a guessed height, while it scrolls. */
async function scrollToEnd(page: Page): Promise<void> {
  const lastSeen = async () => {
    const last = cards(page).last();
    await last.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    return last.evaluate((card) => {
      const isSeen = card.getBoundingClientRect().top < innerHeight;
      return isSeen ? Number(card.getAttribute('aria-posinset')) : null;
    });
  };
  await expect.poll(lastSeen, { timeout: 60_000 * slowdown }).toBe(CARS);
}

/** Scrolls on until a card is drawn. */
async function scrollUntil(page: Page, card: Locator): Promise<void> {
  const reached = async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    return card.count();
  };
  await expect.poll(reached).toBe(1);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const topOf = (card: Locator) => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));

type Leaving = { by: 'click' | 'pagehide'; leave: () => Promise<unknown> };

/** Leaves the page; where the card stood at that moment, which the page itself writes down: until then it may move. */
async function topWhenLeft(card: Locator, { by, leave }: Leaving): Promise<number> {
  await card.evaluate((element, event) => {
    const keep = () =>
      sessionStorage.setItem('left-at', String(Math.round(element.getBoundingClientRect().top)));
    addEventListener(event, keep, { capture: true, once: true });
  }, by);
  await leave();
  const kept = await card.page().evaluate(() => sessionStorage.getItem('left-at'));
  if (kept === null) throw new Error('The page was not left.');
  return Number(kept);
}

const standsAt = (card: Locator, top: number) =>
  expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(3);

test.describe('a list of 275 cars', () => {
  test('grows while scrolling, a lost answer asked for again, no car twice; few are whole; another search starts anew', async ({
    page,
    database,
    freeCar,
    watch,
  }) => {
    const { spot, ids } = await createManyCars(database, freeCar, CARS);
    // Lost on the way: nothing but the list itself asks again, the network never being away.
    const lost = { times: 1 };
    await page.route(/\/api\/v1\/cars\?(.*&)?page=2/, (route) => route.abort('failed'), lost);
    await page.goto(listAt(spot, { sort: 'cheap' }));
    await expect(page.getByText(`${CARS} cars`, { exact: true }).first()).toBeVisible();
    expect(await cards(page).count()).toBeLessThan(100);
    await scriptsRun(page);
    await scrollToEnd(page);
    await expect(page).toHaveURL(/page=3/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(watch.takeProblems()).toEqual([expect.stringContaining('ERR_FAILED')]);
    expect(await idsShown(page)).toEqual(ids);
    await expect.poll(() => wholeCards(page).count()).toBeLessThan(MOST_WHOLE);
    await expect(wholeCards(page).last()).toHaveAttribute('aria-posinset', String(CARS));

    const height = await heightOf(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(wholeCards(page).first()).toHaveAttribute('aria-posinset', '1');
    await expect.poll(() => wholeCards(page).count()).toBeLessThan(MOST_WHOLE);
    await expect.poll(async () => Math.abs((await heightOf(page)) - height)).toBeLessThan(3);
    await expect(cards(page)).toHaveCount(CARS);

    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(wholeCards(page)).toHaveCount(CARS);

    await page.reload();
    await expect(cards(page)).toHaveCount(CARS);
    await expect.poll(() => wholeCards(page).count()).toBeLessThan(MOST_WHOLE);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
    await expect(page).not.toHaveURL(/page=/);
    await expect(cards(page).first()).toContainText('€158.22');
    await expect.poll(() => cards(page).count()).toBeLessThan(100);
  });

  test('is left from the middle and come back to at the same place, and the focus stays', async ({
    page,
    database,
    freeCar,
  }) => {
    const { spot, ids } = await createManyCars(database, freeCar, CARS);
    await page.goto(listAt(spot, { sort: 'cheap' }));
    await scriptsRun(page);
    await scrollToEnd(page);
    const address = page.url();
    const middle = cards(page).nth(137);
    await middle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(middle.getByRole('img').first()).toBeVisible();

    const link = middle.getByRole('heading').getByRole('link');
    await link.focus();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(wholeCards(page).first()).toHaveAttribute('aria-posinset', '1');
    await expect(link).toBeFocused();
    // As when the window is left: nothing else gets the focus.
    await link.dispatchEvent('focusout', { relatedTarget: null });
    await page.keyboard.press('Tab');
    await expect(middle.getByRole('button', { pressed: false })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cards(page).nth(138).getByRole('heading').getByRole('link')).toBeFocused();

    await middle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = await topWhenLeft(middle, { by: 'click', leave: () => link.click() });
    await expect(page).toHaveURL(new RegExp(`/en/car-detail/.*/${ids[137]}`));
    await page.getByRole('link', { name: 'Back to the results' }).click();
    await expect(page).toHaveURL(address);
    await standsAt(middle, top);
    await expect(middle.getByRole('img').first()).toBeVisible();
    await expect.poll(() => wholeCards(page).count()).toBeLessThan(MOST_WHOLE);

    const left = await topWhenLeft(middle, { by: 'pagehide', leave: () => page.reload() });
    await standsAt(middle, left);
    await scriptsRun(page);
    await expect(middle.getByRole('img').first()).toBeVisible();
    await expect.poll(() => wholeCards(page).count()).toBeLessThan(MOST_WHOLE);
    await standsAt(middle, left);
  });

  test('is come back to at the same place from a car whose page was loaded again', async ({
    page,
    database,
    freeCar,
  }) => {
    const { spot } = await createManyCars(database, freeCar, 60);
    await page.goto(listAt(spot, { sort: 'cheap' }));
    await scriptsRun(page);
    const far = cards(page).nth(49);
    await scrollUntil(page, far);
    await far.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(far.getByRole('img').first()).toBeVisible();
    const link = far.getByRole('heading').getByRole('link');
    const top = await topWhenLeft(far, { by: 'click', leave: () => link.click() });
    await expect(page).toHaveURL(/car-detail/);
    await page.reload();
    await scriptsRun(page);
    await page.getByRole('link', { name: 'Back to the results' }).click();
    await standsAt(far, top);
    await expect(far.getByRole('img').first()).toBeVisible();
    await expect.poll(() => wholeCards(page).count()).toBeLessThan(MOST_WHOLE);
    await standsAt(far, top);
  });

  test('loaded again beyond the cars it starts with, comes back at the same car until it is scrolled', async ({
    page,
    database,
    freeCar,
  }) => {
    const { spot } = await createManyCars(database, freeCar, 60);
    await page.goto(listAt(spot, { sort: 'cheap' }));
    await scriptsRun(page);
    const far = cards(page).nth(49);
    await scrollUntil(page, far);
    await far.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(far.getByRole('img').first()).toBeVisible();
    const height = await heightOf(page);
    const top = await topWhenLeft(far, { by: 'pagehide', leave: () => page.reload() });
    await expect(far.getByRole('img').first()).toBeVisible();
    await standsAt(far, top);
    // Most cards were not drawn this time: each is taken to be as high as those that were.
    await expect.poll(async () => Math.abs((await heightOf(page)) - height)).toBeLessThan(300);
    // As a screen reader scrolls: no wheel, no key, no finger.
    const scrolled = async () => {
      await page.evaluate(async () => {
        scrollBy({ top: 40, behavior: 'instant' });
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      });
      return top - (await topOf(far));
    };
    await expect.poll(scrolled).toBeGreaterThan(30);
    const atTop = async () => {
      await page.mouse.wheel(0, -3000);
      return page.evaluate(() => scrollY);
    };
    await expect.poll(atTop).toBe(0);
    // In another order the car stands further up: it does not make that list longer.
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
    await expect(page).toHaveURL(/expensive/);
    await expect(cards(page).first()).toHaveAttribute('aria-posinset', '1');
    await expect(cards(page)).toHaveCount(STEP);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('heights that change after long work, without a frame between, are answered: the page was busy, not at rest', async ({
  page,
}) => {
  const items = Array.from(
    { length: 60 },
    (_, car) => `<li style="height: 300px"><p data-car="${car}"></p></li>`,
  );
  // The browser's own anchor would hide a car that is left alone; in the real list, whose cards change, there is none.
  await page.setContent(
    `<style>* { overflow-anchor: none }</style><ul id="${CAR_LIST}">${items.join('')}</ul>`,
  );
  const show = showCarInView.toString();
  await page.evaluate(`(${show})(${JSON.stringify(CAR_LIST)}, () => ({ car: 40, top: 100 }))`);
  const car = page.locator('li', { has: page.locator('[data-car="40"]') });
  await standsAt(car, 100);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const end = performance.now() + 2000;
    while (performance.now() < end);
    // What was due meanwhile comes before this.
    await new Promise((resolve) => setTimeout(resolve));
    for (const item of document.querySelectorAll('li')) item.style.height = '250px';
  });
  await standsAt(car, 100);
});
