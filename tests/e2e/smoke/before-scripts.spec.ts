import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { cards, createFleet, listAt } from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test as base } from '../support/test.ts';

/** Lets the scripts come that were held back. */
type Arrive = () => void;

/** `late`: opens a page whose scripts do not come before they are allowed to. */
const test = base.extend<{ late: (path: string) => Promise<Arrive> }>({
  late: async ({ page }, use) => {
    await use(async (path) => {
      const { promise: allowed, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await allowed;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      return arrive;
    });
  },
});

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

test('before scripts run: a search typed is sent, and answered by the server', async ({ page, late }) => {
  const arrive = await late(paths.home('en'));
  await page.getByRole('combobox', { name: 'Pickup place' }).fill('Turin');
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turin: cars for rent');
});

test('before scripts run: a place, a time and a switch of the search are still there afterwards, and searched for', async ({
  page,
  late,
}) => {
  const arrive = await late(paths.home('en'));
  const place = page.getByRole('combobox', { name: 'Pickup place' });
  const sameTime = page.getByRole('switch', { name: 'Same-time return' });
  const time = page.getByRole('combobox', { name: 'Pickup time' });
  await place.fill('Como');
  await sameTime.uncheck();
  await time.selectOption('11:30');
  expect(await isHydrated(page)).toBe(false);
  arrive();
  await hydrated(page);
  await expect(place).toHaveValue('Como');
  await expect(sameTime).not.toBeChecked();
  await expect(time).toHaveValue('11:30');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/start_date=[^&]*11(:|%3A)30.*isSameTime=false/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Como\b/);
});

test('before scripts run: a log-in is sent neither by its button nor by Enter, keeps what was typed, and is then made', async ({
  page,
  late,
}) => {
  const arrive = await late(paths.login('en', { tab: 'sign-in' }));
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  const send = page.getByRole('button', { name: 'Log in', exact: true });
  await email.fill('renter@nolo.test');
  await password.fill('demo-Nolo-2027');
  await expect(send).toBeDisabled();
  const passkey = page.getByRole('button', { name: 'Log in with a passkey' });
  await expect(passkey).toBeDisabled();
  await page.keyboard.press('Enter');
  expect(await isHydrated(page)).toBe(false);
  arrive();
  await expect(send).toBeEnabled();
  await expect(passkey).toBeEnabled();
  await expect(email).toHaveValue('renter@nolo.test');
  await expect(password).toHaveValue('demo-Nolo-2027');
  await expect(page).toHaveURL(paths.login('en', { tab: 'sign-in' }));
  await send.click();
  await expect(page).toHaveURL(paths.home('en'));
});

test('before scripts run: a menu and a telephone’s drawer open, and their links lead on', async ({
  page,
  late,
}) => {
  const arrive = await late(paths.home('en'));
  await page.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('banner').getByRole('link', { name: 'Questions and answers' });
  await expect(more).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  arrive();
  await drawer.getByRole('link', { name: 'Car List' }).click();
  await expect(page).toHaveURL(/\/en\/car-list/);
});

test('before scripts run: the order looks disabled, and answers afterwards beside the filters and what each leaves', async ({
  page,
  late,
  database,
  freeCar,
}) => {
  const { spot } = await createFleet(database, freeCar);
  const arrive = await late(listAt(spot));
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeDisabled();
  const heart = cards(page).first().getByRole('button', { pressed: false });
  await expect(heart).toHaveCSS('opacity', '0.6');
  arrive();
  await page.getByRole('checkbox', { name: 'Diesel' }).check();
  await expect(cards(page)).toHaveCount(1);
  await expect(heart).toHaveCSS('opacity', '1');
});
