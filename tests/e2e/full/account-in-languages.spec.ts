import { paths } from '@nolo/site/app/paths.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { createAccount, givePassword, PASSWORD } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { messagesIn, textsIn } from '../support/texts-in.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';
import { renterSession } from '../../factories/renter.ts';

// What `account.spec.ts`, `session.spec.ts`, `account-security.spec.ts` and `passkeys.spec.ts` walk through in
// English, in the other languages.
for (const lang of ['it', 'fr'] as const) {
  test(`${lang}: log-in before the address is verified says so, sends another mail and gives no token`, async ({
    page,
    database,
    mailbox,
  }) => {
    const [t, account] = [await textsIn(lang, 'login'), await textsIn(lang, 'account')];
    const { email } = await createAccount(database, false);
    await page.goto(paths.login(lang, { tab: 'sign-in' }));
    await page.getByLabel(account('email'), { exact: true }).fill(email);
    await page.getByLabel(t('password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('log_in'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('verify_title') });
    await expect(dialog).toContainText(t('verify_text', { email }));
    await expect(dialog).toContainText(t('verify_spam'));
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await dialog.getByRole('button', { name: t('understood') }).click();
    await expect(dialog).toBeHidden();
    await page.goto(await mailbox.linkIn(email, new RegExp(`/${lang}/verify-email`)));
    await page.getByRole('button', { name: t('confirm_button') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('verified_title'));
  });

  test(`${lang}: one device is logged out, then all of them, and logging out asks first`, async ({
    page,
    renter,
    database,
  }) => {
    const [t, common, messages] = [
      await textsIn(lang, 'security'),
      await textsIn(lang, 'common'),
      await messagesIn(lang),
    ];
    const device = { account_id: renter.accountId, device: 'Firefox, Linux' };
    await database
      .insertInto('session')
      .values({ ...device, token_hash: newToken().hash, ...renterSession() })
      .execute();
    await page.goto(paths.accountSecurity(lang));
    const devices = page.getByRole('region', { name: t('devices') }).getByRole('listitem');
    await expect(devices.filter({ hasText: t('this_device') })).toHaveCount(1);
    await page.getByRole('button', { name: t('log_out_device_name', { device: device.device }) }).click();
    await expect(page.getByText(messages('account.session_ended'))).toBeVisible();
    await expect(devices).toHaveCount(1);

    await page.getByRole('button', { name: common('header_personal_area') }).click();
    await page.getByRole('button', { name: common('header_log_out'), exact: true }).click();
    const leaving = page.getByRole('alertdialog', { name: common('log_out_title') });
    await expect(leaving).toContainText(common('log_out_text'));
    await leaving.getByRole('button', { name: common('cancel') }).click();

    await page.getByRole('button', { name: t('log_out_everywhere') }).click();
    const everywhere = page.getByRole('alertdialog', { name: t('everywhere_title') });
    await expect(everywhere).toContainText(t('everywhere_text'));
    await everywhere.getByRole('button', { name: t('log_out_everywhere') }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/login\\?tab=sign-in$`));
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });

  test(`${lang}: a passkey is added, renamed, logs in, and is removed`, async ({
    page,
    renter,
    database,
  }) => {
    const [t, login, messages] = [
      await textsIn(lang, 'security'),
      await textsIn(lang, 'login'),
      await messagesIn(lang),
    ];
    await givePassword(database, renter);
    await addVirtualAuthenticator(page);
    await page.goto(paths.accountSecurity(lang, 'passkeys'));
    const section = page.getByRole('region', { name: t('passkeys'), exact: true });
    await section.getByRole('button', { name: t('passkey_add') }).click();
    const adding = page.getByRole('dialog', { name: t('passkey_add') });
    await adding.getByLabel(t('passkey_name'), { exact: true }).fill('One');
    await adding.getByLabel(t('current_password'), { exact: true }).fill(PASSWORD);
    await adding.getByRole('button', { name: t('passkey_add') }).click();
    await expect(page.getByText(messages('passkey.added'))).toBeVisible();
    await expect(section.getByRole('listitem')).toContainText(t('passkey_unused'));

    await section.getByRole('button', { name: t('passkey_rename_name', { name: 'One' }) }).click();
    const renaming = page.getByRole('dialog', { name: t('passkey_rename_title') });
    await renaming.getByLabel(t('passkey_name'), { exact: true }).fill('Two');
    await renaming.getByRole('button', { name: t('passkey_save') }).click();
    await expect(page.getByText(messages('passkey.renamed'))).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('access_token'));
    await page.goto(paths.login(lang, { redirect: paths.accountSecurity(lang) }));
    await page.getByRole('button', { name: login('passkey_log_in') }).click();
    await expect(page).toHaveURL(paths.accountSecurity(lang));
    const [used = ''] = t('passkey_used_at', { moment: '|' }).split('|');
    await expect(section.getByRole('listitem')).toContainText(used);

    await section.getByRole('button', { name: t('passkey_remove_name', { name: 'Two' }) }).click();
    const removing = page.getByRole('alertdialog', { name: t('passkey_remove_title') });
    await expect(removing).toContainText(t('passkey_remove_text', { name: 'Two' }));
    await removing.getByRole('button', { name: t('passkey_remove') }).click();
    await expect(page.getByText(messages('passkey.removed'))).toBeVisible();
    await expect(section.getByText(t('passkeys_none'))).toBeVisible();
  });
}
