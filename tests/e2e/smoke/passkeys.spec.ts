import { hashPassword } from '@nolo/api/platform/passwords.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

const PASSWORD = 'quattro-ruote-verdi-92';

test('a passkey is added, renamed, logs in, and is removed', async ({
  page,
  renter,
  database,
  mailbox,
  watch,
}) => {
  watch.allow(422, '/customer/passkeys/start');
  await database
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD), language: 'en' })
    .where('id', '=', renter.accountId)
    .execute();
  await addVirtualAuthenticator(page);
  await page.goto(paths.accountSecurity('en', 'passkeys'));
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText('You have none yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name of the passkey').fill('My phone');
  await adding.getByLabel('Current password').fill(PASSWORD);
  // No dialog that asks for a password opens by itself: decision 68.
  await page.reload();
  await expect(section.getByText('You have none yet.')).toBeVisible();
  await expect(adding).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/My phone|quattro-ruote/);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await adding.getByLabel('Name of the passkey').fill('My phone');
  await adding.getByLabel('Current password').fill('not-the-password');
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(adding.getByText('This is not your current password.')).toBeVisible();
  await expectNoAxeViolations(page);
  await adding.getByLabel('Current password').fill(PASSWORD);
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is added')).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText('My phone');
  await mailbox.waitFor(renter.email, /passkey has been added/);

  await section.getByRole('button', { name: 'Rename My phone' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await renaming.getByLabel('Name of the passkey').fill('Old phone');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('listitem')).toContainText('Old phone');

  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.goto(paths.login('en', { redirect: paths.accountSecurity('en') }));
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(paths.accountSecurity('en'));
  await expect(section.getByRole('listitem')).toContainText('last used on');

  await section.getByRole('button', { name: 'Remove Old phone' }).click();
  const removing = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText('You have none yet.')).toBeVisible();
});

for (const { lang, button, section } of [
  { lang: 'it', button: 'Accedi con una passkey', section: 'Passkey' },
  { lang: 'fr', button: 'Se connecter avec une clé d’accès', section: 'Clés d’accès' },
] as const) {
  test(`${lang}: passkeys have their button and their section`, async ({ page, visitor, renter }) => {
    expect(renter.token).toBeTruthy();
    const guest = await (await visitor()).newPage();
    await guest.goto(paths.login(lang));
    await expect(guest.getByRole('button', { name: button })).toBeVisible();
    await page.goto(paths.accountSecurity(lang));
    await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
  });
}
