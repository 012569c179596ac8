import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { hoursOf } from '@nolo/api/demo/opening-times.ts';
import { inDays } from '../../factories/car.ts';
import { testNow } from '../../setup/test-day.ts';
import { cityBySlug } from '@nolo/content/cities.ts';
import { slugOf } from '@nolo/domain/slug.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll, expectNothingCut } from '../support/layout.ts';
import {
  cards,
  createFleet,
  idsShown,
  listAt,
  newSpot,
  readCars,
  type Fleet,
} from '../support/list-of-cars.ts';
import { readExamples } from '../support/public-pages.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test as base } from '../support/test.ts';

/** `fleet`: three cars of this test's own, and the list of them opened. */
const test = base.extend<{ fleet: Fleet }>({
  fleet: async ({ database, freeCar, page }, use) => {
    const fleet = await createFleet(database, freeCar);
    await page.goto(listAt(fleet.spot));
    await expect(cards(page)).toHaveCount(3);
    await use(fleet);
  },
});

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
/** Whether a box is ticked in the very turn of its press: nothing can have been drawn since. */
const afterPress = (control: Locator) =>
  control.evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
const removeChip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove filter: ${name}`, exact: true });

test.describe('sorting', () => {
  for (const [option, order, value] of [
    ['Recommended', ['popular', 'cheap', 'newest'], 'imp'],
    ['Price: low to high', ['cheap', 'newest', 'popular'], 'cheap'],
    ['Price: high to low', ['popular', 'newest', 'cheap'], 'expensive'],
    ['Recently added first', ['newest', 'cheap', 'popular'], 'desc'],
  ] as const) {
    test(option, async ({ page, fleet }) => {
      const sort = page.getByRole('combobox', { name: 'Sort by' });
      if (option === 'Recommended') {
        // The order at first: from another one, so that the choice is what puts them in this one.
        await sort.selectOption('Recently added first');
        await expect(page).toHaveURL(/sort=desc/);
      }
      await sort.selectOption(option);
      await expect.poll(() => idsShown(page)).toEqual(order.map((name) => fleet[name].id));
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe(value);
      const euro = { cheap: 120, newest: 270, popular: 600 };
      expect((await readCars(page)).map(({ total }) => total)).toEqual(order.map((name) => euro[name]));
    });
  }

  test('by price holds for the demo cars, too', async ({ page }) => {
    for (const [sort, sign] of [
      ['cheap', 1],
      ['expensive', -1],
    ] as const) {
      await page.goto(paths.carListCity('en', { slug: 'milano', lat: 45.4642, lon: 9.19 }, { sort }));
      await expect(cards(page).first()).toBeVisible();
      const totals = (await readCars(page)).map(({ total }) => total);
      expect(new Set(totals).size).toBeGreaterThan(3);
      expect(totals).toEqual(totals.toSorted((a, b) => sign * (a - b)));
    }
  });
});

test.describe('a filter narrows the list and has a chip', () => {
  test('car type', async ({ page, fleet }) => {
    await filters(page).getByRole('checkbox', { name: 'Luxury SUV' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => idsShown(page)).toEqual([fleet.popular.id]);
    await filters(page).getByRole('checkbox', { name: 'Convertible' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(chips(page)).toHaveText(['Luxury SUV', 'Convertible', 'Clear all'], { useInnerText: true });
    await removeChip(page, 'Luxury SUV').click();
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => idsShown(page)).toEqual([fleet.newest.id]);
    await expect(filters(page).getByRole('checkbox', { name: 'Luxury SUV' })).not.toBeChecked();
  });

  test('fuel', async ({ page, fleet }) => {
    await filters(page).getByRole('checkbox', { name: 'Diesel' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => idsShown(page)).toEqual([fleet.cheap.id]);
    await expect(cards(page)).toContainText('Diesel');
    await expect(page).toHaveURL(/fuel_type=2/);
    await removeChip(page, 'Diesel').click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).not.toHaveURL(/fuel_type/);
  });

  test('two choices in a row are both kept, however slow the first one is', async ({ page, fleet }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/v1/cars?*', async (route) => {
      await answered;
      await route.continue();
    });
    const box = (name: string) => filters(page).getByRole('checkbox', { name, exact: true });
    await box('Diesel').click();
    await expect(box('Diesel')).toBeChecked();
    await box('Electric').click();
    await expect(box('Electric')).toBeChecked();
    answer();
    await expect(cards(page)).toHaveCount(2);
    await expect.poll(() => idsShown(page)).toEqual([fleet.popular.id, fleet.cheap.id]);
    await expect(page).toHaveURL(/fuel_type=2&fuel_type=4/);
  });

  test('what is pressed the moment other cars are drawn stays asked for with the next press', async ({
    page,
    fleet,
  }) => {
    await hydrated(page);
    const sort = await page
      .getByRole('combobox', { name: 'Sort by' })
      .evaluateHandle((select: HTMLSelectElement) => select);
    // An observer is called once the cars are drawn, before React's effects; a timeout after them.
    await filters(page)
      .getByRole('switch')
      .evaluate((input: HTMLInputElement, select) => {
        const drawn = new MutationObserver(() => {
          if (document.querySelectorAll('main [data-car]').length !== 1) return;
          drawn.disconnect();
          input.click();
          setTimeout(() => {
            select.value = 'cheap';
            select.dispatchEvent(new Event('change', { bubbles: true }));
          });
        });
        drawn.observe(document.body, { childList: true, subtree: true });
      }, sort);
    await filters(page).getByRole('checkbox', { name: 'Diesel' }).click();
    await expect(page).toHaveURL(/sort=cheap/);
    expect(new URL(page.url()).searchParams.get('isSameTime')).toBe('false');
    await expect.poll(() => idsShown(page)).toEqual([fleet.cheap.id]);
  });

  test('what is pressed stays pressed from that moment on, before anything else is drawn', async ({
    page,
    fleet,
  }) => {
    const box = (name: string) => filters(page).getByRole('checkbox', { name, exact: true });
    // Before that a box keeps a press by itself (`early-input.spec.ts`).
    await hydrated(page);
    expect(await afterPress(box('Diesel'))).toBe(true);
    expect(await afterPress(box('Manual'))).toBe(true);
    expect(await afterPress(filters(page).getByRole('radio', { name: /^4 or more/ }))).toBe(true);
    expect(await afterPress(box('Manual'))).toBe(false);
    expect(await afterPress(filters(page).getByRole('switch'))).toBe(false);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    const chosen = await sort.evaluate((select: HTMLSelectElement) => {
      select.value = 'cheap';
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return select.value;
    });
    expect(chosen).toBe('cheap');
    await expect(page).toHaveURL(/sort=cheap/);
    const asked = new URL(page.url()).searchParams;
    expect(['fuel_type', 'transmission', 'seats', 'isSameTime'].map((name) => asked.get(name))).toEqual([
      '2',
      null,
      '4',
      'false',
    ]);
    await expect.poll(() => idsShown(page)).toEqual([fleet.cheap.id]);
    // Elsewhere they show what is so there.
    await page.goto(listAt(fleet.spot, { fuel_type: 4 }));
    await expect.poll(() => idsShown(page)).toEqual([fleet.popular.id]);
    expect(await afterPress(box('Diesel'))).toBe(true);
    await expect(page).toHaveURL(/fuel_type=2/);
    await page.goBack();
    await expect(page).not.toHaveURL(/fuel_type=2/);
    await expect(box('Diesel')).not.toBeChecked();
    await expect(box('Electric')).toBeChecked();
  });

  test('maker, found by typing', async ({ page, fleet }) => {
    const finder = filters(page).getByRole('searchbox', { name: 'Find a make' });
    await finder.fill('zzz');
    await expect(filters(page).getByText('No make found.')).toBeVisible();
    await finder.fill('ferr');
    await filters(page).getByRole('checkbox', { name: 'Ferrari' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => idsShown(page)).toEqual([fleet.newest.id]);
    await expect(cards(page).getByRole('heading')).toHaveText(/^Ferrari /);
    await removeChip(page, 'Ferrari').click();
    await expect(cards(page)).toHaveCount(3);
  });

  test('company, found by typing', async ({ page, fleet, database }) => {
    const { name } = await database
      .selectFrom('company')
      .select('name')
      .where('id', '=', fleet.popular.company_id)
      .executeTakeFirstOrThrow();
    const finder = filters(page).getByRole('searchbox', { name: 'Find a company' });
    await finder.fill('zzz');
    await expect(filters(page).getByText('No Company Found.')).toBeVisible();
    await finder.fill(name);
    const choice = filters(page).getByRole('checkbox', { name });
    await expect(choice.locator('xpath=ancestor::div[2]')).toHaveText(`${name}1`);
    await choice.click();
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => idsShown(page)).toEqual([fleet.popular.id]);
    await expect(cards(page)).toContainText(name);
    await removeChip(page, name).click();
    await expect(cards(page)).toHaveCount(3);
  });

  test('highest and lowest total price', async ({ page, fleet }) => {
    const highest = filters(page).getByRole('slider', { name: 'Highest price' });
    await highest.fill('300');
    await highest.blur();
    await expect(page).toHaveURL(/max-amount=300/);
    await expect.poll(() => idsShown(page)).toEqual([fleet.cheap.id, fleet.newest.id]);
    await expect(removeChip(page, '€0 to €300')).toBeVisible();
    const lowest = filters(page).getByRole('slider', { name: 'Lowest price' });
    await lowest.focus();
    for (const euro of [50, 100, 150]) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(`min-amount=${euro}(&|$)`));
    }
    await expect.poll(() => idsShown(page)).toEqual([fleet.newest.id]);
    await filters(page).getByRole('button', { name: 'Reset price' }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).not.toHaveURL(/amount/);
  });

  test('price written as numbers', async ({ page, fleet }) => {
    await filters(page).getByRole('textbox', { name: 'To €' }).fill('300');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/max-amount=300/);
    await expect.poll(() => idsShown(page)).toEqual([fleet.cheap.id, fleet.newest.id]);
    await expect(filters(page).getByRole('slider', { name: 'Highest price' })).toHaveValue('300');
  });

  test('transmission and seats, with the number of cars beside each', async ({ page, fleet }) => {
    await expect.poll(() => idsShown(page)).toContain(fleet.cheap.id);
    const row = (name: string) =>
      filters(page).getByRole('checkbox', { name, exact: true }).locator('xpath=ancestor::div[2]');
    await expect(row('Convertible')).toContainText('1');
    await expect(row('Diesel')).toContainText('1');
    await filters(page).getByRole('checkbox', { name: 'Manual', exact: true }).click();
    await expect(page).toHaveURL(/transmission=manual/);
    await expect(removeChip(page, 'Manual')).toBeVisible();
    await removeChip(page, 'Manual').click();
    await expect(cards(page)).toHaveCount(3);
    await expect(filters(page).getByText('2 or more')).toBeVisible();
    // No car has as many: that is no choice.
    await expect(filters(page).getByText('9 or more')).toHaveCount(0);
  });

  test('available in so many days', async ({ page, fleet, database }) => {
    await database
      .insertInto('hold')
      .values({
        car_id: fleet.cheap.id,
        reason: 'offline',
        during: sql<string>`tstzrange(${testNow()}::timestamptz - interval '1 day', ${testNow()}::timestamptz + interval '130 hours')`,
      })
      .execute();
    // With dates nothing asks for it, and an address that does is followed.
    await page.goto(listAt(fleet.spot, { d: 3 }));
    await expect(cards(page)).toHaveCount(2);
    await expect.poll(() => idsShown(page)).toEqual([fleet.popular.id, fleet.newest.id]);
    await expect(filters(page).getByRole('group', { name: 'Total price' })).toBeVisible();
    await expect(filters(page).getByRole('group', { name: 'Available' })).toHaveCount(0);
    await removeChip(page, 'In 3 days').click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).not.toHaveURL(/[?&]d=/);
  });

  test('all of them are cleared at once; place, dates and order stay', async ({ page, fleet }) => {
    const query = { sort: 'cheap', fuel_type: [1, 2], 'max-amount': 150, d: 7 };
    await page.goto(listAt(fleet.spot, query));
    await expect(cards(page)).toHaveCount(1);
    await expect(chips(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(chips(page)).toHaveCount(0);
    const [now, plain] = [page.url(), listAt(fleet.spot, { sort: 'cheap' })].map(
      (address) => new URL(address, 'http://localhost').searchParams,
    );
    expect(now?.toString()).toBe(plain?.toString());
  });

  test('too narrow a choice can be taken back from the empty list', async ({ page, fleet }) => {
    await page.goto(listAt(fleet.spot, { fuel_type: 3 }));
    await expect(page.getByRole('heading', { name: 'No Car Found in Test Bay.' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();
    await expect(cards(page)).toHaveCount(3);
  });
});

test.describe('readable addresses', () => {
  test('a city shows the cars around it', async ({ page, database }) => {
    await page.goto(paths.carListCity('en', { slug: 'bologna', lat: 44.4949, lon: 11.3426 }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bologna: cars for rent');
    await expect(cards(page).first()).toBeVisible();
    const found = await database
      .selectFrom('car')
      .select(['latitude', 'longitude'])
      .where('id', 'in', await idsShown(page))
      .execute();
    expect(found.length).toBeGreaterThan(0);
    for (const { latitude, longitude } of found) {
      expect(Math.abs(latitude - 44.4949)).toBeLessThan(0.28);
      expect(Math.abs(longitude - 11.3426)).toBeLessThan(0.4);
    }
  });

  test('a maker shows its cars and keeps its address while other filters change', async ({
    page,
    database,
  }) => {
    const { make } = await readExamples(database);
    await page.goto(paths.carListMake('en', make));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${make.carMake}: cars for rent`);
    const names = (await readCars(page)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith(`${make.carMake} `))).toEqual([]);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
    await expect(page).toHaveURL(paths.carListMake('en', make, { sort: 'cheap' }));
    await removeChip(page, make.carMake).click();
    await expect(page).toHaveURL(paths.carList('en', { sort: 'cheap' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars for rent');
  });

  test('a type shows its cars', async ({ page, database }) => {
    const type = await database
      .selectFrom('car_type')
      .select(['id as carTypeId', 'name as carType'])
      .where('key', '=', 'convertible')
      .executeTakeFirstOrThrow();
    await page.goto(paths.carListType('en', type));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Convertible: cars for rent');
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).filter({ hasNotText: 'Convertible ·' })).toHaveCount(0);
  });

  test('choosing a maker below a page leaves every other filter behind', async ({ page, fleet }) => {
    await page.goto(listAt(fleet.spot, { fuel_type: 4, 'max-amount': 1500, sort: 'cheap' }));
    await cards(page).getByRole('link').click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ferrari' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferrari: cars for rent');
    await expect(chips(page)).toHaveText(['Ferrari', 'Clear all'], { useInnerText: true });
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('imp');
    await expect(page).not.toHaveURL(/fuel_type|amount|sort|page|lat=/);
  });

  test('shorter addresses lead to the list that they mean', async ({ page, database }) => {
    const { make, type } = await readExamples(database);
    const [roma, suv] = [cityBySlug('roma'), slugOf(type.carType)];
    for (const [short, whole] of [
      ['city/roma?sort=cheap', roma && paths.carListCity('en', roma, { sort: 'cheap' })],
      [`carMake/${make.carMake.toLowerCase()}`, paths.carListMake('en', make)],
      [`carType/${suv}`, paths.carListType('en', type)],
      ['city', paths.carList('en')],
    ]) {
      const reply = await page.request.get(`${paths.carList('en')}/${short}`, { maxRedirects: 0 });
      expect([reply.status(), reply.headers()['location']]).toEqual([301, whole]);
    }
    await page.goto(`${paths.carList('en')}/city/frascati`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frascati: cars for rent');
  });

  for (const path of [
    'city/roma/nowhere',
    'carMake/fiat/0',
    'carType/suv/abc',
    'colour/red/3',
    'city/atlantis-of-nowhere',
    'carMake/batmobile',
  ]) {
    test(`/${path} is Page Not Found`, async ({ page, watch }) => {
      watch.allow(404, `/car-list/${path}`);
      const reply = await page.goto(`${paths.carList('en')}/${path}`);
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    });
  }
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the filters are a sheet whose button says what they leave', async ({ page, fleet }) => {
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: 'Show 3 cars' })).toBeVisible();
    const counted = Promise.withResolvers<void>();
    await page.route('**/api/v1/cars?*', async (route) => {
      await counted.promise;
      await route.continue();
    });
    await sheet.getByRole('checkbox', { name: 'Luxury SUV' }).click();
    // The number of before would be a wrong one.
    await expect(sheet.getByRole('button', { name: 'Show the cars' })).toBeVisible();
    counted.resolve();
    await expect(sheet.getByRole('button', { name: 'Show 1 car', exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Show 1 car', exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => idsShown(page)).toEqual([fleet.popular.id]);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
    await expectNoHorizontalScroll(page);
    await removeChip(page, 'Luxury SUV').tap();
    await expect(cards(page)).toHaveCount(3);
  });

  test('the search opens from one line, the calendar as a sheet', async ({ page, fleet }) => {
    await expect(page.getByRole('combobox', { name: 'Pickup place' })).toBeHidden();
    await page.getByRole('button', { name: 'Change the search' }).tap();
    await expect(page.getByRole('combobox', { name: 'Pickup place' })).toHaveValue('Test Bay');
    await page.getByRole('button', { name: /^Pickup day/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Choose the dates' });
    await expect(sheet.getByRole('application')).toBeVisible();
    expect(await sheet.getByRole('grid').count()).toBeGreaterThan(6);
    await expectNoAxeViolations(page);
    await sheet.getByRole('button', { name: 'Done' }).tap();
    await expect(sheet).toBeHidden();
    await expect.poll(() => idsShown(page)).toContain(fleet.cheap.id);
  });
});

test('a car whose company is closed then comes last, uncounted and without a total; opening it keeps the dates', async ({
  page,
  freeCar,
}) => {
  const spot = newSpot();
  const at = { ...spot, city: 'Test Bay' };
  const hours = hoursOf(['09:00', '19:00'], ['09:00', '19:00'], ['09:00', '19:00']);
  const closed = await freeCar({
    car: { ...at, importance: 9 },
    company: { ...spot, opening_hours: hours },
  });
  const open = await freeCar({ car: { ...at, importance: 1 }, company: spot });
  const dates = {
    start_date: `${inDays(10).slice(0, 10)}T07:00`,
    end_date: `${inDays(12).slice(0, 10)}T07:00`,
  };
  await page.goto(listAt(spot, dates));
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => idsShown(page)).toEqual([open.id, closed.id]);
  await expect(cards(page).last()).toContainText('Closed at the pickup time');
  await expect(cards(page).last()).toContainText('Nearest:');
  await expect(page.getByRole('main').getByText('1 car', { exact: true })).toBeVisible();
  const others = page.getByRole('region', { name: 'Only possible at other times' });
  await expect(others.getByRole('article')).toHaveCount(1);
  await expect(others).not.toContainText('total for');
  await expectNothingCut(page, 'en');
  await expectNoAxeViolations(page);
  await others.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/car-detail\/.*start_date=[^&]+T07/);
  const panel = page.getByRole('region', { name: 'Your rental', exact: true });
  await expect(panel.getByText(/^Nearest: .*9\sAM to .*9\sAM$/)).toBeVisible();
  await expect(panel.getByText('Total for')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Use these times' }).click();
  await expect(page).toHaveURL(/start_date=[^&]+T09/);
  await expect(panel.getByText('Total for 2 days')).toBeVisible();
});

