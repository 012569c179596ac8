import type { Page, Route } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import { jpegPicture } from '../../factories/pictures.ts';
import { createRenter, type TestRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import type { FreeCar } from '../support/free-car.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test as base } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

/** `newcomer`: has an account and no documents yet; `page` is logged in as them. */
const test = base.extend<{ newcomer: TestRenter }>({
  newcomer: async ({ database, context, stack }, use) => {
    const newcomer = await createRenter(database, { documentsStatus: 'missing' });
    await logIn(context, stack.origin, newcomer.token);
    await use(newcomer);
  },
});

test.use({ trace: 'off' });

function billingOf(car: FreeCar): string {
  const dates = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };
  return `${paths.checkout('en', { carId: car.id, slug: car.slug, ...dates })}&step=billing`;
}

const LABELS = [
  'company_name',
  'VAT_number',
  'legal_form',
  'company_address',
  'company_zip',
  'company_city',
] as const;
const COMPANY = ['Conti S.r.l.', '01234567897', 'S.r.l.', 'Corso Como 15', '20154', 'Milano'];

/** Asks for the company invoice and says which company it is. */
async function fillInCompany(page: Page): Promise<void> {
  const t = await textsIn('en', 'checkout');
  await page.getByRole('switch', { name: t('company_invoice') }).check();
  for (const [index, label] of LABELS.entries()) {
    await page.getByRole('textbox', { name: t(label) }).fill(COMPANY[index] ?? '');
  }
}

/** Expects the renter's own address to be the company's once it was asked for. */
async function takeCompanyAddress(page: Page): Promise<void> {
  const t = await textsIn('en', 'checkout');
  await page.getByRole('button', { name: t('use_company_address') }).click();
  await expect(page.getByLabel(t('address'), { exact: true })).toHaveValue('Corso Como 15');
  await expect(page.getByLabel(t('zip'), { exact: true })).toHaveValue('20154');
  await expect(page.getByLabel(t('town_city'), { exact: true })).toHaveValue('Milano');
}

/** From Billing Info to Pay now, which a renter without documents cannot do. */
async function goOnToPaying(page: Page): Promise<void> {
  const t = await textsIn('en', 'checkout');
  const goOn = page.getByRole('button', { name: t('continue'), exact: true });
  await goOn.click();
  await expect(page.getByLabel(t('coupon_label'))).toBeVisible();
  await goOn.click();
  await page.getByRole('checkbox', { name: t('terms') }).check();
  await page.getByRole('button', { name: new RegExp(`^${t('pay_now')}`) }).click();
}

async function fillInProfile(page: Page): Promise<void> {
  for (const [name, number] of [
    ['Identity document', 'Passport number'],
    ['Driving licence', 'Licence number'],
  ] as const) {
    const section = page.getByRole('group', { name, exact: true });
    await section.getByLabel(number).fill('YA1234567');
    await section.getByLabel('Issue date').fill('2020-01-01');
    await section.getByLabel('Expiry date').fill('2090-01-01');
  }
  await page.getByRole('checkbox', { name: 'Class B, for cars', exact: true }).check();
  await page.getByLabel('Fiscal code').fill('RSSMRA85T10A562S');
  for (const name of ['Passport, page with your photo', 'Licence, front', 'Licence, back']) {
    await page
      .getByLabel(new RegExp(`^${name}: (Add a photo|Replace)$`))
      .setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await jpegPicture() });
    await expect(page.getByRole('group', { name })).toContainText('Not saved yet');
  }
}

/** As a proxy answers while no server is behind it: without a word for the renter. */
const noServer = (route: Route) =>
  route.request().method() === 'GET'
    ? route.continue()
    : route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });

test('a first booking for a company: SDI, its address, documents asked for, sent again after a 503, paid', async ({
  page,
  newcomer,
  car,
  database,
  watch,
}) => {
  watch.allow(503, '/customer/profile');
  await page.goto(billingOf(car));
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('Via Roma 1');
  await page.getByRole('switch', { name: 'Company invoice' }).check();
  // Nothing is known of the company yet: what was typed stays, and the field that is needed is reached.
  await page.getByRole('button', { name: 'Use the company address' }).click();
  await expect(page.getByLabel('Company address')).toBeFocused();
  await expect(address).toHaveValue('Via Roma 1');
  await fillInCompany(page);
  await takeCompanyAddress(page);
  const code = page.getByRole('textbox', { name: 'SDI code' });
  await code.fill('m5ux');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/The SDI code must have 7 letters or digits/);
  await expect(code).toBeFocused();
  await expectNoAxeViolations(page);
  await code.fill('m5uxcr1');
  await goOnToPaying(page);
  const alert = page.getByRole('alertdialog', { name: 'Upload Document!' });
  await expect(alert).toContainText('cannot be processed without uploading Documents');
  await expectNoAxeViolations(page);
  await alert.getByRole('button', { name: 'Go To Profile' }).click();

  await fillInProfile(page);
  await page.route('**/api/v1/customer/profile', noServer);
  const save = page.getByRole('button', { name: 'Save profile' });
  await save.click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText('We cannot reach the server.');
  await expect(page).toHaveURL(/\/my-profile-document\?/);
  await expect(page.getByLabel('Passport number')).toHaveValue('YA1234567');
  await expect(page.getByRole('group', { name: 'Licence, back' })).toContainText('Not saved yet');
  await page.unroute('**/api/v1/customer/profile');
  await save.click();

  await expect(page).toHaveURL(/\/checkout\?.*step=summary/);
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await payOnHostedPage(page);
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  const booking = await database
    .selectFrom('booking')
    .select(['billing', 'company_billing'])
    .where('account_id', '=', newcomer.accountId)
    .executeTakeFirstOrThrow();
  expect(booking).toMatchObject({
    billing: { addressLine1: 'Corso Como 15', ZIP_code: '20154', townCity: 'Milano' },
    company_billing: { company_name: 'Conti S.r.l.', VAT_number: '01234567897', SDI: 'M5UXCR1' },
  });
});
