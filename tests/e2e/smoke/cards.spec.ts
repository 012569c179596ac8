import enCheckout from '@nolo/i18n/en/checkout.ts';
import { fallbackLanguage, languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { authenticateOnHostedPage, CARDS, payOnHostedPage } from '../support/hosted-page.ts';
import { openSummary } from '../support/open-summary.ts';
import { expect, test } from '../support/test.ts';
import { messagesIn, textsIn } from '../support/texts-in.ts';

const MASTERCARD = '5555 5555 5555 4444';

// Asking for the renter logs the page in.
test.beforeEach(({ renter }) => expect(renter.token).not.toBe(''));

test('cards are added on the provider’s page, one is the default, and one is deleted, in each language', async ({
  page,
  context,
  watch,
}) => {
  await page.goto(paths.home('en'));
  await page.getByRole('button', { name: 'Personal Area' }).click();
  await page.getByRole('link', { name: 'Cards' }).first().click();
  await expect(page.getByRole('heading', { name: 'No saved cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await payOnHostedPage(page, CARDS.visa);
  await expect(page).toHaveURL(/\/en\/add-cards$/);
  await expect(page.getByText('Your card is saved')).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Giulia Conti · Expires 12/2040');

  await page.getByRole('button', { name: 'Add a card' }).click();
  await payOnHostedPage(page, MASTERCARD);
  await expect(cards).toHaveCount(2);
  await expectNoAxeViolations(page);

  const [visa, mastercard] = ['Visa •••• 4242', 'Mastercard •••• 4444'];
  for (const language of languages) {
    const [t, messages] = [await textsIn(language, 'cards'), await messagesIn(language)];
    if (language !== fallbackLanguage) await page.goto(paths.addCards(language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expect(page.getByRole('region', { name: t('all_cards') })).toContainText(
      t('expires', { month: '12/2040' }),
    );
    const chosen = language === 'it' ? visa : mastercard;
    await page.getByRole('button', { name: t('make_default_named', { card: chosen }) }).click();
    await expect(page.getByText(messages('card.default_set'))).toBeVisible();
    await expect(cards.filter({ hasText: chosen })).toContainText(t('default'));
  }

  const [t, messages] = [await textsIn('fr', 'cards'), await messagesIn('fr')];
  const tabs = [];
  for (const language of languages) {
    const [its, errors] = [await textsIn(language, 'cards'), await textsIn(language, 'errors')];
    const tab = await context.newPage();
    await tab.goto(paths.addCards(language));
    const offered = tab.getByRole('button', { name: its('make_default_named', { card: visa }) });
    await offered.waitFor();
    tabs.push({ tab, offered, refusal: errors('card.not_found') });
  }
  await page.getByRole('button', { name: t('delete_named', { card: visa }) }).click();
  const dialog = page.getByRole('alertdialog', { name: t('delete_title') });
  await expect(dialog).toContainText(t('delete_text', { card: visa }));
  await dialog.getByRole('button', { name: t('delete') }).click();
  await expect(page.getByText(messages('card.deleted'))).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(t('default'));

  // What the other tabs still offer is refused, and gone from there too.
  watch.allow(404, '/payment-methods/default');
  for (const { tab, offered, refusal } of tabs) {
    await offered.click();
    await expect(tab.getByText(refusal, { exact: true })).toBeVisible();
    await expect(tab.getByRole('main').getByRole('listitem')).toHaveCount(1);
  }
});

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
