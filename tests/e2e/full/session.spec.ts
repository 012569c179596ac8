import type { Page } from '@playwright/test';
import { hashToken } from '@nolo/api/platform/tokens.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { createRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { testNow } from '../../setup/test-day.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));

async function openLogOutDialog(page: Page) {
  await page.getByRole('button', { name: 'Personal Area' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are You Sure You Want To Logout' });
  await expect(dialog).toContainText('You will be redirect to login page.');
  return dialog;
}

test.describe('log out', () => {
  test('is asked about, and can be left', async ({ page, renter }) => {
    await page.goto(paths.home('en'));
    const dialog = await openLogOutDialog(page);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await storedToken(page)).toBe(renter.token);
    await expect(page.getByRole('button', { name: 'Personal Area' })).toBeVisible();
  });

  test('revokes the token, clears the client and goes to log-in', async ({ page, renter, database }) => {
    await page.goto(paths.home('en'));
    await page.evaluate(() => {
      for (const key of ['selectedLocation', 'recentSearches']) localStorage.setItem(key, '[]');
    });
    const dialog = await openLogOutDialog(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/en\/login\?tab=sign-in$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    expect(await storedToken(page)).toBeNull();
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    expect(await stored('recentSearches')).toBeNull();
    // As on a first visit.
    await expect.poll(() => stored('selectedLocation')).toContain('"description":"Italia"');
    const { revoked_at: revokedAt } = await database
      .selectFrom('session')
      .select('revoked_at')
      .where('token_hash', '=', hashToken(renter.token))
      .executeTakeFirstOrThrow();
    expect(revokedAt).toBeInstanceOf(Date);
  });
});

test('log-out clears the client although the server cannot be reached', async ({ page, renter, watch }) => {
  watch.allowLost(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(paths.home('en'));
  expect(await storedToken(page)).toBe(renter.token);
  const dialog = await openLogOutDialog(page);
  await page.route('**/api/v1/logout', (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/en\/login\?tab=sign-in$/);
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByRole('button', { name: 'Personal Area' })).toHaveCount(0);
});

/** A page of a browser that remembers pages that are left, as people's browsers do and Playwright's do not. */
const remembering = test.extend<{ remembered: Page }>({
  remembered: async ({ playwright, stack, database }, use) => {
    const { launchOptions } = test.info().project.use;
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const context = await browser.newContext({ baseURL: stack.origin, serviceWorkers: 'block' });
    await logIn(context, stack.origin, (await createRenter(database)).token);
    await use(await context.newPage());
    await browser.close();
  },
});

/** Back is the same document, out of the browser's memory. */
async function logOutAndGoBack(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const dialog = await openLogOutDialog(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/en\/login\?tab=sign-in$/);
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-kept]')).toBeAttached();
}

remembering(
  'a renter’s page asks nothing more on log-out, and gone back to shows nothing of them',
  async ({ remembered: page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto(paths.myProfileDocument('en'));
    await page.getByLabel('First name').fill('Giulietta');
    await logOutAndGoBack(page);
    // Already on its way out.
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/login\?redirect=/);
    expect(asked).toEqual([]);
  },
);

remembering(
  'a page that everybody may see, gone back to after log-out, shows nothing of them either',
  async ({ remembered: page }) => {
    await page.goto(paths.faq('en'));
    await logOutAndGoBack(page);
    await expect(page.getByRole('button', { name: 'Personal Area' })).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(paths.faq('en'));
  },
);

test.describe('a renter’s page', () => {
  test('becomes the other renter’s when another tab has changed the account', async ({
    page,
    context,
    renter,
    database,
  }) => {
    const other = await createRenter(database);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto(paths.myProfileDocument('en'));
    const email = page.getByRole('main').getByText(renter.email);
    await expect(email).toBeVisible();
    await page.getByLabel('Passport number').fill('YA1234567');
    const open = await context.newPage();
    const asks = (token: string) =>
      open.waitForRequest(
        (request) =>
          request.url().endsWith('/profile') && request.headers()['authorization'] === `Bearer ${token}`,
      );
    const atStart = asks(renter.token);
    await open.goto(paths.faq('en'));
    await atStart;
    const anew = asks(other.token);
    const second = await context.newPage();
    await second.goto(paths.faq('en'));
    // Both at once, as a tab that slept meanwhile hears of it.
    await second.evaluate((token) => localStorage.setItem('access_token', token), other.token);
    await expect(page.getByRole('main').getByText(other.email)).toBeVisible();
    await expect(email).toHaveCount(0);
    // A public page stays, and asks whose it is now.
    await anew;
    await expect(page.getByLabel('Passport number')).not.toHaveValue('YA1234567');
    expect(asked).toEqual([]);
  });
});

test.describe('a page of renters', () => {
  for (const address of [paths.myProfileDocument('fr'), paths.myBooking('fr', { page: 2 })]) {
    test(`${address} sends a guest to log-in and remembers the way`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(/\/fr\/login\?/);
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(address);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    });
  }

  test('with a revoked token forgets it and asks to log in', async ({ page, renter, watch, database }) => {
    await page.goto(paths.myProfileDocument('en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile and documents');
    await database
      .updateTable('session')
      .set({ revoked_at: testNow() })
      .where('token_hash', '=', hashToken(renter.token))
      .execute();
    watch.allow(401, /\/profile$/);
    await page.reload();
    await expect(page).toHaveURL(/\/en\/login\?/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(paths.myProfileDocument('en'));
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByRole('tab', { name: 'Log in', selected: true })).toBeVisible();
  });

  test('stays when a token is refused that another log-in has replaced', async ({
    page,
    renter,
    watch,
    database,
  }) => {
    watch.allow(401, /\/profile$/);
    const other = await createRenter(database);
    await database
      .updateTable('session')
      .set({ revoked_at: testNow() })
      .where('token_hash', '=', hashToken(renter.token))
      .execute();
    const first = { times: 1 };
    await page.route(
      /\/profile$/,
      async (route) => {
        expect(route.request().headers()['authorization']).toBe(`Bearer ${renter.token}`);
        await page.evaluate((token) => localStorage.setItem('access_token', token), other.token);
        await route.continue();
      },
      first,
    );
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.goto(paths.faq('en'));
    await (await refused).finished();
    await page.getByRole('button', { name: 'Personal Area' }).click();
    await page.getByRole('link', { name: 'My profile', exact: true }).click();
    await expect(page.getByRole('main').getByText(other.email)).toBeVisible();
    expect(await storedToken(page)).toBe(other.token);
  });

  test('asks to log in when a receipt is fetched', async ({ page, renter, car, watch, database }) => {
    const { id } = await createBooking(database, renter, { car });
    await page.goto(paths.booking('en', id));
    const receipt = page.getByRole('button', { name: 'Receipt (PDF)' });
    await receipt.waitFor();
    await database
      .updateTable('session')
      .set({ revoked_at: testNow() })
      .where('token_hash', '=', hashToken(renter.token))
      .execute();
    watch.allow(401, /\/receipt$/);
    await receipt.click();
    await expect(page).toHaveURL(/\/en\/login\?/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(paths.booking('en', id));
  });
});

test.describe('the language', () => {
  test('changes in the address alone, keeps path and query, and is remembered', async ({ page }) => {
    const query = '?sort=cheap&fuel_type=2&start_date=2030-03-01T10%3A00&end_date=2030-03-04T10%3A00';
    await page.goto(paths.carList('en') + query);
    const navigationState = () => page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr);
    await page.evaluate(() => history.replaceState({ usr: { probe: 1 }, key: 'probe', idx: 0 }, ''));
    await page.reload();
    for (const [name, lang, title] of [
      ['Italiano', 'it', 'Auto a noleggio'],
      ['Français', 'fr', 'Voitures à louer'],
      ['English', 'en', 'Cars for rent'],
    ] as const) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Language|Lingua|Langue/ })
        .click();
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const address = new URL(page.url());
      expect(address.pathname).toBe(paths.carList(lang));
      expect(Object.fromEntries(address.searchParams)).toEqual(
        Object.fromEntries(new URLSearchParams(query)),
      );
      expect(await navigationState()).toEqual({ probe: 1 });
      expect(await storedLanguage(page)).toBe(lang);
    }
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
  });
});
