import type { Page } from '@playwright/test';
import type { Database } from '@nolo/db/database.ts';
import { paths } from '@nolo/site/app/paths.ts';
import type { TestRenter } from '../../factories/renter.ts';
import { givePassword, PASSWORD } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

// What is refused after a device has signed; every other refusal is told in `apps/site/features/account/**/*.test.tsx`.

test('a passkey that did not hold is not added', async ({ page, renter, database, watch }) => {
  watch.allow(422, '/passkeys');
  const [errors, t] = [await textsIn('en', 'errors'), await textsIn('en', 'security')];
  await givePassword(database, renter);
  await addVirtualAuthenticator(page);
  await page.goto(paths.accountSecurity('en', 'passkeys'));
  // What the browser was asked to sign is forgotten before it answers.
  await page.route('**/api/v1/customer/passkeys', async (route) => {
    const isAnswer = route.request().method() === 'POST';
    if (isAnswer) await forgetChallenges(database, renter);
    await route.continue();
  });
  const adding = await fillInPasskey(page);
  await adding.getByRole('button', { name: t('passkey_add') }).click();
  await expect(page.getByText(errors('passkey.invalid'))).toBeVisible();
});

test('a passkey that the account no longer has does not log in', async ({
  page,
  renter,
  database,
  watch,
}) => {
  watch.allow(401, '/login/passkey');
  const [errors, t] = [await textsIn('en', 'errors'), await textsIn('en', 'security')];
  const login = await textsIn('en', 'login');
  await givePassword(database, renter);
  await addVirtualAuthenticator(page);
  await page.goto(paths.accountSecurity('en', 'passkeys'));
  const adding = await fillInPasskey(page);
  await adding.getByRole('button', { name: t('passkey_add') }).click();
  await expect(adding).toHaveCount(0);
  await database.deleteFrom('passkey').where('account_id', '=', renter.accountId).execute();
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.goto(paths.login('en'));
  await page.getByRole('button', { name: login('passkey_log_in') }).click();
  await expect(page.getByText(errors('passkey.refused'))).toBeVisible();
});

/** The dialog that asks for the name of a new passkey and the password, filled in. */
async function fillInPasskey(page: Page) {
  const t = await textsIn('en', 'security');
  const adding = page.getByRole('dialog', { name: t('passkey_add') });
  await page
    .getByRole('region')
    .getByRole('button', { name: t('passkey_add') })
    .click();
  await adding.getByLabel(t('passkey_name'), { exact: true }).fill('My phone');
  await adding.getByLabel(t('current_password'), { exact: true }).fill(PASSWORD);
  return adding;
}

async function forgetChallenges(database: Database, { accountId }: TestRenter): Promise<void> {
  await database.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute();
}
