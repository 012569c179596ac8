import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { createAccount, PASSWORD } from '../support/account.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const FRESH = 'amber-violin-harbour-36';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications|Notifiche/ }).getByText(text);

test.describe('forgot password', () => {
  test('asks for the address, says when it is unknown, sends a link and closes', async ({
    page,
    watch,
    database,
    mailbox,
  }) => {
    watch.allow(401, '/forgot-password');
    const renter = await createAccount(database);
    await page.goto(paths.login('en'));
    await page.getByRole('button', { name: 'Forgot password' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.type('nobody@nolo.test');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Email is incorrect');
    await dialog.getByLabel('Email').fill(renter.email);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('We have sent you a link to set a new password.')).toBeVisible();
    expect(await mailbox.linkIn(renter.email, /confirm-password/)).toContain('/en/confirm-password');
  });

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
    await field(page, 'New password').fill(FRESH);
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

test('changing the password: from the menu, with the current one', async ({
  page,
  watch,
  context,
  database,
  stack,
}) => {
  watch.allow(422, '/change-password');
  const renter = await createAccount(database);
  await logIn(context, stack.origin, renter.token);
  await page.goto(paths.home('en'));
  await page.getByRole('button', { name: 'Personal Area' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/en/my-profile-document#password');
  const form = page.getByRole('region', { name: 'Change password' });
  const save = form.getByRole('button', { name: 'Change password' });
  await field(page, 'Current password').fill('not this one');
  await field(page, 'New password').fill(FRESH);
  await field(page, 'Confirm password').fill(FRESH);
  await save.click();
  await expect(field(page, 'Current password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'New password')).toHaveValue(FRESH);
  await field(page, 'Current password').fill(PASSWORD);
  await save.click();
  await expect(page.getByText('Your password is changed. Other devices are logged out.')).toBeVisible();
  await expect(field(page, 'Current password')).toHaveValue('');
  await expectNoAxeViolations(page);
});
