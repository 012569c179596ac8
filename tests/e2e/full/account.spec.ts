import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { createAccount, PASSWORD } from '../support/account.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const newAddress = () => `guest-${randomBytes(6).toString('hex')}@nolo.test`;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in', exact: true }).click();
}

async function fillSignUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'First name').fill('Marta');
  await field(page, 'Last name').fill('Greco');
  await field(page, 'Email').fill(email);
  await field(page, 'Mobile number').fill('3331234567');
  await page.getByRole('radio', { name: 'Female' }).check();
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
}

const createButton = (page: Page) => page.getByRole('button', { name: 'Create account' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));
const logInAddress = /\/en\/login\?/;

test.describe('sign up', () => {
  test('leads rental companies to their own page', async ({ page }) => {
    for (const [lang, name] of [
      ['en', 'Do you rent out cars? List them here'],
      ['it', 'Sei un noleggiatore? Pubblica qui le tue auto'],
      ['fr', 'Vous êtes loueur ? Proposez vos voitures ici'],
    ] as const) {
      await page.goto(paths.login(lang, { tab: 'sign-up' }));
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', paths.listYourCars(lang));
    }
  });

  test('finds any country by typing, and its prefix with it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.login('en', { tab: 'sign-up' }));
    const [country, prefix] = [field(page, 'Country'), field(page, 'Country code')];
    await expect(country).toHaveValue('United Kingdom');
    await country.click();
    const options = page.getByRole('option');
    await expect(options.nth(0)).toHaveText('Italy+39');
    await expect(options.nth(4)).toHaveText('Afghanistan+93');
    await country.fill('belg');
    await expect(page.getByRole('option')).toHaveText(['Belgium+32']);
    await expectNoAxeViolations(page);
    await country.press('Enter');
    await expect(country).toHaveValue('Belgium');
    await expect(prefix).toHaveValue('+32');
    await page.reload();
    await expect(country).toHaveValue('Belgium');
    await expect(prefix).toHaveValue('+32');
    // What was restored goes on following.
    await country.fill('denm');
    await expect(page.getByRole('option')).toHaveText(['Denmark+45']);
    await country.press('Enter');
    await expect(prefix).toHaveValue('+45');
    // A prefix chosen by hand stays with another country.
    await prefix.fill('+41');
    await page.getByRole('option', { name: 'Switzerland' }).click();
    await country.fill('German');
    await expect(page.getByRole('option')).toHaveText(['Germany+49']);
    await field(page, 'Mobile number').click();
    await expect(country).toHaveValue('Germany');
    await expect(prefix).toHaveValue('+41');
  });

  test('leaving the field takes the country that is meant, or none and says so', async ({ page }) => {
    await page.goto(paths.login('en', { tab: 'sign-up' }));
    const [country, prefix] = [field(page, 'Country'), field(page, 'Country code')];
    await hydrated(page);
    for (const [typed, name, code] of [
      ['Schweiz', 'Switzerland', '+41'],
      ['UK', 'United Kingdom', '+44'],
      ['Great Britain', 'United Kingdom', '+44'],
    ] as const) {
      await country.fill(typed);
      await country.press('Tab');
      await expect(country).toHaveValue(name);
      await expect(prefix).toHaveValue(code);
    }
    const unclear = 'It is not clear which country this is. Choose one from the list.';
    await country.fill('Uni');
    await country.press('Tab');
    await expect(country).toHaveValue('Uni');
    await expect(country).toHaveAccessibleDescription(unclear);
    await expect(country).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    // What the arrows have reached is chosen, and no other.
    await country.press('ArrowDown');
    const reached = page.getByRole('option', { selected: true });
    const name = ((await reached.textContent()) ?? '').replace(/\+\d+$/, '');
    await country.press('Tab');
    await expect(country).toHaveValue(name);
    await expect(country).toHaveAccessibleDescription('');
    await prefix.fill('+9999');
    await prefix.press('Tab');
    await expect(prefix).toHaveAccessibleDescription(unclear);
  });

  test('takes a country typed before the list of countries has come', async ({ page }) => {
    const { promise: allowed, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/country-options-*.js', async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto(paths.login('en', { tab: 'sign-up' }));
    const [country, prefix] = [field(page, 'Country'), field(page, 'Country code')];
    await hydrated(page);
    await country.fill('Germany');
    await country.press('Tab');
    await expect(prefix).toBeFocused();
    await expect(country).toHaveValue('Germany');
    await expect(prefix).toHaveValue('+44');
    release();
    await expect(prefix).toHaveValue('+49');
    await expect(country).toHaveValue('Germany');
  });

  test('judges the number by the prefix chosen after it', async ({ page }) => {
    await page.goto(paths.login('en', { tab: 'sign-up' }));
    const [number, prefix] = [field(page, 'Mobile number'), field(page, 'Country code')];
    await number.fill('333123');
    await createButton(page).click();
    await expect(number).toHaveAccessibleDescription(/too few or too many digits for its prefix/);
    await prefix.fill('+39');
    await page.getByRole('option', { name: 'Italy' }).click();
    await expect(number).not.toHaveAttribute('aria-invalid');
  });

  test('refuses a weak password at its field', async ({ page, watch }) => {
    watch.allow(422, '/signup');
    await page.goto(paths.login('en', { tab: 'sign-up' }));
    await fillSignUp(page, newAddress(), 'password1');
    await createButton(page).click();
    const weak = page.getByRole('tabpanel').getByText('The password should not be too short or weak.');
    // Once as the hint, once as what is wrong.
    await expect(weak).toHaveCount(2);
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/tab=sign-up/);
  });

  test('judges the password while it is typed, and moves nothing by it', async ({ page }) => {
    await page.goto(paths.login('en', { tab: 'sign-up' }));
    const before = await createButton(page).boundingBox();
    await field(page, 'Password').fill('password1');
    await expect(page.getByText('Very weak. Use several unrelated words.')).toBeVisible();
    await field(page, 'Password').fill(PASSWORD);
    await expect(page.getByText(/^(Good|Strong) password$/)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await createButton(page).boundingBox()).toEqual(before);
  });

  test('ends logged in by the link, which works once', async ({ page, watch, mailbox }) => {
    const email = newAddress();
    await page.goto(paths.login('en', { tab: 'sign-up' }));
    await fillSignUp(page, email);
    await createButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(page.getByRole('main')).toContainText(email);
    // The server cannot say so: its page is taken over without an error all the same.
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(page.getByRole('main')).toContainText(email);
    expect((await mailbox.waitFor(email)).subject).toBe('Verify your email address');

    const link = await mailbox.linkIn(email, /verify-email/);
    // A scanner of mail opens the link with a browser and leaves again.
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Verify email address' })).toBeEnabled();
    await expectNoAxeViolations(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByText('Your email is verified')).toBeVisible();
    expect(await storedToken(page)).toMatch(/^[\w-]{20,}$/);
    expect(await page.evaluate(() => localStorage.getItem('sub_domain'))).toBe('www');
    await page.goBack();
    await expect(page).not.toHaveURL(/verify-email/);

    watch.allow(422, '/verify-email');
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  });

  test('verified in another browser, it is logged in to there with the password', async ({
    page,
    database,
    mailbox,
  }) => {
    const { email } = await createAccount(database, false);
    await page.goto(paths.login('en'));
    await logIn(page, email, PASSWORD);
    await page.goto(await mailbox.linkIn(email, /verify-email/));
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
    await expect(page.getByText(`You can now log in with ${email}`)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(field(page, 'Email')).toHaveValue(email);
    // Nobody new is welcomed back.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to carry on');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to carry on');
    await expect(field(page, 'Email')).toHaveValue(email);
    await logIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/en$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/verify-email/);
  });

  for (const [lang, tab, button, subject] of [
    ['it', 'Registrati', /^Crea/, 'Verifica la tua e-mail'],
    ['fr', 'Inscription', /^Créer/, 'Vérifiez votre e-mail'],
  ] as const) {
    test(`${lang}: the mail is in the language of the page`, async ({ page, mailbox }) => {
      const email = newAddress();
      await page.goto(paths.login('en', { tab: 'sign-up' }));
      await fillSignUp(page, email);
      // What was typed stays while the language changes; so do the tab and its address.
      await page.getByRole('link', { name: lang === 'it' ? 'Italiano' : 'Français' }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/login\\?tab=sign-up`));
      await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
      await page.getByRole('tabpanel').getByRole('button', { name: button }).click();
      const mail = await mailbox.waitFor(email);
      expect(mail.subject).toBe(subject);
      expect(mail.links.find((one) => one.includes('verify-email'))).toContain(`/${lang}/verify-email`);
    });
  }
});

test.describe('log in', () => {
  test('leads back to where it was asked for, with the token in local storage', async ({
    page,
    database,
  }) => {
    const { email } = await createAccount(database);
    const wanted = `${paths.myProfileDocument('en')}?from=test`;
    await page.goto(wanted);
    await expect(page).toHaveURL(logInAddress);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(wanted);
    await logIn(page, email, PASSWORD);
    await expect(page).toHaveURL(wanted);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile and documents');
    expect(await storedToken(page)).toMatch(/^[\w-]{20,}$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });

  test('never leads to another site', async ({ page, database }) => {
    const { email } = await createAccount(database);
    await page.goto(paths.login('en', { redirect: '//example.com/en' }));
    await logIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/en$/);
    expect(new URL(page.url()).hostname).toBe('localhost');
  });

  test('of an unverified address shows the dialog and sends another mail', async ({
    page,
    database,
    mailbox,
  }) => {
    const { email } = await createAccount(database, false);
    await page.goto(paths.login('en'));
    await logIn(page, email, PASSWORD);
    const dialog = page.getByRole('dialog', { name: 'Verify your email' });
    await expect(dialog).toContainText(email);
    await expectNoAxeViolations(page);
    expect((await mailbox.waitFor(email)).links.some((link) => link.includes('verify-email'))).toBe(true);
    await expect(dialog.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
    expect(await storedToken(page)).toBeNull();
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await expect(dialog).toBeHidden();
  });
});