test('a lost network leaves the list, says so, and another try finds the cars', async ({
  page,
  context,
  fleet,
  watch,
}) => {
  await expect(filters(page).getByRole('checkbox', { name: 'Diesel' })).toBeVisible();
  await filters(page).getByRole('checkbox', { name: 'Electric', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await removeChip(page, 'Electric').click();
  await expect(cards(page)).toHaveCount(3);
  watch.allowLost(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await filters(page).getByRole('checkbox', { name: 'Diesel' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We cannot reach the server.');
  await expect(cards(page)).toHaveCount(3);
  await context.setOffline(false);
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(() => idsShown(page)).toEqual([fleet.cheap.id]);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a server that fails leaves the list, with its message and another try', async ({
  page,
  fleet,
  watch,
}) => {
  expect(fleet.cheap.id).toBeGreaterThan(0);
  const message = 'Something went wrong on our side. Try again.';
  watch.allow(500, '/api/v1/cars');
  const once = { times: 1 };
  await page.route(
    /\/api\/v1\/cars\?/,
    (route) => route.fulfill({ status: 500, json: { status: 500, code: 'server.error', message } }),
    once,
  );
  await hydrated(page);
  await filters(page).getByRole('checkbox', { name: 'Diesel' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(message);
  await expect(cards(page)).toHaveCount(3);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(alert).toHaveCount(0);
});

test('the list and its filters have no accessibility violations', async ({ page, fleet }) => {
  await filters(page).getByRole('checkbox', { name: 'Diesel' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(() => idsShown(page)).toEqual([fleet.cheap.id]);
  await expectNoAxeViolations(page);
});
