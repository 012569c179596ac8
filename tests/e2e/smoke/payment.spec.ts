import type { Page } from '@playwright/test';
import type { Updateable } from 'kysely';
import type { Database } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { paymentOf } from '../../api/support/money.ts';
import { createRenter } from '../../factories/renter.ts';
import { reservationBody, reserveOver } from '../../factories/reservation.ts';
import { sandboxControl } from '../../setup/sandbox-control.ts';
import { until } from '../../setup/until.ts';
import { authenticateOnHostedPage, CARDS, payOnHostedPage } from '../support/hosted-page.ts';
import { END, openSummary, START } from '../support/open-summary.ts';
import { expect, test } from '../support/test.ts';
import { withoutReconciler } from '../support/without-reconciler.ts';
import { testNow } from '../../setup/test-day.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay (now|€)/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

// Asking for the renter logs the page in.
test.beforeEach(({ renter }) => expect(renter.token).not.toBe(''));

test('a declined card leaves the booking open, and another card pays it', async ({ page, car }) => {
  await openSummary(page, car);
  await payButton(page).click();
  await payOnHostedPage(page, CARDS.declined);
  await expect(page).toHaveURL(/\/c\/pay\//);
  await payOnHostedPage(page, CARDS.visa);
  await expect(heading(page, 'Your booking is confirmed')).toBeVisible();
});

test('a card that asks the bank pays after the bank has agreed', async ({ page, car }) => {
  await openSummary(page, car);
  await payButton(page).click();
  await payOnHostedPage(page, CARDS.authentication);
  await authenticateOnHostedPage(page, 'complete');
  await expect(heading(page, 'Your booking is confirmed')).toBeVisible();
});

test('a tab closed on the payment page loses nothing: My Bookings leads back to it', async ({
  page,
  car,
}) => {
  await openSummary(page, car);
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
  await page.goto(paths.myBooking('en'));
  await page.getByRole('link', { name: 'Pay now' }).click();
  await payOnHostedPage(page);
  await expect(heading(page, 'Your booking is confirmed')).toBeVisible();
});

test('a late webhook: the return page waits, then confirms', async ({ page, car, stack, database }) => {
  await openSummary(page, car);
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
  await withoutReconciler(database, async () => {
    // Holds back every payment's event for these seconds; tests beside this one wait longer than that.
    await sandboxControl(stack.sandboxOrigin, 'webhooks/hold', { types: ['checkout.session.completed'] });
    try {
      await payOnHostedPage(page);
      await expect(heading(page, 'Payment received, confirmation pending')).toBeVisible();
    } finally {
      await sandboxControl(stack.sandboxOrigin, 'webhooks/release');
    }
  });
  await expect(heading(page, 'Your booking is confirmed')).toBeVisible();
});

test('an expired checkout session: the car is free, and the return says so', async ({
  page,
  car,
  renter,
  stack,
  database,
}) => {
  await openSummary(page, car);
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
  const { id } = await database
    .selectFrom('booking')
    .select('id')
    .where('account_id', '=', renter.accountId)
    .executeTakeFirstOrThrow();
  const { sessionId } = await paymentOf(database, id);
  await sandboxControl(stack.sandboxOrigin, `checkout-sessions/${sessionId}/expire-now`);
  await until('the car to be free', async () => {
    const booking = await database
      .selectFrom('booking')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return booking.status === 'CANCELLED';
  });
  await page.goto(`/en/checkout/return?reservation=${id}`);
  await expect(heading(page, 'Your reservation has expired')).toBeVisible();
});

/** The renter's newest booking, put into a state that the clock or the provider brings about. */
async function bookingNow(database: Database, accountId: string, state: Updateable<DB['booking']>) {
  const { id } = await database
    .updateTable('booking')
    .set(state)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('the half hour is over before the server has looked: the page promises nothing about the money', async ({
  page,
  car,
  renter,
  database,
}) => {
  await openSummary(page, car);
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
  const id = await bookingNow(database, renter.accountId, {
    expires_at: new Date(testNow().getTime() - 1000),
  });
  await page.goto(`/en/checkout/return?reservation=${id}`);
  await expect(heading(page, 'Payment time is up')).toBeVisible();
  await expect(page.getByText('If you paid in time')).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
});

test('a payment that does not fit leads to support first', async ({ page, car, renter, database }) => {
  await openSummary(page, car);
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
  const id = await bookingNow(database, renter.accountId, {
    status: 'CANCELLED',
    cancel_reason: 'payment_does_not_fit',
    cancelled_at: testNow(),
  });
  await page.goto(`/en/checkout/return?reservation=${id}`);
  await expect(heading(page, 'We are checking your payment')).toBeVisible();
  const ways = page.locator('main').locator('a[href^="tel:"], a:text("Search again")');
  await expect(ways).toHaveText([/^\+39/, 'Search again']);
});

test('without a network nothing is booked, and the page says so until it is back', async ({
  page,
  car,
  context,
  watch,
}) => {
  watch.allowLost(/ERR_INTERNET_DISCONNECTED/);
  await openSummary(page, car);
  await context.setOffline(true);
  await payButton(page).click();
  const notice = page.getByText('We cannot reach the server');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
});

test('somebody else was faster: the car is not available, and says where others are', async ({
  page,
  car,
  watch,
  stack,
  database,
}) => {
  watch.allow(409, '/customer/reservation');
  await openSummary(page, car);
  const other = await createRenter(database);
  await reserveOver(stack.origin, other, car.id, reservationBody({ start_date: START, end_date: END }));
  await payButton(page).click();
  await expect(page).toHaveURL(/car-not-available/);
  await expect(page.getByText('Sorry For The Inconvenience.')).toBeVisible();
});

test('two tabs and a double click end on one payment page', async ({
  page,
  car,
  renter,
  context,
  database,
}) => {
  await openSummary(page, car);
  const second = await context.newPage();
  await openSummary(second, car);
  await payButton(page).dblclick();
  await page.waitForURL(/\/c\/pay\//);
  await payButton(second).click();
  await second.waitForURL(/\/c\/pay\//);
  expect(second.url()).toBe(page.url());
  const bookings = await database
    .selectFrom('booking')
    .select('id')
    .where('account_id', '=', renter.accountId)
    .execute();
  expect(bookings).toHaveLength(1);
});

test('asks for the documents first: busy from the press on, and nothing is booked from a page that was left', async ({
  page,
  car,
  renter,
  database,
}) => {
  const documentsBecome = (status: 'missing' | 'uploaded') =>
    database
      .updateTable('account')
      .set({ documents_status: status })
      .where('id', '=', renter.accountId)
      .execute();
  await documentsBecome('missing');
  await openSummary(page, car);
  await documentsBecome('uploaded');
  let sent = 0;
  page.on('request', (request) => {
    if (/\/customer\/reservation\/car\//.test(request.url())) sent += 1;
  });
  let profiles = 0;
  let answer = Promise.withResolvers<void>();
  await page.route(/\/profile$/, async (route) => {
    profiles += 1;
    await answer.promise;
    await route.continue();
  });
  const pressTwice = async () => {
    const asked = page.waitForRequest(/\/profile$/);
    await payButton(page).dblclick();
    await asked;
    await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  };

  await pressTwice();
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/profile'));
  await page.goBack();
  // The address changes before the page does: left is what is no longer seen.
  await expect(payButton(page)).toBeHidden();
  await expect(page).toHaveURL(/step=extras/);
  answer.resolve();
  await answered;
  await page.goForward();
  await expect(payButton(page)).not.toHaveAttribute('aria-busy');

  answer = Promise.withResolvers();
  await pressTwice();
  answer.resolve();
  await page.waitForURL(/\/c\/pay\//);
  expect(sent).toBe(1);
  expect(profiles).toBe(2);
});

test('a car held by the renter’s own unpaid reservation says so, and can be booked anew', async ({
  page,
  car,
  renter,
  stack,
}) => {
  await reserveOver(stack.origin, renter, car.id, reservationBody());
  const dates = { start_date: START, end_date: END, isSameTime: true };
  await page.goto(paths.carDetail('it', car, dates));
  await expect(page.getByText(/Quest’auto è riservata per te fino alle/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alle mie prenotazioni' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prenota ora' }).first()).toBeVisible();
  await expect(page.getByText('Non disponibile in queste date')).toHaveCount(0);
  await page.goto(paths.checkout('it', { carId: car.id, slug: car.slug, ...dates }));
  await expect(page.getByRole('link', { name: 'Pagala', exact: true })).toBeVisible();
});
