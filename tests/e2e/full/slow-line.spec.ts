import type { Page } from '@playwright/test';
import { slowdown } from '../../../playwright.config.ts';
import enApplication from '@nolo/i18n/en/application.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { onSlowTelephone } from '../support/slow-line.ts';
import { expect as base, test } from '../support/test.ts';

/** By this line scripts run after ten seconds and more. */
const expect = base.configure({ timeout: 60_000 * slowdown });
test.setTimeout(300_000 * slowdown);

test.beforeEach(({ page }) => onSlowTelephone(page));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** What can be seen is pressed at once: its scripts are still on their way. */
const arriveAt = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
}
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('home: a place and a switch, then a search', async ({ page }) => {
  await arriveAt(page, paths.home('en'));
  const place = page.getByRole('combobox', { name: 'Pickup place' });
  await place.pressSequentially('Bologna');
  const sameTime = page.getByRole('switch', { name: 'Same-time return' });
  await sameTime.uncheck();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await place.click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Bologna');
  await expect(place).toHaveValue('Bologna');
  await expect(sameTime).not.toBeChecked();
  await page.keyboard.press('Enter');
  await button(page, 'Search').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bologna: cars for rent');
  await expect(page).toHaveURL(/isSameTime=false/);
});

test('forms: what was typed is kept, a menu over it opens', async ({ page }) => {
  await arriveAt(page, paths.contactUs('en'));
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Message').fill('Is there a baby seat?');
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('Is there a baby seat?');

  await arriveAt(page, paths.listYourCars('en'));
  const lastName = page.getByLabel(enApplication.last_name, { exact: true });
  await lastName.fill('Conti');
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lastName).toHaveValue('Conti');

  await arriveAt(page, paths.login('en', { tab: 'sign-in' }));
  await page.getByLabel('Email').fill('renter@nolo.test');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('demo-Nolo-2027');
  // Looks disabled until scripts run.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await button(page, 'Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('demo-Nolo-2027');
  await expect(page.getByLabel('Email')).toHaveValue('renter@nolo.test');
});

test('a page of questions: an answer and the menu open', async ({ page }) => {
  await arriveAt(page, paths.faq('en'));
  const answers = page.getByRole('main').locator('details');
  await answers.first().locator('summary').click();
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answers.first()).toHaveAttribute('open');
});
