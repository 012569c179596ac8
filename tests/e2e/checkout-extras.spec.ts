import type { Page } from '@playwright/test';
import { paths } from '../../web/app/paths.ts';
import type { Language } from '../../locales/language.ts';
import { inDays } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import type { FreeCar } from './support/free-car.ts';
import { payOnHostedPage } from './support/hosted-page.ts';
import { expect, test } from './support/test.ts';

const START = inDays(10);
const END = inDays(13);

// Asking for the renter logs the page in.
test.beforeEach(({ renter }) => expect(renter.token).not.toBe(''));

function addressOf(car: FreeCar, lang: Language = 'en', step = 'extras'): string {
  const query = { carId: car.id, slug: car.slug, start_date: START, end_date: END, isSameTime: true };
  return `${paths.checkout(lang, query)}&step=${step}`;
}

/** From the add-ons to the summary; the billing step is filled in by the way. */
async function fillInBilling(page: Page, car: FreeCar): Promise<void> {
  await page.goto(addressOf(car, 'en', 'billing'));
  await page.getByLabel('Address', { exact: true }).fill('Via Roma 1');
  await page.getByLabel('Zip code', { exact: true }).fill('73100');
  await page.getByLabel('Town/city', { exact: true }).fill('Lecce');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('8-digit code')).toBeVisible();
}

test('additional drivers are named by e-mail, priced, paid for and shown', async ({
  page,
  freeCar,
  database,
  watch,
}) => {
  watch.allow(422, '/email/verify');
  const car = await freeCar({ company: { young_driver_per_day_minor: 1200 } });
  await database
    .insertInto('extra')
    .values({
      company_id: car.company_id,
      name: JSON.stringify({ en: 'Additional driver', it: 'Conducente', fr: 'Conducteur' }),
      price_minor: 800,
      charged: 'per_day',
      is_driver: true,
    })
    .execute();
  const driver = await createRenter(database, {
    documentsStatus: 'verified',
    dob: inDays(-20 * 365).slice(0, 10),
  });
  await fillInBilling(page, car);
  const drivers = page.getByRole('region', { name: 'Additional drivers' });
  const email = drivers.getByLabel('Email address of a driver');
  await email.fill('nobody@nolo.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(drivers).toContainText('No validated account has this email address');
  await email.fill(driver.email);
  await drivers.getByRole('button', { name: 'Add' }).click();
  await expect(drivers.getByRole('listitem')).toHaveText(/Giulia C\./);
  await expect(email).toHaveValue('');
  await email.fill(driver.email);
  await drivers.getByRole('button', { name: 'Add' }).click();
  await expect(drivers).toContainText('This driver is added already.');
  await email.fill('');

  const price = page.getByRole('complementary', { name: 'Rental Summary' });
  await expect(price).toContainText('Additional driver');
  await expect(price).toContainText('Young-driver fee');
  await expect(price).toContainText('€240.00');
  // Old figures are pale while new ones are on their way.
  await expect(price.locator('[aria-live=polite]')).toHaveCSS('opacity', '1');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(drivers.getByRole('listitem')).toHaveText(/Giulia C\./);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^I accept the terms/).check();
  await page.getByRole('button', { name: 'Pay now · €240.00' }).click();
  await payOnHostedPage(page);
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await expect(page.getByText('Giulia C.')).toBeVisible();
});

for (const [lang, section, field, full] of [
  ['it', 'Conducenti aggiuntivi', 'Indirizzo e-mail del conducente', 'Nessun account convalidato'],
  ['fr', 'Conducteurs supplémentaires', 'Adresse e-mail du conducteur', 'Aucun compte validé'],
] as const) {
  test(`${lang}: a driver without a validated account is refused`, async ({ page, car, database }) => {
    const name = JSON.stringify({ en: 'Driver', it: 'Conducente', fr: 'Conducteur' });
    await database
      .insertInto('extra')
      .values({ company_id: car.company_id, name, price_minor: 800, charged: 'per_day', is_driver: true })
      .execute();
    await page.goto(addressOf(car, lang));
    const drivers = page.getByRole('region', { name: section });
    await drivers.getByLabel(field).fill('nobody@nolo.test');
    await drivers.getByRole('button').click();
    await expect(drivers).toContainText(full);
  });
}

test('a coupon: refused with the server’s words, applied, the field closed until it is removed', async ({
  page,
  car,
  database,
  watch,
}) => {
  watch.allow(422, '/coupons/verify');
  const coupon = { company_id: car.company_id, kind: 'flat_discount', value: 2000 };
  await database
    .insertInto('coupon')
    .values([
      { ...coupon, code: '40000001', starts_on: inDays(-9).slice(0, 10), ends_on: inDays(9).slice(0, 10) },
      { ...coupon, code: '40000002', starts_on: inDays(-9).slice(0, 10), ends_on: inDays(-2).slice(0, 10) },
    ])
    .execute();
  await page.goto(addressOf(car));
  const field = page.getByLabel('8-digit code');
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  const toast = page.getByRole('region', { name: 'Notifications' });
  await field.fill('123');
  await apply.click();
  await expect(page.getByText('Please Enter A Valid Coupon Code')).toBeVisible();
  await field.fill('40000002');
  await apply.click();
  await expect(toast).toContainText('This coupon has expired.');
  await field.fill('40000001');
  await apply.click();
  await expect(toast).toContainText('Coupon applied');
  await expect(field).toBeDisabled();
  await expect(page.getByRole('complementary', { name: 'Rental Summary' })).toContainText('€160.00');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(field).toBeEnabled();
});

test('a price that changed meanwhile is told line by line before anything is charged', async ({
  page,
  car,
  database,
  watch,
}) => {
  watch.allow(409, '/reservation');
  await fillInBilling(page, car);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^I accept the terms/).check();
  const pay = page.getByRole('button', { name: 'Pay now · €180.00' });
  await expect(pay).toBeVisible();
  await database.updateTable('car').set({ day_minor: 7000 }).where('id', '=', car.id).execute();
  // The dialog's own question is answered; the summary's, asked after it, never is: paying does not wait for it.
  const asked = { count: 0 };
  await page.route('**/api/v1/amount/calculation/car/**', async (route) => {
    asked.count += 1;
    if (asked.count === 1) await route.continue();
  });
  await pay.click();
  const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
  await expect(dialog).toContainText('It was €180.00 and is now €210.00. Nothing has been charged.');
  await expect(dialog.getByRole('row', { name: /3 days/ })).toContainText('€180.00€210.00');
  await dialog.getByRole('button', { name: 'Pay €210.00' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await expect(page.locator('.amount')).toContainText('€210.00');
});
