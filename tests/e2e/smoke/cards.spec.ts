import enCheckout from '@nolo/i18n/en/checkout.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { authenticateOnHostedPage, CARDS, payOnHostedPage } from '../support/hosted-page.ts';
import { openSummary } from '../support/open-summary.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

// Asking for the renter logs the page in.
test.beforeEach(({ renter }) => expect(renter.token).not.toBe(''));

test('leaving the provider’s page saves nothing', async ({ page }) => {
  for (const language of ['it', 'fr'] as const) {
    const t = await textsIn(language, 'cards');
    await page.goto(paths.addCards(language));
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await page.getByRole('button', { name: t('add') }).click();
    await page.waitForURL(/\/c\/pay\//);
    await page.goBack();
    await expect(page.getByRole('heading', { name: t('empty_title') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('add') })).toBeEnabled();
  }
});

test('a saved card whose bank asks: refused there nothing is booked, agreed it pays', async ({
  page,
  car,
  renter,
  database,
}) => {
  await page.goto(paths.addCards('en'));
  await page.getByRole('button', { name: 'Add a card' }).click();
  await payOnHostedPage(page, CARDS.authentication);
  await authenticateOnHostedPage(page, 'complete');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Visa •••• 3184');

  await openSummary(page, car);
  const hint = enCheckout.pay_saved.replace('{{card}}', 'Visa •••• 3184');
  await expect(page.getByText(hint)).toBeVisible();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await page.waitForURL(/\/c\/pay\//);
  const saved = page.getByRole('radio', { name: /3184/ });
  await expect(saved).toBeChecked();
  const pay = page.locator('form button[type=submit]');
  await pay.click();
  await authenticateOnHostedPage(page, 'fail');
  await expect(page.getByRole('alert')).toBeVisible();
  const statusOf = () =>
    database
      .selectFrom('booking')
      .select('status')
      .where('account_id', '=', renter.accountId)
      .executeTakeFirstOrThrow();
  expect(await statusOf()).toEqual({ status: 'PENDING' });
  await saved.check();
  await pay.click();
  await authenticateOnHostedPage(page, 'complete');
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(await statusOf()).toEqual({ status: 'PAID' });
});
