import type { Locator, Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import type { FreeCar } from '../support/free-car.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

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
  const email = drivers.getByLabel('Driver’s email address');
  await email.fill('nobody@nolo.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(drivers).toContainText('There is no validated account with this email address');
  await email.fill(driver.email);
  await drivers.getByRole('button', { name: 'Add' }).click();
  await expect(drivers.getByRole('listitem')).toHaveText(/Giulia C\./);
  await expect(email).toHaveValue('');
  await email.fill(driver.email);
  await drivers.getByRole('button', { name: 'Add' }).click();
  await expect(drivers).toContainText('This driver has already been added.');
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

/** How far below the bottom of the first the top of the second is. */
async function gapBetween(first: Locator, second: Locator): Promise<number> {
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  return (below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0);
}

test('on a telephone the buttons of coupon and driver stand close below their fields, an error below both', async ({
  page,
  car,
  database,
  watch,
}) => {
  watch.allow(422, /\/(coupons|email)\/verify/);
  await page.setViewportSize({ width: 320, height: 800 });
  const name = JSON.stringify({ en: 'Driver', it: 'Conducente', fr: 'Conducteur' });
  await database
    .insertInto('extra')
    .values({ company_id: car.company_id, name, price_minor: 800, charged: 'per_day', is_driver: true })
    .execute();
  for (const language of languages) {
    const t = await textsIn(language, 'checkout');
    await page.goto(addressOf(car, language));
    for (const [label, wrong, action] of [
      [t('driver_email'), 'nobody@nolo.test', t('add')],
      [t('coupon_label'), '123', t('apply')],
    ] as const) {
      const field = page.getByLabel(label);
      const button = page.getByRole('button', { name: action, exact: true });
      await field.fill(wrong);
      await button.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const error = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
      expect(await gapBetween(field, button)).toBeGreaterThan(0);
      expect(await gapBetween(field, button)).toBeLessThan(16);
      expect(await gapBetween(button, error)).toBeGreaterThan(0);
    }
  }
});

test('on a telephone the next button stands beside why a car cannot be booked', async ({
  page,
  car,
  database,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const other = await createRenter(database);
  await createBooking(database, other, { car });
  for (const language of languages) {
    const t = await textsIn(language, 'checkout');
    await page.goto(addressOf(car, language));
    const reason = page.getByRole('button', { name: t('taken_title') });
    await expect(reason).toBeVisible();
    const next = page.getByRole('button', { name: t('continue') });
    expect(await gapBetween(reason, next)).toBeLessThan(0);
  }
});

test('on a low laptop total, deposit and reason stand in view beside the steps', async ({
  page,
  car,
  database,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const t = await textsIn('en', 'checkout');
  await page.goto(addressOf(car));
  const summary = page.getByRole('complementary', { name: t('step_summary') });
  for (const text of ['Total for 3 days', 'Deposit, settled with the company'])
    await expect(summary.getByText(text)).toBeInViewport({ ratio: 1 });
  await createBooking(database, await createRenter(database), { car });
  await page.reload();
  await expect(summary.getByText(t('taken_title'))).toBeInViewport({ ratio: 1 });
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
