import { paths } from '../../web/app/paths.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { CARDS, payOnHostedPage } from './support/hosted-page.ts';
import { expect, test } from './support/test.ts';

const MASTERCARD = '5555 5555 5555 4444';

test('a card is added on the provider’s page, chosen as default, and deleted', async ({ page, renter }) => {
  expect(renter.token).toBeTruthy();
  await page.goto(paths.home('en'));
  await page.getByRole('button', { name: 'Personal Area' }).click();
  await page.getByRole('link', { name: 'Cards' }).first().click();
  await expect(page.getByRole('heading', { name: 'No saved cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await payOnHostedPage(page, CARDS.visa);
  await expect(page).toHaveURL(/\/en\/add-cards$/);
  await expect(page.getByText('Your card is saved')).toBeVisible();
  const cards = page.getByRole('region', { name: 'All cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards.filter({ hasText: 'Visa •••• 4242' })).toContainText('Default');
  await expect(cards).toContainText('Giulia Conti · Expires 12/2040');

  await page.getByRole('button', { name: 'Add a card' }).click();
  await payOnHostedPage(page, MASTERCARD);
  await expect(cards).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Set Mastercard •••• 4444 as default' }).click();
  await expect(cards.filter({ hasText: 'Mastercard' })).toContainText('Default');
  await expect(page.getByText('This card is offered first now')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Mastercard •••• 4444' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this card?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Default');
});

for (const [lang, title, empty, add] of [
  ['it', 'Carte', 'Nessuna carta salvata', 'Aggiungi una carta'],
  ['fr', 'Cartes', 'Aucune carte enregistrée', 'Ajouter une carte'],
] as const) {
  test(`${lang}: leaving the provider’s page saves nothing`, async ({ page, renter }) => {
    expect(renter.token).toBeTruthy();
    await page.goto(paths.addCards(lang));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: add }).click();
    await page.waitForURL(/\/c\/pay\//);
    await page.goBack();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expect(page.getByRole('button', { name: add })).toBeEnabled();
  });
}
