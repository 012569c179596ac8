import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import account from '@nolo/i18n/it/account.ts';
import bookings from '@nolo/i18n/it/bookings.ts';
import car from '@nolo/i18n/it/car.ts';
import checkout from '@nolo/i18n/it/checkout.ts';
import common from '@nolo/i18n/it/common.ts';
import login from '@nolo/i18n/it/login.ts';
import search from '@nolo/i18n/it/search.ts';
import { NO_EXPIRY } from '@nolo/domain/identity/documents.ts';
import type { Theme } from '@nolo/domain/website/theme.ts';
import type { Database } from '@nolo/db/database.ts';
import { createWebsite } from '../../factories/website.ts';
import { PASSWORD } from '../support/account.ts';
import { goThroughCheckout, payButton } from '../support/checkout.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import type { Mail } from '../support/parse-mail.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'it-IT' });

type Site = { theme: Theme; color: string; kind: 'company' | 'contractor' };

/** A website that is only this test's, for one company's cars or those of a reseller. */
async function openSite(database: Database, companyId: number, { theme, color, kind }: Site) {
  const label = `via${randomBytes(4).toString('hex')}`;
  const name = `Via Appia ${label}`;
  const variant = { sub_domain: label, name, theme_count: theme, theme_color: color };
  if (kind === 'company') return createWebsite(database, { ...variant, company_id: companyId });
  const { id: contractor_id } = await database
    .insertInto('contractor')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('contractor_company').values({ contractor_id, company_id: companyId }).execute();
  const legal = { legal_name: `${name} S.r.l.`, vat_number: 'IT01234567897' };
  return createWebsite(database, { ...variant, ...legal, contractor_id });
}

const ownWords = (text: string) => text.replaceAll('Nolo S.r.l.', '');

/** The platform is named as the operator alone; nothing sticks out. */
async function expectOwnPage(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`${name}$`));
  expect(ownWords(await page.locator('body').innerText())).not.toMatch(/\bNolo\b/);
  await expectNoHorizontalScroll(page);
}

function expectOwnMail(mail: Mail, site: { name: string; origin: string; legal: string }): void {
  expect(mail.text).toContain(site.name);
  expect(mail.text).toContain(site.legal);
  expect(ownWords(mail.text)).not.toMatch(/\bNolo\b/);
  for (const link of mail.links) expect(link).toMatch(new RegExp(`^(${site.origin}/it|tel:)`));
}

async function signUp(page: Page, email: string): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(account.first_name).fill('Marta');
  await field(account.last_name).fill('Greco');
  await field(account.email).fill(email);
  await field(account.mobile_number).fill('3331234567');
  await page.getByRole('radio', { name: account.gender_female }).check();
  await field(login.password).fill(PASSWORD);
  await field(login.confirm_password).fill(PASSWORD);
  await page.getByRole('button', { name: login.sign_up, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: login.check_title })).toBeVisible();
}

for (const site of [
  { theme: 1, color: '#2196f3', kind: 'company' },
  { theme: 2, color: '#facc15', kind: 'company' },
  { theme: 3, color: '#000000', kind: 'contractor' },
] as const) {
  test(`theme ${site.theme}, a ${site.kind}’s site: from the search to the confirmation it is that site`, async ({
    page,
    stack,
    database,
    freeCar,
    mailbox,
  }) => {
    test.slow();
    const own = await freeCar();
    const foreign = await freeCar();
    const { sub_domain, name } = await openSite(database, own.company_id, site);
    const origin = `http://${sub_domain}.localhost:${stack.port}`;
    const company = await database
      .selectFrom('company')
      .select('legal_name')
      .where('id', '=', own.company_id)
      .executeTakeFirstOrThrow();
    const legal = site.kind === 'contractor' ? `${name} S.r.l.` : company.legal_name;
    const email = `marta.greco.avvocata-${randomBytes(6).toString('hex')}@studiolegaleassociato.example`;

    await page.goto(`${origin}/it`);
    await expectOwnPage(page, name);
    await page.getByRole('combobox', { name: search.where }).fill('Lecce');
    await page
      .getByRole('option', { name: /^Lecce/ })
      .first()
      .click();
    await page.getByRole('button', { name: search.search_cars, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lecce');
    const found = page.locator(`[data-car="${own.id}"]`);
    await expect(found).toBeVisible();
    await expect(page.locator(`[data-car="${foreign.id}"]`)).toHaveCount(0);
    await expectOwnPage(page, name);

    await found.getByRole('link').first().click();
    await page.getByRole('link', { name: car.book_now }).first().click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('link', { name: common.header_sign_up, exact: true }).click();
    await signUp(page, email);
    await expectOwnPage(page, name);

    const welcome = await mailbox.waitFor(email);
    expectOwnMail(welcome, { name, origin, legal });
    await page.goto(await mailbox.linkIn(email, /verify-email/));
    await expect(page.getByRole('button', { name: login.confirm_button })).toBeEnabled();
    await expectOwnPage(page, name);
    await database
      .updateTable('account')
      .set({
        documents_status: 'verified',
        driving_licence_classes: ['B'],
        dl_expiry_date: NO_EXPIRY,
        dob: '1985-04-12',
      })
      .where('email', '=', email)
      .execute();
    // The browser that has signed up is logged in by it.
    await page.getByRole('button', { name: login.confirm_button }).click();

    await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible();
    await goThroughCheckout(page, { checkout });
    await expectOwnPage(page, name);
    await payButton(page, { checkout }).click();
    await page.waitForURL(/\/c\/pay\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Paga ${name}`);
    await payOnHostedPage(page);

    await expect(page.getByRole('heading', { name: bookings.confirmed_title })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(origin);
    await expectOwnPage(page, name);
    const paid = await mailbox.waitFor(email, /NL-/);
    expectOwnMail(paid, { name, origin, legal });
    expect(paid.links.some((link) => link.startsWith(`${origin}/it/my-booking/`))).toBe(true);
  });
}
