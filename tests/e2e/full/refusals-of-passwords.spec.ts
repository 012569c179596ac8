import type { Page } from '@playwright/test';
import { languages } from '../../../locales/language.ts';
import { paths } from '../../../web/app/paths.ts';
import { createAccount, givePassword, PASSWORD } from '../support/account.ts';
import { addAttempts } from '../support/attempts.ts';
import { BREACHED_PASSWORD } from '../support/breached-passwords.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

// What a password, or a link of a mail, is refused for is read where it was typed, in each language.

const field = (tab: Page, label: string) => tab.getByLabel(label, { exact: true });

for (const lang of languages) {
  test.describe(lang, () => {
    test('too many guesses at a password are said at the password', async ({ page, database, watch }) => {
      watch.allow(429, '/login');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'login')];
      const { email } = await createAccount(database);
      await addAttempts(database, 'log_in', email);
      await page.goto(paths.login(lang, { tab: 'sign-in' }));
      const password = page.getByLabel(t('password'), { exact: true });
      await page.getByLabel((await textsIn(lang, 'account'))('email')).fill(email);
      await password.fill(PASSWORD);
      await page.getByRole('button', { name: t('log_in'), exact: true }).click();
      await expect(password).toHaveAccessibleDescription(errors('account.too_many_attempts'));
    });

    test('a password from a breach is refused at its field', async ({ page, renter, database, watch }) => {
      watch.allow(422, '/change-password');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'security')];
      await givePassword(database, renter);
      await page.goto(`${paths.myProfileDocument(lang)}#password`);
      const field = page.getByLabel(t('new_password'), { exact: true });
      await page.getByLabel(t('current_password'), { exact: true }).fill(PASSWORD);
      await field.fill(BREACHED_PASSWORD);
      const login = await textsIn(lang, 'login');
      await page.getByLabel(login('confirm_password'), { exact: true }).fill(BREACHED_PASSWORD);
      await page.getByRole('button', { name: t('save_password') }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(errors('account.password_breached')));
    });

    test('a wrong or weak password stands at its field; a link that is too old leads to a new one', async ({
      page,
      renter,
      visitor,
      database,
      watch,
    }) => {
      for (const call of ['/login', '/reset-password']) watch.allow(401, call);
      for (const call of ['/verify-email', '/change-password']) watch.allow(422, call);
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'login')];
      const [email, security] = [(await textsIn(lang, 'account'))('email'), await textsIn(lang, 'security')];
      await givePassword(database, renter);
      const guest = await (await visitor()).newPage();
      await guest.goto(paths.login(lang, { tab: 'sign-in' }));
      await field(guest, email).fill(renter.email);
      await field(guest, t('password')).fill('not-the-password');
      await guest.getByRole('button', { name: t('log_in'), exact: true }).click();
      const credentials = errors('account.credentials_wrong');
      await expect(field(guest, t('password'))).toHaveAccessibleDescription(credentials);

      await guest.goto(paths.confirmPassword(lang, { reset_token: 'x'.repeat(43) }));
      await field(guest, t('new_password')).fill(PASSWORD);
      await field(guest, t('confirm_password')).fill(PASSWORD);
      await guest.getByRole('button', { name: t('reset_send') }).click();
      await expect(guest.getByText(errors('account.reset_invalid'))).toBeVisible();
      await guest.goto(paths.verifyEmail(lang, { token: 'x'.repeat(43) }));
      await expect(guest.getByRole('heading', { name: t('invalid_title') })).toBeVisible();
      await expect(guest.getByRole('button', { name: t('send_link') })).toBeVisible();

      await page.goto(`${paths.myProfileDocument(lang)}#password`);
      const save = page.getByRole('button', { name: security('save_password') });
      const change = async (current: string, fresh: string) => {
        await field(page, security('current_password')).fill(current);
        await field(page, security('new_password')).fill(fresh);
        await field(page, security('confirm_password')).fill(fresh);
        await save.click();
      };
      await change('not-the-password', 'gondola-marina-porto-4');
      const current = field(page, security('current_password'));
      await expect(current).toHaveAccessibleDescription(errors('account.password_wrong'));
      await change(PASSWORD, 'password');
      const fresh = field(page, security('new_password'));
      await expect(fresh).toHaveAccessibleDescription(new RegExp(errors('account.password_weak')));
      await expect(fresh).toHaveAttribute('aria-invalid', 'true');
    });
  });
}
