import type { Page } from '@playwright/test';
import { paths } from '../../../web/app/paths.ts';
import { createAccount, PASSWORD } from '../support/account.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const FRESH = 'amber-violin-harbour-36';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications|Notifiche/ }).getByText(text);

test.describe('forgot password', () => {
  for (const { lang, forgot, title, email, send, sent, wrong } of [
    {
      lang: 'en',
      forgot: 'Forgot password',
      title: 'Forgot your password?',
      email: 'Email',
      send: 'Send the link',
      sent: 'We have sent you a link to set a new password.',
      wrong: 'Email is incorrect',
    },
    {
      lang: 'it',
      forgot: 'Password dimenticata',
      title: 'Hai dimenticato la password?',
      email: 'E-mail',
      send: 'Invia il link',
      sent: 'Ti abbiamo inviato un link per impostare una nuova password.',
      wrong: 'L’e-mail non è corretta',
    },
    {
      lang: 'fr',
      forgot: 'Mot de passe oublié',
      title: 'Mot de passe oublié ?',
      email: 'E-mail',
      send: 'Envoyer le lien',
      sent: 'Nous vous avons envoyé un lien pour choisir un nouveau mot de passe.',
      wrong: 'L’e-mail est incorrect',
    },
  ] as const) {
    test(`${lang}: asks for the address, says when it is unknown, sends a link and closes`, async ({
      page,
      watch,
      database,
      mailbox,
    }) => {
      watch.allow(401, '/forgot-password');
      const renter = await createAccount(database);
      await page.goto(paths.login(lang));
      await page.getByRole('button', { name: forgot }).press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByLabel(email)).toBeFocused();
      await expectNoAxeViolations(page);
      await page.keyboard.type('nobody@nolo.test');
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel(email)).toHaveAccessibleDescription(wrong);
      await dialog.getByLabel(email).fill(renter.email);
      await dialog.getByRole('button', { name: send }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(sent)).toBeVisible();
      expect(await mailbox.linkIn(renter.email, /confirm-password/)).toContain(`/${lang}/confirm-password`);
    });
  }

  test('ends in a new password by the link, which carries the booking and works once', async ({
    page,
    watch,
    database,
    mailbox,
  }) => {
    const { email } = await createAccount(database);
    const redirect = paths.myBooking('en');
    await page.goto(paths.login('en', { redirect, forgot: '1' }));
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    const link = await mailbox.linkIn(email, /confirm-password/);
    await page.goto(link);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en');
    await expectNoAxeViolations(page);
    const save = page.getByRole('button', { name: 'Set password' });
    await save.click();
    await expect(field(page, 'New password')).toHaveAccessibleDescription(/Password is required/);
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(/Confirm Password is required/);
    await field(page, 'New password').fill('short');
    await expect(field(page, 'New password')).toHaveAccessibleDescription(
      /Password should be at least 6 characters/,
    );
    await field(page, 'New password').fill(FRESH);
    await field(page, 'Confirm password').fill('something else');
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(/Passwords must match/);
    await field(page, 'Confirm password').fill(FRESH);
    await save.click();
    await expect(toast(page, 'Your password is set. You can log in now.')).toBeVisible();
    await expect(page).toHaveURL(/\/en\/login\?tab=sign-in|\/en\/login\?redirect/);
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(FRESH);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(redirect);

    watch.allow(401, '/reset-password');
    await page.goto(link);
    await field(page, 'New password').fill(FRESH);
    await field(page, 'Confirm password').fill(FRESH);
    await save.click();
    await expect(toast(page, 'This link is no longer valid. Ask for a new one.')).toBeVisible();
  });

  test('without a code says so and leads on', async ({ page }) => {
    await page.goto(paths.confirmPassword('it'));
    await page.getByRole('link', { name: 'Chiedi un nuovo link' }).click();
    await expect(page.getByRole('dialog', { name: 'Hai dimenticato la password?' })).toBeVisible();
  });
});

test('a password is hidden until it is shown on request, and can be pasted, as a password manager does', async ({
  page,
}) => {
  await page.goto(paths.login('en', { tab: 'sign-in' }));
  await field(page, 'Email').fill(FRESH);
  await field(page, 'Email').press('ControlOrMeta+A');
  await field(page, 'Email').press('ControlOrMeta+X');
  const password = field(page, 'Password');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue(FRESH);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test.describe('change password', () => {
  for (const [lang, area, item, current, fresh, confirm, button, done] of [
    [
      'en',
      'Personal Area',
      'Change password',
      'Current password',
      'New password',
      'Confirm password',
      'Change password',
      'Your password is changed. Other devices are logged out.',
    ],
    [
      'it',
      'Area personale',
      'Cambia password',
      'Password attuale',
      'Nuova password',
      'Conferma la password',
      'Cambia password',
      'La password è cambiata. Gli altri dispositivi sono stati disconnessi.',
    ],
    [
      'fr',
      'Espace personnel',
      'Changer le mot de passe',
      'Mot de passe actuel',
      'Nouveau mot de passe',
      'Confirmez le mot de passe',
      'Changer le mot de passe',
      'Votre mot de passe est modifié. Les autres appareils sont déconnectés.',
    ],
  ] as const) {
    test(`${lang}: from the menu, with the current one`, async ({
      page,
      watch,
      context,
      database,
      stack,
    }) => {
      watch.allow(422, '/change-password');
      const renter = await createAccount(database);
      await logIn(context, stack.origin, renter.token);
      await page.goto(paths.home(lang));
      await page.getByRole('button', { name: area }).click();
      await page.getByRole('banner').getByRole('link', { name: item }).click();
      await expect(page).toHaveURL(`/${lang}/my-profile-document#password`);
      const form = page.getByRole('region', { name: item });
      const save = form.getByRole('button', { name: button });
      await field(page, current).fill('not this one');
      await field(page, fresh).fill(FRESH);
      await field(page, confirm).fill(FRESH);
      await save.click();
      await expect(field(page, current)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, fresh)).toHaveValue(FRESH);
      await field(page, current).fill(PASSWORD);
      await save.click();
      await expect(page.getByText(done)).toBeVisible();
      await expect(field(page, current)).toHaveValue('');
      await expectNoAxeViolations(page);
    });
  }
});
