import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@nolo/api/demo/demo.ts';
import { hashPassword } from '@nolo/api/platform/passwords.ts';
import { createCompany } from '../../factories/car.ts';
import { createMember, createStaff } from '../../factories/member.ts';
import { testNow } from '../../setup/test-day.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What every screen of the portal has to be. */
async function expectSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function carry(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Strict' }]);
}

test('the counter sees who comes today and opens the booking; another company does not, and the owner reads who looked', async ({
  page,
  visitor,
  database,
  stack,
  watch,
}) => {
  watch.allow(401, '/business/');
  await page.goto('/business/');
  await expectSound(page);
  await logIn(page, DEMO_MEMBERS.counter, DEMO_PASSWORD);
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: /Pickup.*Chiara Lombardi.*Fiat 500X/ })).toBeVisible();
  await expectSound(page);
  await today.getByRole('link', { name: /Chiara Lombardi/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fiat 500X' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Chiara Lombardi' })).toBeInViewport();
  await expectSound(page);
  const number = (await page.getByText(/^Booking NL-/).textContent())?.replace('Booking ', '') ?? '';
  const address = page.url();

  watch.allow(404, '/business/company/');
  const { id: elsewhere } = await createCompany(database, {});
  const foreign = await visitor();
  await carry(
    foreign,
    stack.origin,
    (await createMember(database, 'counter', { companyId: elsewhere })).cookie,
  );
  const theirs = await foreign.newPage();
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(theirs.getByText('Chiara Lombardi')).toHaveCount(0);
  await expectNoAxeViolations(theirs);

  const companyId = Number(new URL(address).pathname.split('/')[2]);
  const ours = await visitor();
  await carry(ours, stack.origin, (await createMember(database, 'owner', { companyId })).cookie);
  const trail = await ours.newPage();
  await trail.goto(`/business/${companyId}/audit`);
  await expect(
    trail.getByRole('row', { name: `Sara Marini Looked at a booking ${number}` }).first(),
  ).toBeVisible();
  await expectNoAxeViolations(trail);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expectSound(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL(/\/business\/login\?back=/);
});

test('an owner sets up the second factor, and comes in by a recovery code when the phone is lost', async ({
  page,
  database,
  watch,
}) => {
  watch.allow(401, '/business/');
  const { id: companyId } = await createCompany(database, {});
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { email } = await createMember(database, 'owner', { companyId }, { passwordHash });
  await page.goto('/business/login');
  await logIn(page, email, DEMO_PASSWORD);
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectSound(page);
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  await page.getByLabel('Code that the app shows now').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is not right')).toBeVisible();
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page
    .getByLabel('Code that the app shows now')
    .fill(code.generate({ timestamp: testNow().getTime() }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectSound(page);
  const recovery = await page.getByRole('listitem').allTextContents();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('nolo-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await expect(page.getByText('Nothing to hand over')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, email, DEMO_PASSWORD);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectSound(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing to hand over')).toBeVisible();
});

test('the staff has a start page and the audit trail of all companies', async ({
  page,
  context,
  database,
  stack,
}) => {
  const { cookie } = await createStaff(database, ['admin']);
  await carry(context, stack.origin, cookie);
  await page.goto('/backoffice/');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna Bruni' })).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Audit trail/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await expectSound(page);
});

test('who reviews documents sees the picture beside the profile and verifies', async ({
  page,
  context,
  database,
  stack,
}) => {
  const { cookie } = await createStaff(database, ['documents']);
  await carry(context, stack.origin, cookie);
  await page.goto('/backoffice/');
  await page.getByRole('main').getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('link', { name: 'Chiara Galli' }).click();
  const picture = page.getByRole('img', { name: 'Document, back of Chiara Galli' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectSound(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Document review' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chiara Galli' })).not.toBeVisible();
  await expectSound(page);
});
