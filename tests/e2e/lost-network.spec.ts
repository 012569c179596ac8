import type { Locator, Page, Route } from '@playwright/test';
import enCheckout from '../../locales/en/checkout.ts';
import enCommon from '../../locales/en/common.ts';
import enBooking from '../../locales/en/booking.ts';
import itCar from '../../locales/it/car.ts';
import itCommon from '../../locales/it/common.ts';
import itSearch from '../../locales/it/search.ts';
import { paths } from '../../web/app/paths.ts';
import { createBooking } from '../factories/booking.ts';
import { inDays } from '../factories/car.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { cards, listAt, newSpot } from './support/list-of-cars.ts';
import { expectOnlyLosses } from './support/only-losses.ts';
import { scriptsRun } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts-in.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** What stands where toasts do leaves the bar at the bottom of the window alone, in one and the same painted frame. */
async function expectAbove(toast: Locator, inBar: Locator): Promise<void> {
  const bar = await inBar.elementHandle();
  const room = await toast.evaluate(async (above, below) => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return (below?.getBoundingClientRect().top ?? Number.NaN) - above.getBoundingClientRect().bottom;
  }, bar);
  expect(room).toBeGreaterThan(0);
}

/** Asks once more, and is not answered. */
async function tryInVain(page: Page, said: Locator): Promise<void> {
  const unanswered = page.waitForEvent('requestfailed');
  await said.getByRole('button', { name: itCommon.try_again }).click();
  await unanswered;
}

test.describe('a lost network leaves what is shown, and what was asked for comes with it:', () => {
  test('a search, a car of the list, its dates', async ({ page, context, freeCar, watch }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const spot = newSpot();
    await freeCar({ car: spot, company: spot });
    await page.goto(paths.home('it'));
    await scriptsRun(page);
    const place = page.getByRole('combobox', { name: itSearch.where });
    await context.setOffline(true);
    await place.fill('Lecce');
    await page.getByRole('button', { name: itSearch.search_cars }).click();
    const part = notice(page, itCommon.network_lost_part);
    await expect(part).toBeVisible();
    await expect(place).toHaveValue('Lecce');
    // Chosen while the search waits: it goes with it, and is not put back.
    await page.getByRole('switch', { name: itSearch.same_time }).uncheck();
    await context.setOffline(false);
    await expect(page).toHaveURL(/car-list.*Lecce.*isSameTime=false/);
    await expect(part).toBeHidden();

    await page.goto(listAt(spot, {}, 'it'));
    await scriptsRun(page);
    await context.setOffline(true);
    const link = cards(page).first().getByRole('link').first();
    const name = await link.textContent();
    await link.click();
    const notYet = notice(page, itCommon.network_lost_page);
    await expect(notYet).toBeVisible();
    await expectNoAxeViolations(page);
    await tryInVain(page, notYet);
    await expect(notYet.getByRole('button', { name: itCommon.try_again })).toBeEnabled();
    await expect(cards(page)).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(paths.carList('it'));
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(name));
    await expect(page.getByRole('alert')).toHaveCount(0);

    await context.setOffline(true);
    await page.getByRole('switch', { name: itSearch.same_time }).click();
    await expect(notYet).toBeVisible();
    const bookNow = page.getByRole('link', { name: itCar.book_now }).filter({ visible: true });
    await expectAbove(notYet, bookNow.last());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(name));
    await context.setOffline(false);
    await expect(page).toHaveURL(/isSameTime/);
    await expect(notYet).toBeHidden();
    expectOnlyLosses(watch);
  });

  test('the days of a calendar, said in the sheet that waits for them', async ({ page, context, watch }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.home('it'));
    await scriptsRun(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: new RegExp(`^${itSearch.pickup_day}`) }).click();
    const sheet = page.getByRole('dialog', { name: itSearch.choose_dates });
    const part = notice(page, itCommon.network_lost_part);
    await expect(part).toHaveCount(1);
    await expect(sheet.getByRole('alert')).toBeVisible();
    await tryInVain(page, part);
    const again = part.getByRole('button', { name: itCommon.try_again });
    await expect(again).toBeFocused();
    await expect(again).toBeEnabled();
    await expectNoAxeViolations(page);
    await context.setOffline(false);
    await expect(sheet.getByRole('application')).toBeVisible();
    await expect(part).toBeHidden();
    await expect(sheet.getByRole('button', { name: itCommon.close })).toBeFocused();
    expectOnlyLosses(watch);
  });

  test('a price of the checkout, a booking', async ({ page, context, renter, car, database, watch }) => {
    const { id, number } = await createBooking(database, renter, { status: 'SIGNED', car });
    await database
      .insertInto('extra')
      .values({
        company_id: car.company_id,
        name: JSON.stringify({ en: 'Child seat', it: 'Seggiolino', fr: 'Siège enfant' }),
        price_minor: 800,
        charged: 'per_day',
      })
      .execute();
    const query = {
      carId: car.id,
      slug: car.slug,
      start_date: inDays(40),
      end_date: inDays(43),
      isSameTime: true,
    };
    await page.goto(`${paths.checkout('en', query)}&step=extras`);
    const summary = page.getByRole('complementary', { name: 'Rental Summary' });
    await expect(summary).toContainText('€180');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /Child seat/ })
      .first()
      .click();
    const part = notice(page, enCommon.network_lost_part);
    await expect(part).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const goOn = page.getByRole('button', { name: enCheckout.continue }).filter({ visible: true });
    await expect(goOn).toHaveCount(1);
    await expectAbove(part, goOn);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(summary).toContainText('€180');
    await context.setOffline(false);
    await expect(summary).toContainText('€204');

    await page.goto(paths.myBooking('en'));
    const booking = page.getByRole('article').filter({ hasText: number });
    await expect(booking).toBeVisible();
    await context.setOffline(true);
    await booking.getByRole('link', { name: enBooking.open }).click();
    await expect(notice(page, enCommon.network_lost_page)).toBeVisible();
    await expect(booking).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    expectOnlyLosses(watch);
  });
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
