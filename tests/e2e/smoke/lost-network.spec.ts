import type { Route } from '@playwright/test';
import enContent from '@nolo/i18n/en/content.ts';
import itCommon from '@nolo/i18n/it/common.ts';
import itSearch from '@nolo/i18n/it/search.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { cards, listAt, newSpot } from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

test('a car opened without a network: the page says so below its header, and opens by another try', async ({
  page,
  context,
  freeCar,
  watch,
}) => {
  watch.allowLost(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const spot = newSpot();
  await freeCar({ car: spot, company: spot });
  await page.goto(listAt(spot, {}, 'it'));
  await hydrated(page);
  // Its script is here: what is lost is what it would show.
  const link = cards(page).first().getByRole('link').first();
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(name));
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: itCommon.network_title })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: itCommon.try_again }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(name));
});

test('a calendar that does not come says so in its sheet, and the search stays', async ({ page, watch }) => {
  watch.allowLost(/assets\/rental-calendar-/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/rental-calendar-*.js', (route) => route.abort('failed'));
  await page.goto(paths.home('it'));
  await hydrated(page);
  const place = page.getByRole('combobox', { name: itSearch.where });
  await place.fill('Lecce');
  await page
    .getByRole('option', { name: /^Lecce/ })
    .first()
    .click();
  await page.getByRole('button', { name: new RegExp(`^${itSearch.pickup_day}`) }).click();
  const sheet = page.getByRole('dialog', { name: itSearch.choose_dates });
  await expect(sheet.getByRole('alert')).toContainText(itCommon.network_error);
  await sheet.getByRole('button', { name: itCommon.close }).click();
  await expect(place).toHaveValue(/^Lecce/);
});

test('a page whose script is lost: React Router loads the page again, what was typed is there, and the link works', async ({
  page,
  watch,
}) => {
  watch.allowLost(/assets\/faq-/);
  await page.goto(paths.contactUs('en'));
  await hydrated(page);
  const message = page.getByLabel(enContent.contact_message);
  await message.fill('Good morning');
  await page.route('**/assets/faq-*.js', (route) => route.abort('failed'), { times: 1 });
  const questions = page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' });
  const loadedAgain = page.waitForEvent('load');
  await questions.click();
  await loadedAgain;
  await hydrated(page);
  await expect(message).toHaveValue('Good morning');
  await questions.click();
  await expect(page).toHaveURL(paths.faq('en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('another language whose texts are lost: the page is loaded again, in that language', async ({
  page,
  watch,
}) => {
  watch.allowLost(/assets\/it-/);
  await page.goto(paths.faq('en'));
  let isLost = true;
  await page.route('**/assets/it-*.js', (route) => (isLost ? route.abort('failed') : route.continue()));
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await loadedAgain;
  isLost = false;
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page).toHaveURL(paths.faq('it'));
});

test('a part that is lost takes nothing else with it: earlier searches, the picture of Page Not Found', async ({
  page,
  watch,
}) => {
  watch.allowLost(/assets\/(recent-search-list|lost-road-picture)-/);
  await page.route('**/assets/{recent-search-list,lost-road-picture}-*.js', (route) => route.abort('failed'));
  await page.goto(paths.home('it'));
  const place = page.getByRole('combobox', { name: itSearch.where });
  await place.click();
  await place.fill('Lecce');
  await expect(page.getByRole('option', { name: /^Lecce/ }).first()).toBeVisible();
  watch.allow(404, '/it/no-such-page');
  await page.goto('/it/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: itCommon.not_found_title })).toBeVisible();
});

/** As a proxy answers while no server is behind it. */
const down = (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });

test('a service that answers nobody leads to log-in once, keeps the way back, and is said there', async ({
  page,
  visitor,
  renter,
  watch,
}) => {
  watch.allow(503, '/api/v1/');
  expect(renter.token).not.toBe('');
  const t = await textsIn('it', 'login');
  let askedAtLogIn = 0;
  await page.route('**/api/v1/**', (route) => {
    if (route.request().headers()['referer']?.includes('/login')) askedAtLogIn += 1;
    return down(route);
  });
  await page.goto(paths.notices('it'));
  await expect.poll(() => askedAtLogIn).toBeGreaterThan(0);
  await page.unroute('**/api/v1/**');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('continue') })
    .click();
  await expect(page).toHaveURL(paths.notices('it'));

  const guest = await (await visitor()).newPage();
  await guest.route('**/api/v1/login', down);
  const address = paths.login('it', { redirect: paths.notices('it') });
  await guest.goto(address);
  const email = guest.getByLabel((await textsIn('it', 'account'))('email'), { exact: true });
  await email.fill(renter.email);
  await guest.getByLabel(t('password'), { exact: true }).fill('quartz-lemon-ferry-81');
  await guest.getByRole('button', { name: t('log_in'), exact: true }).click();
  await expect(guest.getByText(itCommon.network_error)).toBeVisible();
  await expect(guest).toHaveURL(address);
  await expect(email).toHaveValue(renter.email);
});
