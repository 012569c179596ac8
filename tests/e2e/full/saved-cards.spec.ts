import { fallbackLanguage, languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { CARDS, payOnHostedPage } from '../support/hosted-page.ts';
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
