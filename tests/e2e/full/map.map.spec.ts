import type { Locator, Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { carsPerPage } from '@nolo/site/shared/rental/search-state.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { hoursOf } from '@nolo/api/demo/opening-times.ts';
import { inDays } from '../../factories/car.ts';
import { expectNothingCut } from '../support/layout.ts';
import { cards, createFleet, idsShown, listAt, newSpot, type Fleet } from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { hostOf } from '../support/sites.ts';
import { expect, test as base } from '../support/test.ts';

/** `fleet`: three cars of this test's own, far enough from each other to have a price each on the map. */
const test = base.extend<{ fleet: Fleet }>({
  fleet: async ({ database, freeCar }, use) => {
    const fleet = await createFleet(database, freeCar);
    for (const [name, east] of [
      ['cheap', -0.4],
      ['popular', 0.4],
    ] as const) {
      await database
        .updateTable('car')
        .set({ longitude: fleet.spot.longitude + east })
        .where('id', '=', fleet[name].id)
        .execute();
    }
    await use(fleet);
  },
});

const wide = ({ spot }: Fleet, query = {}) =>
  listAt(spot, { long: [spot.longitude - 0.41, spot.longitude + 0.41], ...query });

const map = (page: Page) => page.getByRole('region', { name: 'Map of the cars found' });
const prices = (page: Page) => map(page).getByRole('button', { name: /€/ });

async function markerNames(page: Page): Promise<string[]> {
  const names = await prices(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  return names.toSorted();
}

const ALL_PRICES = [/^Ferrari .*, €270$/, /^Fiat 500, €120$/, /^Fiat 500, €600$/];

async function expectAllPrices(page: Page): Promise<void> {
  await expect(prices(page)).toHaveCount(3);
  const names = await markerNames(page);
  for (const [index, name] of ALL_PRICES.entries()) expect(names[index]).toMatch(name);
}

test('the map’s code is fetched when the map is asked for, not before', async ({ page, fleet }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const mapFiles = () =>
    fetched.filter((url) => /maplibre|map-of-cars|base-map|\/map-[\w-]{8}\.js/.test(url));
  await page.goto(wide(fleet));
  await expect(cards(page)).toHaveCount(3);
  await hydrated(page);
  expect(fetched.some((url) => /\/assets\/.*\.js$/.test(url))).toBe(true);
  expect(mapFiles()).toEqual([]);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expectAllPrices(page);
  expect(mapFiles().length).toBeGreaterThan(0);
  const { hostname } = new URL(page.url());
  expect(fetched.filter((url) => !url.startsWith('blob:') && new URL(url).hostname !== hostname)).toEqual([]);
});

test('the map shows the cars of the list; its state is in the address', async ({ page, fleet, visitor }) => {
  await page.goto(wide(fleet, { sort: 'cheap' }));
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page).toHaveURL(/map=true/);
  await expectAllPrices(page);
  await expect.poll(() => idsShown(page)).toEqual([fleet.cheap.id, fleet.newest.id, fleet.popular.id]);
  await expectNoAxeViolations(page);

  const other = await (await visitor()).newPage();
  await other.goto(page.url());
  await expectAllPrices(other);
  await expect(other.getByRole('button', { name: 'Hide map' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Luxury SUV' }).click();
  await sheet.getByRole('button', { name: 'Show 1 car', exact: true }).click();
  await expect(prices(page)).toHaveCount(1);
  await expect(prices(page)).toHaveAccessibleName('Fiat 500, €600');

  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(page).not.toHaveURL(/map=/);
  await expect(map(page)).toBeHidden();
  await page.goBack();
  await expect(prices(page)).toHaveCount(1);
});

test('a price and its car are marked together', async ({ page, fleet }) => {
  await page.goto(wide(fleet, { map: true }));
  await expectAllPrices(page);
  const price = map(page).getByRole('button', { name: 'Fiat 500, €600' });
  const marked = page.locator('article.border-primary');
  await expect(marked).toHaveCount(0);
  await price.click();
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-car', String(fleet.popular.id));
  const card = map(page).getByRole('dialog', { name: 'Fiat 500' });
  await expect(card.getByRole('link', { name: /Fiat 500/ })).toHaveAttribute(
    'href',
    new RegExp(`/en/car-detail/fiat-500-lecce/${fleet.popular.id}\\?start_date=`),
  );
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
  // The other way round: the car's link in the list.
  await cards(page)
    .getByRole('link', { name: /^Ferrari/ })
    .focus();
  await expect(map(page).getByRole('button', { name: /^Ferrari/ })).toHaveAttribute('data-selected', 'true');
  await expect(price).toHaveAttribute('data-selected', 'false');
});

test('everything on the map can be reached and used by keyboard', async ({ page, fleet, database }) => {
  // Beyond what the list shows at first. The companies are chosen because the area shown later has other cars, too.
  const { id: _, ...pattern } = fleet.cheap;
  const { id: beyond } = await database
    .insertInto('car')
    .values({ ...pattern, longitude: fleet.spot.longitude + 0.6 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const companies = [fleet.cheap, fleet.newest, fleet.popular].map((car) => car.company_id);
  await page.goto(wide(fleet, { map: true, company_id: companies }));
  await expectAllPrices(page);
  const price = map(page).getByRole('button', { name: 'Fiat 500, €120' });
  await cards(page).getByRole('link').last().focus();
  const reached = new Set<string>();
  const focusedName = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '',
    );
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    reached.add(await focusedName());
  }
  const names = [...(await markerNames(page)), 'Zoom in', 'Zoom out', 'Show all cars'];
  expect(names.filter((name) => !reached.has(name))).toEqual([]);

  await price.focus();
  await page.keyboard.press('Enter');
  const card = map(page).getByRole('dialog', { name: 'Fiat 500' });
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(price).toBeFocused();

  await map(page).getByRole('button', { name: 'Zoom out' }).press('Enter');
  const searchArea = page.getByRole('button', { name: 'Search here' });
  await expect(searchArea).toBeVisible();
  await searchArea.press('Enter');
  await expect(page).toHaveURL(/pl=Map\+area/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map area: cars for rent');
  const all = [fleet.cheap.id, fleet.newest.id, fleet.popular.id, beyond];
  expect((await idsShown(page)).toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
});

test('cars at one place share a price that lists them', async ({ page, freeCar }) => {
  const spot = newSpot();
  const first = await freeCar({ car: { ...spot, day_minor: 5000 }, company: spot });
  const second = await freeCar({ car: { ...spot, day_minor: 7000 }, company: spot });
  await page.goto(listAt(spot, { map: true }));
  const group = map(page).getByRole('button', { name: '2 cars, from €150' });
  await group.click();
  const card = map(page).getByRole('dialog', { name: '2 cars' });
  await expect(card.getByRole('link')).toHaveCount(2);
  const addresses = await card
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => Number(/\/(\d+)\?/.exec(link.getAttribute('href') ?? '')?.[1])));
  expect(addresses.toSorted((a, b) => a - b)).toEqual([first.id, second.id].toSorted((a, b) => a - b));
});

test('more cars than a page are all on the map, in groups that pressing takes apart', async ({
  page,
  database,
  freeCar,
}) => {
  const spot = newSpot();
  const { id, ...first } = await freeCar({ car: { ...spot, day_minor: 4000 }, company: spot });
  const east = { latitude: spot.latitude, longitude: spot.longitude + 0.4 };
  const more = Array.from({ length: 104 }, (_, index) => ({
    ...first,
    ...(index < 100 ? {} : east),
    day_minor: 5000 + index,
  }));
  await database.insertInto('car').values(more).execute();

  await page.goto(listAt(spot, { map: true, long: [spot.longitude - 0.41, spot.longitude + 0.41] }));
  await expect(page.getByText('105 cars', { exact: true }).first()).toBeVisible();
  await expect.poll(() => markerNames(page)).toEqual(['101 cars, from €120', '4 cars, from €153']);

  const west = map(page).getByRole('button', { name: '101 cars, from €120' });
  await west.click();
  const card = map(page).getByRole('dialog', { name: 'The 100 cheapest of 101 cars' });
  await expect(card.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/${id}\\?`));
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await map(page).getByRole('button', { name: '105 cars, from €120' }).click();
  await expect.poll(() => markerNames(page)).toEqual(['101 cars, from €120', '4 cars, from €153']);
});

const openAtDay = hoursOf(['09:00', '19:00'], ['09:00', '19:00'], ['09:00', '19:00']);
const atNight = {
  start_date: `${inDays(10).slice(0, 10)}T07:00`,
  end_date: `${inDays(12).slice(0, 10)}T07:00`,
};

test('a car of a closed company says so on the map, without a price, and keeps the dates as in the list', async ({
  page,
  freeCar,
}) => {
  const spot = newSpot();
  const closedCar = (east: number, day_minor: number) =>
    freeCar({
      car: { ...spot, longitude: spot.longitude + east, day_minor },
      company: { ...spot, opening_hours: openAtDay },
    });
  await closedCar(-0.4, 4000);
  await closedCar(0.4, 3000);
  await closedCar(0.4, 3500);
  const open = { ...spot, longitude: spot.longitude + 0.4, day_minor: 9000 };
  await freeCar({ car: open, company: spot });
  const long: [number, number] = [spot.longitude - 0.41, spot.longitude + 0.41];
  await page.goto(listAt(spot, { ...atNight, long, map: true }));

  const closed = map(page).getByRole('button', { name: 'Fiat 500, Closed at the pickup time' });
  await expect(closed).toHaveClass(/text-muted/);
  await expect(closed).toHaveText('Closed');
  // The cheapest two of the three cannot be booked, and are not counted.
  await expect(map(page).getByRole('button', { name: 'Fiat 500, €180', exact: true })).toHaveClass(
    /text-ink/,
  );
  await closed.click();
  const link = map(page).getByRole('dialog', { name: 'Fiat 500' }).getByRole('link');
  await expect(link).toContainText('Closed at the pickup time');
  await expect(link).toContainText('Nearest:');
  const inList = cards(page).filter({ hasText: '€40 per day' }).getByRole('link').first();
  expect(await link.getAttribute('href')).toBe(await inList.getAttribute('href'));
  await expectNoAxeViolations(page);
  await link.click();
  await expect(page).toHaveURL(/\/car-detail\/.*start_date=[^&]+T07/);
});

test('a group of which no car can be booked has no price, and says why', async ({
  page,
  database,
  freeCar,
}) => {
  const spot = newSpot();
  const company = { ...spot, opening_hours: openAtDay };
  const { id: _, ...pattern } = await freeCar({ car: { ...spot, day_minor: 4000 }, company });
  await database
    .insertInto('car')
    .values(Array.from({ length: 104 }, () => pattern))
    .execute();
  const free = await freeCar({ car: { ...spot, longitude: spot.longitude + 0.4 }, company: spot });
  const long: [number, number] = [spot.longitude - 0.01, free.longitude + 0.01];
  await page.goto(listAt(spot, { ...atNight, long, map: true }));

  const none = map(page).getByRole('button', { name: '105 cars, not available at these times' });
  await expect(none).toHaveClass(/text-muted/);
  await expect(none).toHaveText('Closed');
  await expect.poll(() => markerNames(page)).toEqual(['Fiat 500, €120']);
  await none.click();
  const link = map(page).getByRole('dialog').getByRole('link').first();
  await expect(link).toContainText('Closed at the pickup time');
});

test('groups of the last search go with it, also where those of the next one cannot be had', async ({
  page,
  context,
  watch,
  database,
  freeCar,
}) => {
  watch.allowLost(/ERR_INTERNET_DISCONNECTED/);
  const spot = newSpot();
  const { id: _, ...first } = await freeCar({
    car: { ...spot, day_minor: 4000, fuel_type: 1 },
    company: spot,
  });
  const more = Array.from({ length: 209 }, (_unused, at) => ({
    ...first,
    day_minor: at < 104 ? 4000 : 5000,
    fuel_type: at < 104 ? 1 : 2,
  }));
  await database.insertInto('car').values(more).execute();
  await page.goto(listAt(spot, { map: true }));
  await expect.poll(() => markerNames(page)).toEqual(['210 cars, from €120']);

  watch.allow(500, '/api/v1/cars/map?');
  await page.route('**/api/v1/cars/map?*', (route) => route.fulfill({ status: 500, json: {} }));
  const list = Promise.withResolvers<void>();
  await page.route('**/api/v1/cars?*', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Diesel' }).click();
  await expect(page.locator('button[data-selected]')).toHaveCount(0);
  const failure = page.waitForResponse((reply) => reply.url().includes('/cars/map?'));
  list.resolve();
  await failure;
  await sheet.getByRole('button', { name: /^Show 105 cars/ }).click();
  // What the list has of them.
  await expect.poll(() => markerNames(page)).toEqual([`${carsPerPage} cars, from €150`]);
  await page.unroute('**/api/v1/cars/map?*');
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => markerNames(page)).toEqual(['105 cars, from €150']);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Remove filter: Diesel' }).click();
  const lost = page.getByRole('main').getByRole('alert');
  await expect(lost).toContainText('We cannot reach the server.');
  // List and map are still of one search.
  await expect.poll(() => markerNames(page)).toEqual(['105 cars, from €150']);
  await context.setOffline(false);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => markerNames(page)).toEqual(['210 cars, from €120']);
});

/** Where each is on the screen; nothing is scrolled for it. */
const boxesOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { name: one.getAttribute('aria-label'), left, right, top, bottom };
    }),
  );

for (const width of [320, 390, 1440])
  test(`${width} px: no price is cut at an edge of the map or lies under its buttons`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // Cars in Milan, Venice and Rome: the prices of the north are as high up as the buttons.
    await page.goto(`http://${hostOf('dolcevita', stack.port)}${paths.carList('en', { map: true })}`);
    await expect(prices(page)).toHaveCount(3);
    const [pane] = await boxesOf(map(page));
    const buttons = await boxesOf(map(page).getByRole('button', { name: /^(Zoom|Show all)/ }));
    expect(buttons).toHaveLength(3);
    for (const price of await boxesOf(prices(page))) {
      expect(price.left, price.name ?? '').toBeGreaterThanOrEqual(pane?.left ?? Infinity);
      expect(price.right, price.name ?? '').toBeLessThanOrEqual(pane?.right ?? 0);
      expect(price.top, price.name ?? '').toBeGreaterThanOrEqual(pane?.top ?? Infinity);
      for (const button of buttons) {
        const isBeside = price.right < button.left || price.top > button.bottom || price.bottom < button.top;
        expect(isBeside, `${price.name} and ${button.name}`).toBe(true);
      }
    }
  });

test('no text is cut beside the map or on it', async ({ page, fleet }) => {
  await page.goto(wide(fleet, { map: true }));
  await expectAllPrices(page);
  await expectNothingCut(page, 'the map');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('map and list take turns', async ({ page, fleet }) => {
    await page.goto(wide(fleet));
    await page.getByRole('button', { name: 'Show map' }).click();
    await expectAllPrices(page);
    await expect(cards(page).first()).toBeHidden();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show list' }).click();
    await expect(map(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).first()).toBeVisible();
  });

  test('searching the map’s area is a button of one line', async ({ page, fleet }) => {
    for (const [lang, zoomOut, searchArea] of [
      ['it', 'Riduci', 'Cerca qui'],
      ['fr', 'Réduire', 'Chercher ici'],
    ] as const) {
      await page.goto(listAt(fleet.spot, { map: true }, lang));
      await page.getByRole('button', { name: zoomOut }).click();
      const button = page.getByRole('button', { name: searchArea });
      await expect(button).toBeVisible();
      // A second line would make it higher than the thumb needs.
      expect((await button.boundingBox())?.height).toBe(44);
    }
  });

  test('nothing covers the cars of a group', async ({ page, freeCar }) => {
    const spot = newSpot();
    for (const day_minor of [5000, 6000, 7000, 8000, 9000, 9900]) {
      await freeCar({ car: { ...spot, day_minor }, company: spot });
    }
    await page.goto(listAt(spot, { map: true }));
    await map(page).getByRole('button', { name: '6 cars, from €150' }).click();
    const links = map(page).getByRole('dialog', { name: '6 cars' }).getByRole('link');
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) await link.click({ trial: true });
  });
});
