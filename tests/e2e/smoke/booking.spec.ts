import type { Page } from '@playwright/test';
import enAccount from '@nolo/i18n/en/account.ts';
import enBookings from '@nolo/i18n/en/bookings.ts';
import enCar from '@nolo/i18n/en/car.ts';
import enCheckout from '@nolo/i18n/en/checkout.ts';
import enCommon from '@nolo/i18n/en/common.ts';
import enLogin from '@nolo/i18n/en/login.ts';
import enMessages from '@nolo/i18n/en/messages.ts';
import enSearch from '@nolo/i18n/en/search.ts';
import frAccount from '@nolo/i18n/fr/account.ts';
import frBookings from '@nolo/i18n/fr/bookings.ts';
import frCar from '@nolo/i18n/fr/car.ts';
import frCheckout from '@nolo/i18n/fr/checkout.ts';
import frCommon from '@nolo/i18n/fr/common.ts';
import frLogin from '@nolo/i18n/fr/login.ts';
import frMessages from '@nolo/i18n/fr/messages.ts';
import frSearch from '@nolo/i18n/fr/search.ts';
import itAccount from '@nolo/i18n/it/account.ts';
import itBookings from '@nolo/i18n/it/bookings.ts';
import itCar from '@nolo/i18n/it/car.ts';
import itCheckout from '@nolo/i18n/it/checkout.ts';
import itCommon from '@nolo/i18n/it/common.ts';
import itLogin from '@nolo/i18n/it/login.ts';
import itMessages from '@nolo/i18n/it/messages.ts';
import itSearch from '@nolo/i18n/it/search.ts';
import { hashPassword } from '@nolo/api/platform/passwords.ts';
import type { Database } from '@nolo/db/database.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createRenter, type TestRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { goThroughCheckout, payButton } from '../support/checkout.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { expectWrittenAlike } from '../support/written-alike.ts';

const PASSWORD = 'quartz-lemon-ferry-81';

/** The screens' own words, so that a test reads what a renter reads. */
const texts = {
  en: {
    account: enAccount,
    bookings: enBookings,
    car: enCar,
    checkout: enCheckout,
    common: enCommon,
    login: enLogin,
    messages: enMessages,
    search: enSearch,
  },
  it: {
    account: itAccount,
    bookings: itBookings,
    car: itCar,
    checkout: itCheckout,
    common: itCommon,
    login: itLogin,
    messages: itMessages,
    search: itSearch,
  },
  fr: {
    account: frAccount,
    bookings: frBookings,
    car: frCar,
    checkout: frCheckout,
    common: frCommon,
    login: frLogin,
    messages: frMessages,
    search: frSearch,
  },
} as const;

async function createAccount(database: Database): Promise<TestRenter> {
  const renter = await createRenter(database);
  await database
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', renter.accountId)
    .execute();
  return renter;
}

/** Typed at once: what is typed before the scripts have started is kept. */
async function choosePlace(page: Page, label: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  const place = page.getByRole('option', { name: /^Lecce/ }).first();
  await field.fill('Lecce');
  await place.click();
}

for (const { language, viewport } of [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'it', viewport: { width: 390, height: 844 } },
  { language: 'fr', viewport: { width: 1440, height: 900 } },
] as const) {
  const words = texts[language];
  test.describe(`the whole way in ${language}, ${viewport.width} px wide`, () => {
    test.use({ viewport, locale: language });

    test('finds a car, logs in, pays, and cancels', async ({ page, car, database, mailbox }) => {
      test.slow();
      const renter = await createAccount(database);
      await page.goto(paths.home(language));
      await choosePlace(page, words.search.where);
      await page.getByRole('button', { name: words.search.search_cars, exact: true }).click();
      await page.locator(`[data-car="${car.id}"]`).getByRole('link').first().click();

      await expect(page.getByRole('heading', { level: 1, name: 'Fiat 500' })).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('link', { name: words.car.book_now }).first().click();
      const logIn = { name: words.common.header_log_in, exact: true };
      await page.getByRole('alertdialog').getByRole('link', logIn).click();

      await page.getByLabel(words.account.email, { exact: true }).fill(renter.email);
      await page.getByLabel(words.login.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('tabpanel').getByRole('button', { name: words.login.log_in, exact: true }).click();

      await expect(page.getByRole('heading', { level: 1, name: words.checkout.title })).toBeVisible();
      await goThroughCheckout(page, words);
      await expectNoHorizontalScroll(page);
      await expectNoAxeViolations(page);
      await payButton(page, words).click();
      await payOnHostedPage(page);

      await expect(page.getByRole('heading', { name: words.bookings.confirmed_title })).toBeVisible();
      await expect(page.getByText(words.bookings.next_documents_text)).toBeVisible();
      await expectNoAxeViolations(page);
      const mail = await mailbox.waitFor(renter.email);
      expect(mail.text).toContain('Fiat 500');
      const { id: bookingId } = await database
        .selectFrom('booking')
        .select('id')
        .where('account_id', '=', renter.accountId)
        .executeTakeFirstOrThrow();
      const moments = await expectWrittenAlike({ page, renter, mail, language, bookingId });

      await page.getByRole('link', { name: words.bookings.to_my_bookings }).first().click();
      for (const moment of moments) await expect(page.getByRole('article')).toContainText(moment);
      await page.getByRole('button', { name: words.bookings.cancel_booking }).click();
      const dialog = page.getByRole('alertdialog', { name: words.bookings.cancel_title });
      await expect(dialog).toContainText('180');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: words.common.yes }).click();
      await expect(page.getByText(words.messages['booking.cancelled'])).toBeVisible();
      await expect(page.getByText(words.bookings.status_cancelled, { exact: true })).toBeVisible();
      const { status, refund_minor } = await database
        .selectFrom('booking')
        .select(['status', 'refund_minor'])
        .where('account_id', '=', renter.accountId)
        .executeTakeFirstOrThrow();
      expect({ status, refund_minor }).toEqual({ status: 'CANCELLED', refund_minor: 15_300 });
    });
  });
}
