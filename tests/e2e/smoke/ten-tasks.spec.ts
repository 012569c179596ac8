import type { Page } from '@playwright/test';
import { addDays, localDate, weekdayOf, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createRenter } from '../../factories/renter.ts';
import { calendarDay } from '../support/calendar-day.ts';
import { PASSWORD } from '../support/account.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { cards, createFleet, idsShown, listAt, newSpot, readCars } from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test as base } from '../support/test.ts';
import { Thumb } from '../support/thumb.ts';
import { testNow } from '../../setup/test-day.ts';

/** What renters come for, on a telephone, and how many presses it may take. */
const test = base.extend<{ thumb: Thumb }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here
  thumb: ({}, use) => use(new Thumb()),
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const dates = { start_date: inDays(10), end_date: inDays(13) };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });

const day = (page: Page, date: LocalDate) =>
  page.getByRole('dialog', { name: 'Choose the dates' }).getByRole('button', { name: calendarDay(date) });

function nextFriday(): LocalDate {
  const inAWeek = addDays(localDate(nowInItaly(testNow())), 7);
  const week = Array.from({ length: 7 }, (_, days) => addDays(inAWeek, days));
  return week.find((date) => weekdayOf(date) === 'friday') ?? inAWeek;
}

test('1: the cheapest automatic near Naples airport for a weekend, in 13 presses', async ({
  page,
  thumb,
}) => {
  const friday = nextFriday();
  await page.goto(paths.home('en'));
  await thumb.type(page.getByRole('combobox', { name: 'Pickup place' }), 'Naples airport');
  await thumb.press(page.getByRole('option', { name: /Napoli|Naples/ }).first());
  await thumb.press(page.getByRole('button', { name: /^Pickup day/ }));
  await thumb.press(day(page, friday));
  await thumb.press(day(page, addDays(friday, 2)));
  await thumb.press(button(page, 'Done'));
  await thumb.press(button(page, 'Search'));
  await thumb.choose(page.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
  await thumb.press(button(page, 'Filters'));
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await thumb.press(sheet.getByRole('checkbox', { name: 'Automatic' }));
  await thumb.press(sheet.getByRole('button', { name: /^Show .*cars?$/ }));
  await expect(page).toHaveURL(/sort=cheap/);
  await expect(page).toHaveURL(/transmission=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Naples Capodichino Airport (NAP): cars for rent',
  );
  // The address changes before the list is drawn.
  await expect(cards(page).filter({ hasNotText: 'Automatic' })).toHaveCount(0);
  await expect(cards(page).first()).toContainText('from the airport');
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('start_date')).toMatch(new RegExp(`^${friday}`));
  expect(asked.get('end_date')).toMatch(new RegExp(`^${addDays(friday, 2)}`));
  const cars = await readCars(page);
  const open = await cards(page).evaluateAll((all) =>
    all.map((card) => !/Closed at the|Needs to be booked/.test(card.textContent)),
  );
  const totals = cars.flatMap(({ total }, at) => (open[at] ? [total] : []));
  expect(totals.length).toBeGreaterThan(0);
  expect(cars[0]?.total).toBe(Math.min(...totals));
  await thumb.press(cards(page).first().getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: cars[0]?.name ?? 'a car' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Automatic').first()).toBeVisible();
  expect(thumb.presses).toBeLessThanOrEqual(13);
});

test('2: a car brought to a hotel, in 3 presses from the car to the checkout', async ({
  page,
  thumb,
  renter,
  freeCar,
  watch,
}) => {
  expect(renter.token).not.toBe('');
  watch.allow(422, '/amount/calculation');
  const car = await freeCar({ car: { is_delivery: true }, company: { delivery_minor: 3500 } });
  await page.goto(paths.carDetail('en', car, dates));
  const panel = page.getByRole('region', { name: 'Your rental', exact: true });
  await thumb.press(panel.getByRole('switch', { name: 'Have it delivered (+ €35)' }));
  await thumb.type(panel.getByRole('textbox', { name: 'Delivery address' }), 'Hotel Patria');
  await thumb.press(link(page, 'Book Now').last());
  await expect(page.getByRole('main').getByText('Hotel Patria').first()).toBeVisible();
  expect(thumb.presses).toBeLessThanOrEqual(3);
});

test('3: back to the car after signing up by mail, in 11 presses', async ({ page, thumb, car, mailbox }) => {
  const email = `task-${car.id}@nolo.test`;
  await page.goto(paths.carDetail('en', car, dates));
  // Before that the link leads straight to the log-in page.
  await hydrated(page);
  await thumb.press(link(page, 'Book Now').last());
  await thumb.press(page.getByRole('alertdialog').getByRole('link', { name: 'Sign up' }));
  const form = page.getByRole('tabpanel');
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Neri'],
    ['Email', email],
    ['Mobile number', '3331234567'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await thumb.type(form.getByLabel(label, { exact: true }), text);
  }
  await thumb.press(form.getByRole('radio', { name: 'Female' }));
  await thumb.press(form.getByRole('button', { name: /^Create/ }));
  await page.goto(await mailbox.linkIn(email, /verify-email/));
  await thumb.press(page.getByRole('button', { name: 'Verify email address' }));
  await expect(page).toHaveURL(new RegExp(`/en/checkout.*carId=${car.id}|/en/checkout/.*${car.id}`));
  expect(thumb.presses).toBeLessThanOrEqual(11);
});

test('4: another return day and nothing else, in 5 presses', async ({ page, thumb, database, freeCar }) => {
  const { spot } = await createFleet(database, freeCar);
  await page.goto(listAt(spot));
  const from = dates.start_date.slice(0, 10);
  const later = addDays(localDate(nowInItaly(testNow())), 15);
  await thumb.press(page.getByRole('button', { name: /^Change the search/ }));
  await thumb.press(page.getByRole('button', { name: /^Return day/ }));
  await thumb.press(day(page, later));
  await thumb.press(button(page, 'Done'));
  await thumb.press(button(page, 'Search'));
  await expect(page).toHaveURL(new RegExp(`end_date=${later}`));
  expect(new URL(page.url()).searchParams.get('start_date')).toMatch(new RegExp(`^${from}`));
  await expect(cards(page)).toHaveCount(3);
  expect(thumb.presses).toBeLessThanOrEqual(5);
});

test('5: what is covered, in one press from the list', async ({ page, thumb, freeCar }) => {
  const spot = newSpot();
  await freeCar({ car: { ...spot, damage_excess_minor: 120_000, theft_excess_minor: 150_000 } });
  await page.goto(listAt(spot));
  await expect(cards(page).first()).toContainText('Damage excess €1,200');
  await thumb.press(cards(page).first().getByRole('link').first());
  const included = page.getByRole('region', { name: 'What is included', exact: true });
  await expect(included).toContainText('Damage cover, excess €1,200');
  await expect(included).toContainText('Theft cover, excess €1,500');
  expect(thumb.presses).toBeLessThanOrEqual(1);
});

test('6: what comes back if I cancel, in 3 presses from home', async ({
  page,
  thumb,
  renter,
  car,
  database,
}) => {
  await createBooking(database, renter, { car });
  await page.goto(paths.home('en'));
  await thumb.press(button(page, 'Menu'));
  await thumb.press(page.getByRole('dialog').getByRole('link', { name: /^My Booking/ }));
  await thumb.press(button(page, 'Cancel booking'));
  await expect(page.getByRole('alertdialog', { name: /cancel/i })).toContainText(/€\d/);
  expect(thumb.presses).toBeLessThanOrEqual(3);
});

test('7: the same list in Italian, in 2 presses', async ({ page, thumb, database, freeCar }) => {
  const { spot, cheap } = await createFleet(database, freeCar);
  await page.goto(listAt(spot, { sort: 'cheap' }));
  await thumb.press(button(page, 'Menu'));
  await thumb.press(page.getByRole('dialog').getByRole('link', { name: 'Italiano' }));
  await expect(page).toHaveURL(/\/it\/car-list.*sort=cheap/);
  await expect(page.getByRole('main').locator(`[data-car="${cheap.id}"]`)).toBeVisible();
  expect(thumb.presses).toBeLessThanOrEqual(2);
});

test('8: a booking without logging in, in 6 presses to its mail', async ({
  page,
  thumb,
  car,
  database,
  mailbox,
}) => {
  const renter = await createRenter(database);
  const { number } = await createBooking(database, renter, { car });
  await page.goto(paths.home('en'));
  await thumb.press(button(page, 'Menu'));
  await thumb.press(page.getByRole('dialog').getByRole('link', { name: 'Log in' }));
  await thumb.press(link(page, 'Find a booking'));
  await thumb.type(page.getByLabel('Booking number'), number);
  await thumb.type(page.getByLabel('Email'), renter.email);
  await thumb.press(page.getByRole('main').getByRole('button').last());
  await page.goto(await mailbox.linkIn(renter.email, /find-booking/));
  await expect(page.getByRole('main')).toContainText(number);
  expect(thumb.presses).toBeLessThanOrEqual(6);
});

test('9: only cars with unlimited kilometres and an automatic gearbox, in 4 presses', async ({
  page,
  thumb,
  freeCar,
}) => {
  const spot = newSpot();
  await freeCar({ car: { ...spot } });
  const wanted = await freeCar({ car: { ...spot, transmission: 'automatic', km_per_day: null } });
  await page.goto(listAt(spot));
  await thumb.press(button(page, 'Filters'));
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await thumb.press(sheet.getByRole('checkbox', { name: 'Unlimited kilometres' }));
  await thumb.press(sheet.getByRole('checkbox', { name: 'Automatic' }));
  await thumb.press(sheet.getByRole('button', { name: 'Show 1 car', exact: true }));
  await expect.poll(() => idsShown(page)).toEqual([wanted.id]);
  expect(thumb.presses).toBeLessThanOrEqual(4);
});

test('10: booked from the car’s page, in 8 presses to the card', async ({ page, thumb, renter, car }) => {
  expect(renter.token).not.toBe('');
  await page.goto(paths.carDetail('en', car, dates));
  const next = page.getByRole('button', { name: /^Continue/ });
  await thumb.press(link(page, 'Book Now').last());
  await thumb.type(page.getByLabel('Address', { exact: true }), 'Via Roma 1');
  await thumb.type(page.getByLabel(/^(ZIP|Postcode|Postal)/i), '73100');
  await thumb.type(page.getByLabel(/^Town/), 'Lecce');
  await thumb.press(next);
  await expect(page.getByLabel('8-digit code')).toBeVisible();
  await thumb.press(next);
  await thumb.press(page.getByRole('checkbox', { name: /terms/i }));
  await thumb.press(button(page, 'Pay now'));
  await payOnHostedPage(page);
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(thumb.presses).toBeLessThanOrEqual(8);
});
