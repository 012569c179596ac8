import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { hoursOf } from '@nolo/api/demo/opening-times.ts';
import {
  WEEKDAYS,
  addDays,
  localDate,
  weekdayOf,
  type LocalDate,
} from '@nolo/domain/calendar/local-date-time.ts';
import { hashPassword } from '@nolo/api/platform/passwords.ts';
import type { Database } from '@nolo/db/database.ts';
import { formatLongDate, formatShortDay } from '@nolo/i18n/format.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { createPlace } from '../../factories/car.ts';
import { createRenter } from '../../factories/renter.ts';
import { calendarDay } from '../support/calendar-day.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import type { FreeCar } from '../support/free-car.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { newRemoteSpot } from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { testNow } from '../../setup/test-day.ts';

const inTheFuture = (days: number) => addDays(localDate(nowInItaly(testNow())), days);

/** The first such weekday at least ten days from now. */
function next(weekday: ReturnType<typeof weekdayOf>): LocalDate {
  const days = Array.from({ length: 7 }, (_, offset) => inTheFuture(10 + offset));
  return days.find((day) => weekdayOf(day) === weekday) ?? inTheFuture(10);
}

const dated = (from: string, to: string) => ({ start_date: `${from}T10:00`, end_date: `${to}T10:00` });
const open = (page: Page, car: FreeCar, query = {}) => page.goto(paths.carDetail('en', car, query));

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const panel = (page: Page) => part(page, 'Your rental');
const field = (page: Page, name: RegExp) => panel(page).getByRole('button', { name });
const bookNow = (page: Page) => panel(page).getByRole('link', { name: 'Book Now' });

/** A first of the month whose calendar, with weeks from Monday on, has six rows. */
function beginsSixWeeks(day: LocalDate): boolean {
  const sixthMonday = addDays(day, 35 - WEEKDAYS.indexOf(weekdayOf(day)));
  return day.endsWith('-01') && sixthMonday.startsWith(day.slice(0, 7));
}

/** The next one that can be booked and is not on the page anyway. */
function firstOfSixWeeks(): LocalDate {
  const days = Array.from({ length: 300 }, (_, offset) => inTheFuture(40 + offset));
  return days.find(beginsSixWeeks) ?? inTheFuture(40);
}

/** What stands beside a name in the list of prices. */
const amount = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

async function day(calendarIn: Locator, date: string): Promise<Locator> {
  const calendar = calendarIn.getByRole('application');
  await expect(calendar).toBeVisible();
  const cell = calendar.getByRole('button', { name: calendarDay(date) });
  if (!(await cell.isVisible())) await calendar.getByRole('button', { name: 'Next month' }).first().click();
  return cell;
}

async function holdCar(database: Database, car: FreeCar, from: LocalDate, to: LocalDate): Promise<void> {
  const during = sql<string>`tstzrange(${`${from}T00:00 Europe/Rome`}::timestamptz, ${`${addDays(to, 1)}T00:00 Europe/Rome`}::timestamptz)`;
  await database.insertInto('hold').values({ car_id: car.id, reason: 'offline', during }).execute();
}

