import type { Page } from '@playwright/test';
import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { calendarDay } from '../support/calendar-day.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import {
  cards,
  createFleet,
  idsShown,
  listAt,
  newSpot,
  readCars,
  searchAt,
} from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { testNow } from '../../setup/test-day.ts';

const inTheFuture = (days: number) => addDays(localDate(nowInItaly(testNow())), days);
const placeField = (page: Page) => page.getByRole('combobox', { name: 'Pickup place' });
const places = (page: Page) => page.getByRole('listbox', { name: 'Pickup place' });
/** The place that Enter takes. */
const reachedPlace = (page: Page) => places(page).getByRole('option', { selected: true });

async function pressDay(page: Page, day: string): Promise<void> {
  const calendar = page.getByRole('application', { name: /Choose the dates/ });
  await expect(calendar).toBeVisible();
  const cell = calendar.getByRole('button', { name: calendarDay(day) });
  if (!(await cell.isVisible())) await calendar.getByRole('button', { name: 'Next month' }).first().click();
  await cell.click();
}

test.describe('the search form', () => {
  test('finds a place by keyboard', async ({ page }) => {
    await page.goto(paths.home('en'));
    await placeField(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(placeField(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Popular places')).toBeVisible();
    await page.keyboard.type('fiumi');
    await expect(places(page).getByRole('option').first()).toContainText(/fiumicino/i);
    await expect(reachedPlace(page)).toHaveCount(1);
    await expectNoAxeViolations(page);
    const chosen = reachedPlace(page);
    await expect(placeField(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? 'an id',
    );
    await page.keyboard.press('Enter');
    await expect(placeField(page)).toHaveValue(/fiumicino/i);
    await expect(placeField(page)).toBeFocused();
    await expect(places(page)).toBeHidden();
    await expect(page).toHaveURL(/\/en$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(places(page)).toBeHidden();
    await expect(placeField(page)).toHaveValue(/fiumicino/i);
    await placeField(page).fill('Lampedusa');
    await expect(reachedPlace(page)).toContainText(/^Lampedusa.*No cars nearby/);
    await placeField(page).fill('qqqqqq');
    await expect(page.getByText(/^No place found\./)).toBeVisible();
  });

  test('offers earlier searches again, place and dates in one press', async ({ page }) => {
    const [from, to] = [inTheFuture(12), inTheFuture(15)];
    await page.goto(paths.carList('en', { start_date: `${from}T10:00`, end_date: `${to}T10:00` }));
    await placeField(page).fill('Naples');
    await expect(reachedPlace(page)).toContainText('Naples');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naples: cars for rent');
    await page.evaluate(() => {
      for (const key of ['selectedLocation', 'selectedDate']) localStorage.removeItem(key);
    });
    await page.goto(paths.home('en'));
    await placeField(page).click();
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await recent.getByRole('button', { name: /^Naples/ }).click();
    await expect(placeField(page)).toHaveValue(/^Naples/);
    await expect(placeField(page)).toBeFocused();
    await expect(places(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`start_date=${from}`));
  });

  test('takes days and times, and leads to a list with the total for them', async ({ page }) => {
    const [from, to] = [inTheFuture(10), inTheFuture(14)];
    await page.goto(paths.home('en'));
    await placeField(page).fill('Rome');
    await expect(reachedPlace(page)).toContainText('Rome');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Pickup day/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose the dates' });
    await pressDay(page, from);
    await pressDay(page, to);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Pickup day/ })).toBeFocused();
    await page.getByRole('combobox', { name: 'Pickup time' }).selectOption('09:30');
    const back = page.getByRole('combobox', { name: 'Return time' });
    await expect(back).toHaveValue('09:30');
    await back.selectOption('09:00');
    await page.getByRole('button', { name: 'Search', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rome: cars for rent');
    const query = new URL(page.url()).searchParams;
    expect(query.get('start_date')).toBe(`${from}T09:30`);
    expect(query.get('end_date')).toBe(`${to}T09:00`);
    await expect(cards(page).first()).toContainText('total for 4 days');
    const cars = await readCars(page);
    expect(cars.length).toBeGreaterThan(5);
    expect(cars.filter(({ total }) => !(total > 0))).toEqual([]);
    // The form above the list says what was asked for.
    await expect(placeField(page)).toHaveValue(/Rome/);
    await expect(page.getByRole('combobox', { name: 'Pickup time' })).toHaveValue('09:30');
  });

  test('a later return time switches same-time return off, and says before that it may cost', async ({
    page,
  }) => {
    await page.goto(paths.home('en'));
    const back = page.getByRole('combobox', { name: 'Return time' });
    const later = back.locator('optgroup[label$="may cost a fee"] option');
    await expect(later.first()).toHaveText('10:30 AM');
    await back.selectOption('18:00');
    await expect(page.getByRole('switch', { name: 'Same-time return' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/isSameTime=false/);
    expect(new URL(page.url()).searchParams.get('end_date')).toMatch(/T18:00$/);
    await expect(page.getByRole('button', { name: 'Remove filter: Return at any time' })).toBeVisible();
  });

  test('offers no return more than 30 days away', async ({ page }) => {
    await page.goto(paths.home('en'));
    await page.getByRole('button', { name: /^Pickup day/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose the dates' });
    // Never before the month it opens in: that of the usual pickup, which is the day after tomorrow at the latest.
    await pressDay(page, inTheFuture(3));
    const calendar = page.getByRole('application', { name: /Choose the dates/ });
    const beyond = calendar.getByRole('button', { name: calendarDay(inTheFuture(34)) });
    if (!(await beyond.isVisible())) await calendar.getByRole('button', { name: 'Next month' }).click();
    await expect(beyond).toBeDisabled();
    await pressDay(page, inTheFuture(33));
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(cards(page).first()).toContainText('total for 30 days');
  });

  test('changing the return day changes nothing else; Escape keeps what was pressed', async ({ page }) => {
    await page.goto(paths.home('en'));
    const pickup = page.getByRole('button', { name: /^Pickup day/ }).first();
    const back = page.getByRole('button', { name: /^Return day/ }).first();
    await pickup.click();
    await pressDay(page, inTheFuture(5));
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Return day/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const chosen = await pickup.innerText();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await pickup.innerText()).toBe(chosen);
    await back.click();
    await pressDay(page, inTheFuture(12));
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await pickup.innerText()).toBe(chosen);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`start_date=${inTheFuture(5)}.*end_date=${inTheFuture(12)}`));
  });

  for (const [typed, city] of [
    ['Naples', 'Naples'],
    ['Venice', 'Venice'],
    ['Sorrento', 'Sorrento'],
    ['Como', 'Como'],
  ] as const) {
    test(`${typed} typed and sent at once leads to ${city}`, async ({ page }) => {
      await page.goto(paths.home('en'));
      await placeField(page).click();
      await page.keyboard.type(typed, { delay: 20 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${city}\\b`));
    });
  }

  test('a place that there is not stops the search, and says so at the field', async ({ page }) => {
    await page.goto(paths.home('en'));
    // Before that the form goes to the list, as in the next test.
    await hydrated(page);
    await placeField(page).fill('zzzqq');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(placeField(page)).toHaveAccessibleDescription(/^We cannot find “zzzqq”/);
    await expect(placeField(page)).toHaveValue('zzzqq');
    await expect(page).toHaveURL(/\/en$/);
    await expectNoAxeViolations(page);
  });

  test('a place that there is not, sent without scripts, is said above the list', async ({ visitor }) => {
    const page = await (await visitor({ javaScriptEnabled: false })).newPage();
    await page.goto(paths.home('en'));
    await placeField(page).fill('zzzqq');
    await page.keyboard.press('Enter');
    await expect(placeField(page)).toHaveAccessibleDescription(/^We cannot find “zzzqq”/);
  });

  test('remembers the choice for the next visit', async ({ page }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('selectedLocation'));
    await page.goto(paths.home('en'));
    await expect.poll(stored).toContain('"description":"Italia"');
    await expect(placeField(page)).toHaveValue('');
    await placeField(page).fill('Bologna');
    await expect(reachedPlace(page)).toContainText('Bologna');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Pickup time' }).selectOption('08:00');
    await page.goto(paths.login('en'));
    await page.goto(paths.home('en'));
    await expect(placeField(page)).toHaveValue(/Bologna/);
    await expect(page.getByRole('combobox', { name: 'Pickup time' })).toHaveValue('08:00');
    // A bare address of the list is for that place, too, and so is the form where a car cannot be had.
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(paths.carList('en'));
    await expect(heading).toHaveText('Bologna: cars for rent');
    await expect(page).toHaveURL(/start_date=[-\d]+T08/);
    // One that asks for some cars promises all of them.
    await page.goto(paths.carList('en', { sort: 'cheap' }));
    await hydrated(page);
    await expect(heading).toHaveText('Cars for rent');
    await expect(placeField(page)).toHaveValue('');
    await page.goto(paths.carNotAvailable('en'));
    await expect(placeField(page)).toHaveValue(/Bologna/);
    await page.getByRole('button', { name: 'Remove the place' }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(heading).toHaveText('Cars for rent');
    expect(await stored()).toContain('"description":"Italia"');
    await page.goto(paths.carList('en'));
    await expect(page).toHaveURL(/start_date=/);
    await expect(heading).toHaveText('Cars for rent');
  });

  test('works before any script runs', async ({ visitor }) => {
    const page = await (await visitor({ javaScriptEnabled: false })).newPage();
    await page.goto(paths.home('en'));
    await placeField(page).fill('Milan');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Milan: cars for rent');
    await expect(cards(page).first()).toContainText(/total for \d days?/);
    // Left in another city: the tick shows the field.
    await page.getByRole('checkbox', { name: 'Return the car elsewhere' }).check();
    await page.getByRole('combobox', { name: 'Return place' }).fill('Rome');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Return to the pickup place' })).toBeVisible();
    await expect(page).toHaveURL(/return_pl=Rome%2C/);
    await page.getByRole('combobox', { name: 'Return place' }).fill('zzzqq');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Return place' })).toHaveAccessibleDescription(
      /^We cannot find “zzzqq”/,
    );
  });
});

test.describe('the address', () => {
  test('holds everything: reload, back, forward and another browser show the same cars', async ({
    page,
    visitor,
    database,
    freeCar,
  }) => {
    const { spot } = await createFleet(database, freeCar);
    await page.goto(listAt(spot));
    await expect(cards(page)).toHaveCount(3);
    const whole = await readCars(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
    await expect(page).toHaveURL(/sort=cheap/);
    await page.getByRole('checkbox', { name: 'Luxury SUV' }).click();
    // Two presses before the first is answered are one step of the history.
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Convertible' }).click();
    await expect(cards(page)).toHaveCount(2);
    const narrowed = await readCars(page);
    const address = page.url();
    await page.reload();
    await hydrated(page);
    expect(await readCars(page)).toEqual(narrowed);
    for (const count of [1, 3, 3]) {
      await page.goBack();
      await expect(cards(page)).toHaveCount(count);
    }
    // The order before is of as many cars: their number does not say when it is there.
    await expect.poll(() => readCars(page)).toEqual(whole);
    for (const count of [3, 1, 2]) {
      await page.goForward();
      await expect(cards(page)).toHaveCount(count);
    }
    await expect.poll(() => readCars(page)).toEqual(narrowed);
    const other = await (await visitor()).newPage();
    await other.goto(address);
    expect(await readCars(other)).toEqual(narrowed);
    await expect(other.getByRole('combobox', { name: 'Sort by' })).toHaveValue('cheap');
    await expect(other.getByRole('button', { name: 'Remove filter: Luxury SUV' })).toBeVisible();
  });

  test('a new search replaces the list and keeps its filters', async ({ page, database, freeCar }) => {
    const { spot, cheap } = await createFleet(database, freeCar);
    await page.goto(listAt(spot, { 'max-amount': 150 }));
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => idsShown(page)).toEqual([cheap.id]);
    await placeField(page).fill('Turin');
    await expect(reachedPlace(page)).toContainText('Turin');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turin: cars for rent');
    await expect(page).toHaveURL(/max-amount=150/);
    const cars = await readCars(page);
    expect(cars.length).toBeGreaterThan(0);
    expect(cars.filter(({ id, total }) => id === cheap.id || total > 150)).toEqual([]);
  });

  test('of dates that have passed says so at the dates', async ({ page }) => {
    await page.goto(paths.carList('en', { start_date: '2020-01-01T10:00', end_date: '2020-01-03T10:00' }));
    await expect(page.getByRole('button', { name: /^Pickup day/ })).toHaveAccessibleDescription(
      /past|future/i,
    );
    await expect(cards(page).first()).toContainText('per day');
  });
});

test.describe('by keyboard', () => {
  test('the first car is five presses from the top of the page, and its page is announced', async ({
    page,
    freeCar,
  }) => {
    const spot = newSpot();
    await freeCar({ car: spot, company: spot });
    await page.goto(listAt(spot));
    await expect(cards(page)).toHaveCount(1);
    // Before that a link loads a page, which the browser announces itself.
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the cars' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const car = cards(page).getByRole('link').first();
    await expect(car).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('a place without cars', () => {
  for (const [lang, title, anywhere] of [
    ['en', 'No Car Found in Test Bay.', 'All over Italy'],
    ['it', 'Test Bay: nessuna auto trovata.', 'Tutta Italia'],
    ['fr', 'Test Bay : aucune voiture trouvée.', 'Toute l’Italie'],
  ] as const) {
    test(`${lang}: is said, with ways out`, async ({ page }) => {
      await page.goto(listAt(newSpot(), { fuel_type: 2 }, lang));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('main').getByRole('button', { name: anywhere }).click();
      await expect(page.getByRole('heading', { name: title })).toBeHidden();
      await expect(cards(page).first()).toBeVisible();
      expect(new URL(page.url()).searchParams.get('fuel_type')).toBe('2');
    });
  }
});

for (const [lang, title, sorting, filtering, total] of [
  ['it', 'Test Bay: auto a noleggio', 'Ordina per', 'Filtri', /totale per 3 giorni/],
  ['fr', 'Test Bay : voitures à louer', 'Trier par', 'Filtres', /pour 3 jours/],
] as const) {
  test(`${lang}: the list speaks the language`, async ({ page, database, freeCar }) => {
    const { spot } = await createFleet(database, freeCar);
    await page.goto(listAt(spot, {}, lang));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('combobox', { name: sorting })).toBeVisible();
    await expect(page.getByRole('complementary', { name: filtering })).toBeVisible();
    await expect(cards(page).first()).toContainText(total);
    expect(Object.keys(searchAt(spot)).filter((name) => !page.url().includes(`${name}=`))).toEqual([]);
  });
}
