import type { Page } from '@playwright/test';
import bookings from '@nolo/i18n/en/bookings.ts';
import car from '@nolo/i18n/en/car.ts';
import checkout from '@nolo/i18n/en/checkout.ts';
import common from '@nolo/i18n/en/common.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import { calendarDay } from '../support/calendar-day.ts';
import { goThroughCheckout, payButton } from '../support/checkout.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { translatePage } from '../support/translate-page.ts';

/** As a person who presses 'Translate' on a page that answers; what the router shows next is translated, too. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(translatePage);
}

test('a translated page takes another day, shows its total, and is booked and paid', async ({
  page,
  renter,
  car: free,
}) => {
  await openTranslated(
    page,
    `${paths.carDetail('en', free)}?start_date=${inDays(20)}&end_date=${inDays(23)}&isSameTime=true`,
  );
  const panel = page.getByRole('main');
  await expect(panel).toContainText('Total for 3 days');
  await panel
    .getByRole('button', { name: /^Return day/ })
    .first()
    .click();
  await page
    .getByRole('application')
    .getByRole('button', { name: calendarDay(inDays(24).slice(0, 10)) })
    .click();
  await page.keyboard.press('Escape');
  await expect(panel).toContainText(/Total for 4 days.*€240\.00/s);
  await expect(panel).not.toContainText('€180.00');

  await page.getByRole('link', { name: car.book_now }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible();
  await goThroughCheckout(page, { checkout });
  await payButton(page, { checkout }).click();
  await payOnHostedPage(page);
  await expect(page.getByRole('heading', { name: bookings.confirmed_title })).toBeVisible();
  expect(renter.email).toContain('@');
});

test('a translated form says what is wrong, takes it back, and says the next thing', async ({ page }) => {
  await openTranslated(page, paths.login('en', { tab: 'sign-up' }));
  const form = page.getByRole('tabpanel');
  await form.locator('button[type=submit]').click();
  await expect(form).toContainText('Email Address is required');
  await form.locator('input[type=email]').fill('nobody');
  await expect(form).toContainText('Invalid email address');
  await expect(form).not.toContainText('Email Address is required');
  await form.locator('input[type=email]').fill('nobody@nolo.test');
  await expect(form).not.toContainText('Invalid email address');
  await expect(page.getByText(common.part_error)).toBeHidden();
});
