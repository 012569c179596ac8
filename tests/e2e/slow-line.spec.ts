import type { Page } from '@playwright/test';
import { slowdown } from '../../playwright.config.ts';
import enBusiness from '../../locales/en/business.ts';
import { paths } from '../../web/app/paths.ts';
import { publicPages, readExamples } from './support/public-pages.ts';
import { cards, createFleet, idsShown, listAt } from './support/list-of-cars.ts';
import { onSlowTelephone } from './support/slow-line.ts';
import { expect as base, test } from './support/test.ts';

/** What is pressed before the scripts run is answered once they do: by this line, after ten seconds and more. */
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
  await place.click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Bologna');
  await expect(place).toHaveValue('Bologna');
  await expect(sameTime).not.toBeChecked();
  await page.keyboard.press('Enter');
  await button(page, 'Search').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bologna: cars for rent');
  await expect(page).toHaveURL(/isSameTime=false/);
});

test('list: the order and the filters, a heart', async ({ page, database, freeCar }) => {
  const { spot, cheap, newest, popular } = await createFleet(database, freeCar);
  await arriveAt(page, listAt(spot));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('cheap');
  const heart = cards(page).first().getByRole('button', { pressed: false });
  await heart.click();
  await button(page, 'Filters').click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await expect.poll(() => idsShown(page)).toEqual([cheap.id, newest.id, popular.id]);
  await expect(page).toHaveURL(/sort=cheap/);
  await page.keyboard.press('Escape');
  await expect(cards(page).getByRole('button', { pressed: true })).toHaveCount(1);
});

test('car: two pictures on, later return, the calendar', async ({ page, car }) => {
  await arriveAt(page, paths.carDetail('en', car));
  const gallery = page.getByRole('region', { name: 'Pictures of the car' });
  const forward = gallery.getByRole('button', { name: 'Next picture' });
  await forward.click();
  await forward.click();
  await page.getByRole('switch', { name: 'Same-time return' }).uncheck();
  await button(page, /^Return day/).click();
  await expect(page.getByRole('dialog', { name: 'Choose the dates' })).toBeVisible();
  await expect(page).toHaveURL(/isSameTime=false/);
  await page.keyboard.press('Escape');
  await expect(gallery.getByText(/^Picture 3 of/)).toBeAttached();
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
  const lastName = page.getByLabel(enBusiness.last_name, { exact: true });
  await lastName.fill('Conti');
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lastName).toHaveValue('Conti');

  await arriveAt(page, paths.login('en', { tab: 'sign-in' }));
  await page.getByLabel('Email').fill('renter@nolo.test');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('demo-Nolo-2027');
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

/** What the tests above have not pressed something on; `confirm-password` has no header, and so no menu. */
const others = publicPages.filter(
  ({ name }) =>
    ![
      'home',
      'car list',
      'car',
      'contact us',
      'list your cars',
      'login',
      'questions',
      'confirm-password',
    ].includes(name),
);

for (const { name, address } of others) {
  test(`${name}: the menu opens`, async ({ page, database }) => {
    await arriveAt(page, address('en', await readExamples(database)));
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
  });
}
