import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { KM_PER_DEGREE } from '@nolo/domain/places/geography.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { createPlace } from '../../factories/car.ts';
import type { FreeCar } from '../support/free-car.ts';
import { cards, listAt, newSpot } from '../support/list-of-cars.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { testNow } from '../../setup/test-day.ts';

const inDays = (days: number) => `${addDays(localDate(nowInItaly(testNow())), days)}T10:00`;
const checkoutOf = (car: FreeCar, language: Language = 'it') =>
  `${paths.checkout(language, {
    carId: car.id,
    slug: car.slug,
    start_date: inDays(10),
    end_date: inDays(13),
    isSameTime: true,
  })}&step=rental`;
const delivering = { car: { is_delivery: true }, company: { delivery_minor: 3500 } };
const euros = (amount: number, language: Language) => formatMoney(amount, language, { short: true });
const address = 'Hotel Patria, Piazzetta Riccardi 13';

test('cards and the car’s page say what delivery costs, and how far the car is', async ({
  page,
  freeCar,
  watch,
}) => {
  watch.allow(422, '/amount/calculation');
  const spot = newSpot();
  const car = await freeCar({
    car: { ...delivering.car, ...spot },
    company: { ...delivering.company, ...spot },
  });
  const { latitude, longitude } = { ...spot, latitude: spot.latitude - 1.24 / KM_PER_DEGREE };
  const near = { lat: [latitude - 0.02, latitude + 0.02], long: [longitude - 0.02, longitude + 0.02] };
  const place = page
    .locator(`[data-car="${car.id}"]`)
    .getByRole('paragraph')
    .filter({ hasText: /^Lecce/ });
  for (const [language, words] of [
    ['it', 'Lecce · a 1,2 km da Test Bay · Consegna su richiesta (+ 35 €)'],
    ['fr', 'Lecce · à 1,2 km (Test Bay) · Livraison à votre adresse (+ 35 €)'],
    ['en', 'Lecce · 1.2 km from Test Bay · Delivery available (+ €35)'],
  ] as const) {
    await page.goto(listAt(spot, near, language));
    await expect(place).toHaveText(words);
  }
  await page.goto(listAt(spot, { ...near, delivery: true, kind: 'airport' }));
  await expect(place).toHaveText('Lecce · 1.2 km from the airport · Delivery included (€35)');
  await cards(page).getByRole('link').first().click();
  await expect(page.getByText('Delivery available (+ €35), or pickup at the rental location')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Have it delivered (+ €35)' })).toBeChecked();
});

test('the town of the address is the car’s own at first, in the reader’s language', async ({
  page,
  renter,
  freeCar,
  watch,
}) => {
  expect(renter.token).not.toBe('');
  watch.allow(422, '/amount/calculation');
  const car = await freeCar({ ...delivering, car: { ...delivering.car, city: 'Roma' } });
  for (const [language, town] of [
    ['fr', 'Rome'],
    ['it', 'Roma'],
  ] as const) {
    const rental = await textsIn(language, 'rental');
    await page.goto(checkoutOf(car, language));
    await page
      .getByRole('switch', { name: rental('deliver_fee', { amount: euros(3500, language) }) })
      .click();
    await expect(page.getByRole('combobox', { name: rental('delivery_town') })).toHaveValue(town);
    await page.getByRole('textbox', { name: rental('delivery_address') }).fill(address);
    await expect(page.getByRole('complementary')).toContainText(`${address}, ${town}`);
  }
});

test('delivered to an address, returned elsewhere: both are chosen and priced in each language', async ({
  page,
  renter,
  freeCar,
  database,
  watch,
}) => {
  expect(renter.token).not.toBe('');
  watch.allow(422, '/amount/calculation');
  const car = await freeCar({
    ...delivering,
    company: { ...delivering.company, one_way_minor: 9000 },
  });
  await createPlace(database, car.company_id);
  for (const language of languages) {
    const [rental, price] = [await textsIn(language, 'rental'), await textsIn(language, 'price')];
    await page.goto(checkoutOf(car, language));
    await page
      .getByRole('switch', { name: rental('deliver_fee', { amount: euros(3500, language) }) })
      .click();
    await page.getByRole('textbox', { name: rental('delivery_address') }).fill(address);
    // At once: the address is still being written into the page's own.
    await page
      .getByRole('switch', { name: rental('return_elsewhere_fee', { amount: euros(9000, language) }) })
      .click();
    await expect(page.getByLabel(rental('return_place'))).toContainText('Milano Centrale');
    const summary = page.getByRole('complementary');
    await expect(summary).toContainText(price('line_delivery'));
    await expect(summary).toContainText(price('line_one_way'));
    await expect(summary).toContainText(formatMoney(30_500, language));
  }
});
