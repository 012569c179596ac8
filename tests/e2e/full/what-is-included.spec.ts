import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { listAt, newSpot } from '../support/list-of-cars.ts';
import { expect, test } from '../support/test.ts';
import { testNow } from '../../setup/test-day.ts';

const inTheFuture = (days: number) => `${addDays(localDate(nowInItaly(testNow())), days)}T10:00`;
const dates = { start_date: inTheFuture(10), end_date: inTheFuture(13) };
const words = (text: string) => JSON.stringify({ en: text, it: text, fr: text });
const covered = { damage_excess_minor: 120_000, theft_excess_minor: 150_000, minimum_age: 21 };

test.use({ viewport: { width: 390, height: 844 } });

for (const [language, title, damage, similar] of [
  ['en', 'What is included', 'Damage cover, excess €1,200', 'or similar'],
  ['it', 'Che cosa è incluso', 'Copertura danni, franchigia 1200 €', 'o simile'],
  ['fr', 'Ce qui est inclus', 'Couverture dommages, franchise 1 200 €', 'ou similaire'],
] as const) {
  test(`a car says what it includes in ${language}`, async ({ page, freeCar }) => {
    const car = await freeCar({ car: { ...covered, is_or_similar: true } });
    await page.goto(paths.carDetail(language, car, dates));
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`^${similar}\\s· `))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: title, exact: true })).toContainText(damage);
    await expectNoHorizontalScroll(page);
  });
}

test('a card says the excess, how much its deal takes off, and a day’s share of the total', async ({
  page,
  freeCar,
  database,
}) => {
  const spot = newSpot();
  const car = await freeCar({ car: { ...spot, ...covered, is_or_similar: true } });
  await database
    .insertInto('deal')
    .values({
      company_id: car.company_id,
      car_id: car.id,
      kind: 'discount_percentage',
      value: 8,
      name: JSON.stringify({ en: 'Autumn', it: 'Autunno', fr: 'Automne' }),
      starts_on: '2020-01-01',
      ends_on: '2099-12-31',
    })
    .execute();
  await page.goto(listAt(spot));
  const card = page.locator(`[data-car="${car.id}"]`);
  for (const text of [
    'or similar · ',
    'Damage excess €1,200',
    'Deal: €14.40 off',
    '€165.60',
    '€55.20 per day',
  ]) {
    await expect(card).toContainText(text);
  }
});

test('checkout says what a cover changes, and what then stays with the renter', async ({
  page,
  renter: _renter,
  freeCar,
  database,
}) => {
  const car = await freeCar({ car: covered });
  await database
    .insertInto('extra')
    .values({
      company_id: car.company_id,
      name: words('Small-excess cover'),
      description: words('Keys and tyres included.'),
      price_minor: 1000,
      charged: 'per_day',
      excess_minor: 20_000,
      choice_group: 'cover',
    })
    .execute();
  const checkout = paths.checkout('en', { carId: car.id, slug: car.slug, isSameTime: true, ...dates });
  await page.goto(`${checkout}&step=extras`);
  const covers = page.getByRole('group', { name: 'Cover for damage and theft' });
  await expect(covers.getByRole('radio', { name: /Basic cover/ })).toBeChecked();
  const small = covers.getByRole('radio', { name: /Small-excess cover/ });
  await expect(small).toHaveAccessibleDescription(/Keys and tyres included./);
  await expect(small).toHaveAccessibleDescription(/Damage: you pay at most €200 instead of €1,200./);
  await expect(small).toHaveAccessibleDescription(/Theft: you pay at most €200 instead of €1,500./);
  await small.check();
  await page.goto(`${checkout}&step=summary`);
  await expect(page.getByRole('heading', { name: 'Damage cover, excess €200' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Theft cover, excess €200' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Driver aged 21 or over' })).toBeVisible();
  await expectNoAxeViolations(page);
});