test('shows what a renter has to know before booking', async ({ page, freeCar }) => {
  const car = await freeCar({
    company: {
      name: 'Salento Drive',
      opening_hours: hoursOf(['09:00', '19:00'], ['09:00', '13:00'], null),
      late_per_day_minor: 4500,
      young_driver_per_day_minor: 1200,
      lead_minutes: 180,
      roadside_help: 'always',
      cross_border: ['FR', 'CH'],
      deposit_by: 'any_card',
    },
    car: { damage_excess_minor: 120_000, extra_km_minor: 25, minimum_age: 21, licence_years: 2 },
  });
  const monday = next('monday');
  await open(page, car, dated(monday, addDays(monday, 3)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiat 500');
  for (const [name, value] of [
    ['Type', 'City car'],
    ['Seats', '4'],
    ['Doors', '3'],
    ['Transmission', 'Manual'],
    ['Fuel', 'Petrol'],
    ['Year', '2024'],
    ['Kilometres', '200 km per day'],
    ['Handover', 'Only at the rental location'],
    ['Parking location', 'Lecce Stazione, Lecce'],
  ] as const) {
    const term = part(page, 'The car').getByRole('term').filter({ hasText: name });
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value);
  }
  await expect(part(page, 'Prices')).toContainText(/Per day.*€60.*Per week.*€350.*Per month.*€1,200/s);
  for (const text of [
    '200 km per day',
    'Each extra kilometre costs €0.25.',
    'Damage cover, excess €1,200',
    'No theft cover',
    'per accident, up to €6,450,000 for people and €1,300,000 for property',
    'Roadside assistance, day and night',
    'France and Switzerland. Tell the company before you set off.',
    'Driver aged 21 or over',
    'With a driving licence held for at least 2 years.',
    'Deposit €300',
    'Needs a credit or debit card in the name of the driver.',
  ]) {
    await expect(part(page, 'What is included')).toContainText(text);
  }
  const hours = part(page, 'Opening hours');
  await expect(hours).toContainText(/Monday\s*9\sAM – 7\sPM/);
  await expect(hours).toContainText(/Saturday\s*9\sAM – 1\sPM/);
  await expect(hours).toContainText(/Sunday\s*Closed/);
  const terms = part(page, 'Good to know');
  for (const text of [
    `Free cancellation until ${formatLongDate(addDays(monday, -3), 'en')}, 11:59 PM`,
    /you get the company’s share back: €[\d.,]+\. Our commission of €[\d.,]+ is kept\./,
    'If you are more than an hour late, each day or part of a day costs €45',
    '€12 per day for drivers under 25.',
    'Book at least 3 hours before pickup.',
  ]) {
    await expect(terms).toContainText(text);
  }
  await expectNoAxeViolations(page);
});

test('turns its pictures by keyboard, small and over the whole screen', async ({ page, car }) => {
  await open(page, car);
  const gallery = part(page, 'Pictures of the car');
  const forward = gallery.getByRole('button', { name: 'Next picture' });
  const back = gallery.getByRole('button', { name: 'Previous picture' });
  const pictures = gallery.getByRole('img', { name: /Fiat 500/ });
  const count = await pictures.count();
  expect(count).toBeGreaterThan(2);
  await expect(pictures.first()).toBeInViewport();
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await forward.focus();
  for (let number = 2; number <= count; number += 1) {
    await page.keyboard.press('Enter');
    await expect(gallery.getByText(`Picture ${number} of ${count}`)).toBeAttached();
    await expect(pictures.nth(number - 1)).toBeInViewport({ ratio: 0.5 });
  }
  await expect(forward).toHaveAttribute('aria-disabled', 'true');
  await expect(forward).toBeFocused();
  await gallery.getByRole('button', { name: `Picture 1 of ${count}` }).press('Enter');
  await expect(pictures.first()).toBeInViewport({ ratio: 0.5 });
  await expect(gallery.getByRole('button', { name: `Picture 1 of ${count}` })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await gallery.getByRole('button', { name: 'Enlarge the pictures' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fiat 500' });
  const enlarged = dialog.getByRole('img', { name: /Fiat 500/ });
  await expect(enlarged.first()).toBeInViewport({ ratio: 0.5 });
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowRight');
  await expect(enlarged.nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(dialog.getByText(`Picture 2 of ${count}`)).toBeAttached();
  const width = async () => (await enlarged.nth(1).boundingBox())?.width ?? 0;
  const before = await width();
  await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(width).toBeGreaterThan(before * 2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByRole('button', { name: 'Enlarge the pictures' })).toBeFocused();
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 });
});

test('shows the picture of its gallery over the whole screen until the larger file has come', async ({
  page,
  car,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, car);
  const small = part(page, 'Pictures of the car')
    .getByRole('img', { name: /Fiat 500/ })
    .first();
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/-1600\.avif$/, async (route) => {
    ask();
    await answered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Enlarge the pictures' }).click();
  const large = page
    .getByRole('dialog')
    .getByRole('img', { name: /Fiat 500/ })
    .first();
  await asked;
  // How much differs in it: nothing but the buttons over it in a blank one.
  const contrast = async () => {
    const { channels } = await sharp(await large.screenshot()).stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  await expect.poll(contrast).toBeGreaterThan(25);
  // All of it: nothing is cut above or below.
  expect((await large.boundingBox())?.height).toBeLessThan(900);
  answer();
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-1600\.avif$/);
});

test('crosses out days that are taken, and prices the ones chosen', async ({ page, car, database }) => {
  const [from, to] = [inTheFuture(5), inTheFuture(7)];
  await holdCar(database, car, from, to);
  await open(page, car, dated(inTheFuture(2), inTheFuture(3)));
  const availability = part(page, 'Availability');
  await availability.scrollIntoViewIfNeeded();
  for (const taken of [from, inTheFuture(6), to]) {
    await expect(await day(availability, taken)).toBeDisabled();
  }
  await expect(await day(availability, inTheFuture(9))).toBeEnabled();
  await (await day(availability, inTheFuture(9))).click();
  await (await day(availability, inTheFuture(11))).click();
  await expect(page).toHaveURL(new RegExp(`start_date=${inTheFuture(9)}T10`));
  await expect(amount(page, 'Total for 2 days')).toHaveText('€120.00');
  await expectNoAxeViolations(page);
});

for (const [language, tomorrow, inFourDays] of [
  ['it', 'Disponibile da domani', 'Disponibile tra 4 giorni'],
  ['fr', 'Disponible à partir de demain', 'Disponible dans 4 jours'],
  ['en', 'Available from tomorrow', 'Available in 4 days'],
] as const) {
  test(`${language}: a car that is taken now says when it can be had`, async ({
    page,
    freeCar,
    database,
  }) => {
    const spot = newRemoteSpot();
    const missed = await freeCar({ car: spot, company: spot });
    const taken = await freeCar({ car: spot, company: spot });
    // A day that its company needs, where it stands free.
    const slow = await freeCar({ car: spot, company: { ...spot, lead_minutes: 24 * 60 } });
    await holdCar(database, taken, inTheFuture(-1), inTheFuture(3));
    await page.goto(paths.carNotAvailable(language, { carId: missed.id, slug: missed.slug }));
    await expect(page.locator(`[data-car="${slow.id}"]`)).toContainText(tomorrow);
    await expect(page.locator(`[data-car="${taken.id}"]`)).toContainText(inFourDays);
    await page.goto(paths.carDetail(language, taken));
    await expect(page.getByRole('main').getByText(inFourDays)).toBeVisible();
  });
}

test('taken dates lead to cars like it nearby that are free, not to checkout', async ({
  page,
  freeCar,
  database,
}) => {
  // The one that is missed, a free one, and one that is taken, too.
  const spot = newRemoteSpot();
  const near = { ...spot, latitude: spot.latitude + 0.1 };
  const car = await freeCar({ car: spot, company: spot });
  const free = await freeCar({ car: near, company: near });
  for (const taken of [car, await freeCar({ car: near, company: near })]) {
    await holdCar(database, taken, inTheFuture(5), inTheFuture(7));
  }
  const dates = dated(inTheFuture(6), inTheFuture(9));
  await open(page, car, dates);
  await expect(panel(page).getByRole('alert')).toContainText('Not available for these dates');
  await expect(bookNow(page)).toHaveCount(0);
  const similar = page.getByRole('region', { name: 'Similar to the Fiat 500, and available' });
  const expectOnlyTheFreeOne = async () => {
    await expect(similar.getByRole('article')).toHaveCount(1);
    await expect(similar.getByText('€180', { exact: true })).toBeVisible();
    await expect(similar.getByRole('link', { name: 'Fiat 500' })).toHaveAttribute(
      'href',
      paths.carDetail('en', free, dates),
    );
  };
  await expectOnlyTheFreeOne();
  await panel(page).getByRole('link', { name: 'See similar cars' }).click();
  await expect(page).toHaveURL(/\/en\/car-not-available\?/);
  await expect(page.getByText('Sorry For The Inconvenience.')).toBeVisible();
  await expectOnlyTheFreeOne();
  await page.getByRole('link', { name: 'See all cars in Lecce' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lecce: cars for rent' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Choose other dates' }).click();
  await expect(page).toHaveURL(paths.carDetail('en', car, dates));
});

test('the price follows days, times and choices at once', async ({ page, freeCar }) => {
  const car = await freeCar({ company: { flexible_return_minor: 1500 } });
  const [from, to] = [inTheFuture(10), inTheFuture(13)];
  await open(page, car, dated(from, to));
  await expect(amount(page, 'Total for 3 days')).toHaveText('€180.00');
  await expect(amount(page, 'Rental: 3 days')).toHaveText('€180.00');
  await page.getByText('Details', { exact: true }).first().click();
  await expect(amount(page, 'VAT 22%')).toHaveText('€32.46');
  await expect(amount(page, 'Platform charges')).toHaveText('€22.13');
  await expect(amount(page, 'Deposit')).toHaveText('€300');

  await panel(page)
    .getByRole('button', { name: /^Return day/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Choose the dates' });
  await (await day(dialog, inTheFuture(16))).click();
  // A week is cheaper than six days.
  await expect(amount(page, 'Total for 6 days')).toHaveText('€350.00');
  await expect(amount(page, 'Rental: 1 week')).toHaveText('€350.00');

  await panel(page).getByRole('switch', { name: 'Same-time return' }).click();
  await expect(amount(page, 'Flexible return')).toHaveText('€15.00');
  await expect(amount(page, 'Total for 6 days')).toHaveText('€365.00');
  await panel(page).getByRole('combobox', { name: 'Return time' }).selectOption('11:00');
  await expect(page).toHaveURL(/T11(:|%3A)00/);
  await expect(amount(page, 'Total for 6 days')).toHaveText('€365.00');
  await panel(page).getByRole('combobox', { name: 'Return time' }).selectOption('11:30');
  await expect(amount(page, 'Total for 7 days')).toHaveText('€365.00');
  await panel(page).getByRole('switch', { name: 'Same-time return' }).click();
  await expect(amount(page, 'Total for 6 days')).toHaveText('€350.00');
  await expect(panel(page).getByRole('combobox', { name: 'Return time' })).toHaveValue('10:00');

  const address = page.url();
  await page.reload();
  await expect(amount(page, 'Total for 6 days')).toHaveText('€350.00');
  expect(page.url()).toBe(address);
});

test('a deal is shown for the pickups that it covers, with its first and last day', async ({
  page,
  car,
  database,
}) => {
  const [starts_on, ends_on] = [inTheFuture(10), inTheFuture(12)];
  const name = JSON.stringify({ en: 'Carnival', it: 'Carnevale', fr: 'Carnaval' });
  const deal = { company_id: car.company_id, kind: 'discount_percentage', value: 10, name };
  await database
    .insertInto('deal')
    .values({ ...deal, starts_on, ends_on })
    .execute();
  await open(page, car, dated(inTheFuture(12), inTheFuture(14)));
  await expect(part(page, 'Prices')).toContainText(
    `Carnival: 10% off For pickups from ${formatShortDay(starts_on, 'en')} to ${formatShortDay(ends_on, 'en')}`,
  );
  await expect(amount(page, 'Deal: Carnival')).toHaveText('−€12.00');
  await open(page, car, dated(inTheFuture(13), inTheFuture(15)));
  await expect(amount(page, 'Total for 2 days')).toHaveText('€120.00');
  await expect(page.getByText('Carnival')).toHaveCount(0);
});

test.describe('outside the opening hours', () => {
  const closedOnSundays = {
    company: { opening_hours: hoursOf(['09:00', '19:00'], ['09:00', '13:00'], null) },
  };

  test('a pickup is refused at its field, with the hours of that day', async ({ page, freeCar }) => {
    const car = await freeCar(closedOnSundays);
    const sunday = next('sunday');
    await open(page, car, dated(sunday, addDays(sunday, 2)));
    await expect(field(page, /^Pickup day/)).toHaveAccessibleDescription(/\. Sunday: Closed$/);
    await expect(panel(page).getByRole('combobox', { name: 'Pickup time' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(field(page, /^Return day/)).toHaveAccessibleDescription('');
    await expect(panel(page).getByRole('button', { name: 'Book Now' })).toBeDisabled();
    await expectNoAxeViolations(page);
  });

  test('a return, too; another day puts it right', async ({ page, freeCar }) => {
    const car = await freeCar(closedOnSundays);
    const saturday = next('saturday');
    const thursday = addDays(saturday, -2);
    await open(page, car, {
      start_date: `${thursday}T18:00`,
      end_date: `${saturday}T15:00`,
    });
    await expect(field(page, /^Return day/)).toHaveAccessibleDescription(/Saturday: 9\sAM – 1\sPM$/);
    const back = panel(page).getByRole('combobox', { name: 'Return time' });
    await back.selectOption('13:00');
    await expect(field(page, /^Return day/)).toHaveAccessibleDescription('');
    await expect(bookNow(page)).toBeVisible();
    // Only times at which somebody is there are offered now.
    await expect(back.getByRole('option').first()).toHaveText('9:00 AM');
    await expect(back.getByRole('option').last()).toHaveText('1:00 PM');
  });
});

for (const height of [600, 768, 900]) {
  test(`on a screen ${height} high, total, deposit and reason stand above Book Now`, async ({
    page,
    freeCar,
    database,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    const car = await freeCar({ car: { is_delivery: true }, company: { one_way_minor: 5000 } });
    await createPlace(database, car.company_id, {
      name: 'Brindisi Aeroporto',
      city: 'Brindisi',
      latitude: 40.6576,
      longitude: 17.947,
    });
    await holdCar(database, car, inTheFuture(20), inTheFuture(22));
    await open(page, car, dated(inTheFuture(10), inTheFuture(13)));
    await expect(amount(page, 'Total for 3 days')).toBeInViewport({ ratio: 1 });
    await expect(amount(page, 'Deposit, settled with the company')).toBeInViewport({ ratio: 1 });
    await expect(bookNow(page)).toBeInViewport({ ratio: 1 });
    // What the keyboard is at is hidden by nothing.
    const oneWay = panel(page).getByRole('switch', { name: 'Return it elsewhere (+ €50)' });
    await oneWay.press('Space');
    await expect(oneWay).toBeInViewport({ ratio: 1 });
    await expect(amount(page, 'Total for 3 days')).toHaveText('€230.00');
    await expect(amount(page, 'Total for 3 days')).toBeInViewport({ ratio: 1 });
    await open(page, car, dated(inTheFuture(20), inTheFuture(22)));
    await expect(panel(page).getByText('Not available for these dates')).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByText('Total for')).toHaveCount(0);
  });
}

test('Book Now tells a guest to log in, and log-in leads to the checkout of this car', async ({
  page,
  car,
  database,
}) => {
  const renter = await createRenter(database);
  await database
    .updateTable('account')
    .set({ password_hash: await hashPassword('quartz-lemon-ferry-81') })
    .where('id', '=', renter.accountId)
    .execute();
  await open(page, car, dated(inTheFuture(10), inTheFuture(13)));
  const checkout = (await bookNow(page).getAttribute('href')) ?? '';
  expect(checkout).toContain(`/en/checkout?carId=${car.id}&slug=${car.slug}&start_date=`);
  await hydrated(page);
  await bookNow(page).click();
  const alert = page.getByRole('alertdialog', { name: 'Log In Alert!' });
  await expect(alert).toContainText(
    'Your booking cannot be processed without logging in. Please log in to continue.',
  );
  await expectNoAxeViolations(page);
  await alert.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
  await page.getByLabel('Email', { exact: true }).fill(renter.email);
  await page.getByLabel('Password', { exact: true }).fill('quartz-lemon-ferry-81');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(checkout);
});

test.describe('a car that is not there', () => {
  test('offline, leads to Car not available', async ({ page, freeCar }) => {
    const car = await freeCar({ car: { is_online: false } });
    await page.goto(paths.carDetail('en', car));
    await expect(page).toHaveURL(paths.carNotAvailable('en', { carId: car.id, slug: car.slug }));
    await expect(page.getByText('Sorry For The Inconvenience.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiat 500 cannot be booked');
    await expect(page.getByRole('link', { name: 'Choose other dates' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'See all cars in Lecce' }).click();
    await expect(page).toHaveURL(/\/en\/car-list/);
  });

  test('under that name, is found by its number; the address is put right', async ({ page, car }) => {
    const query = dated(inTheFuture(10), inTheFuture(13));
    const wrong = paths.carDetail('fr', { id: car.id, slug: 'ferrari-roma-milano' }, query);
    const reply = await page.request.get(wrong, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    await page.goto(wrong);
    await expect(page).toHaveURL(paths.carDetail('fr', car, query));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiat 500');
  });

  for (const id of ['2147483646', '99999999999999999999', '0', 'abc', '1.5']) {
    test(`number ${id}, is Page Not Found`, async ({ page, watch }) => {
      watch.allow(404, '/car-detail/');
      const reply = await page.goto(paths.carDetail('en', { id, slug: 'fiat-500-lecce' }));
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    });
  }
});

test('delivery to an address, and return to another place, are choices with their price', async ({
  page,
  freeCar,
  database,
}) => {
  const car = await freeCar({
    car: { is_delivery: true },
    company: { delivery_minor: 3500, one_way_minor: 5000 },
  });
  const brindisi = { name: 'Brindisi Aeroporto', city: 'Brindisi', latitude: 40.6576, longitude: 17.947 };
  const place = await createPlace(database, car.company_id, brindisi);
  await open(page, car, dated(inTheFuture(10), inTheFuture(13)));
  await panel(page).getByRole('switch', { name: 'Have it delivered (+ €35)' }).click();
  await expect(panel(page).getByText('Enter the delivery address and the town.')).toBeVisible();
  const address = panel(page).getByRole('textbox', { name: 'Delivery address' });
  await address.fill('Hotel Patria, Piazzetta Riccardi 13');
  await expect(amount(page, 'Delivery')).toHaveText('€35.00');
  await expect(amount(page, 'Total for 3 days')).toHaveText('€215.00');
  await panel(page).getByRole('switch', { name: 'Return it elsewhere (+ €50)' }).click();
  await expect(amount(page, 'One-way fee')).toHaveText('€50.00');
  await expect(amount(page, 'Total for 3 days')).toHaveText('€265.00');
  const checkout = new URL((await bookNow(page).getAttribute('href')) ?? '', 'https://nolo.test')
    .searchParams;
  expect(checkout.get('rl_id')).toBe(String(place.id));
  expect(checkout.get('delivery')).toBe('true');
  expect(checkout.get('pl')).toBe('Hotel Patria, Piazzetta Riccardi 13');

  const town = panel(page).getByRole('combobox', { name: 'Town or airport' });
  await town.fill('Bari');
  const options = page.getByRole('listbox', { name: 'Town or airport' }).getByRole('option');
  await expect(options.first()).toContainText('Bari');
  await town.press('Enter');
  await expect(panel(page).getByRole('alert')).toContainText(
    /We cannot deliver there: it is about 1\d\d km away/,
  );
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(panel(page).getByRole('button', { name: 'Book Now' })).toBeDisabled();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('why it cannot be booked stands in the bar', async ({ page, freeCar }) => {
    const car = await freeCar({ car: { is_delivery: true } });
    await open(page, car, { ...dated(inTheFuture(10), inTheFuture(13)), delivery: true });
    const reason = page.getByText('Enter the delivery address and the town.').last();
    await expect(reason).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
  });

  test('the calendar comes, also of six weeks, without moving what stands below', async ({ page, car }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const availability = part(page, 'Availability');
    const height = async () => (await availability.boundingBox())?.height;
    for (const first of [inTheFuture(10), firstOfSixWeeks()]) {
      await open(page, car, dated(first, addDays(first, 3)));
      await expect(availability.getByRole('grid')).toHaveCount(0);
      const before = await height();
      await availability.scrollIntoViewIfNeeded();
      await expect(availability.getByRole('grid')).toBeVisible();
      expect(await height(), first).toBe(before);
    }
  });

  test('price and Book Now stay at the bottom of the screen', async ({ page, car }) => {
    await open(page, car, dated(inTheFuture(10), inTheFuture(13)));
    const bar = page.getByRole('link', { name: 'Book Now' }).last();
    const total = page.getByText('€180.00').last();
    for (const target of [page.getByRole('heading', { level: 1 }), part(page, 'Opening hours')]) {
      await target.scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(total).toBeInViewport();
    }
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
    // It hides nothing of what stands at the end.
    await page.getByRole('contentinfo').getByText(/©/).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo').getByText(/©/)).toBeInViewport();
    await bar.tap();
    const alert = page.getByRole('alertdialog', { name: 'Log In Alert!' });
    const way = /\/en\/login\?redirect=%2Fen%2Fcheckout/;
    await expect(alert.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', way);
    await expect(alert.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', way);
    // The one that does not fit beside the others fills its line.
    const [cancel, logIn] = [alert.getByRole('button', { name: 'Cancel' }), alert.getByText('Log in')];
    const wide = await logIn.last().boundingBox();
    expect(wide?.x).toBe((await cancel.boundingBox())?.x);
  });
});
