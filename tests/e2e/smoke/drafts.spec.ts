import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { END, START } from '../support/open-summary.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const keptForms = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

const pictureStores = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('reload, back, forward and another language in the middle of a form lose nothing that was typed', async ({
  visitor,
}) => {
  const page = await (await visitor()).newPage();
  await page.goto(paths.login('en', { tab: 'sign-up' }));
  await hydrated(page);
  await page.getByLabel('First name').fill('Jördis');
  await page.getByLabel('Mobile number').fill('333 555 01 42');
  await page.getByLabel('Password', { exact: true }).fill('quartz-lemon-ferry-81');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Jördis');
  await expect(page.getByLabel('Mobile number')).toHaveValue('333 555 01 42');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('quartz');

  await page.goto(paths.contactUs('en'));
  await hydrated(page);
  await page.getByLabel('Message').fill('Do you have child seats?');
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Jördis');
  await page.goForward();
  await expect(page.getByLabel('Message')).toHaveValue('Do you have child seats?');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await expect(page.getByLabel('Messaggio')).toHaveValue('Do you have child seats?');
  await hydrated(page);
  await page.getByLabel('Nome', { exact: true }).fill('Jördis');
  await page.getByLabel('Cognome').fill('Weiß');
  await page.getByLabel('E-mail', { exact: true }).fill('jordis@nolo.test');
  await page.getByLabel('Numero di cellulare').fill('3335550142');
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByLabel('Messaggio')).toBeHidden();
  expect(await keptForms(page)).toEqual(['draft:sign_up:']);

  await page.goto(paths.login('it'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Password dimenticata' }).click();
  const forgotten = page.getByRole('dialog', { name: 'Hai dimenticato la password?' });
  await forgotten.getByLabel('E-mail').fill('jordis@nolo.test');
  await page.reload();
  await expect(forgotten.getByLabel('E-mail')).toHaveValue('jordis@nolo.test');
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(forgotten).toBeHidden();
  await page.getByRole('button', { name: 'Password dimenticata' }).click();
  await expect(forgotten.getByLabel('E-mail')).toHaveValue('');

  // An address that stands in the log-in form was typed later than the one that was kept.
  await forgotten.getByLabel('E-mail').fill('earlier@nolo.test');
  await page.reload();
  await expect(forgotten.getByLabel('E-mail')).toHaveValue('earlier@nolo.test');
  await page.goto(paths.login('it'));
  await hydrated(page);
  await page.getByLabel('E-mail').fill('later@nolo.test');
  await page.getByRole('button', { name: 'Password dimenticata' }).click();
  await expect(forgotten.getByLabel('E-mail')).toHaveValue('later@nolo.test');
});

test('a checkout and a profile keep what was typed, each tab its own, until somebody logs out', async ({
  page,
  context,
  car,
  renter,
}) => {
  const checkout = { carId: car.id, slug: car.slug, start_date: START, end_date: END, isSameTime: true };
  await page.goto(`${paths.checkout('en', checkout)}&step=billing`);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(renter.email);
  await page.getByLabel('Address', { exact: true }).fill('Via dei Fori 12');
  await page.getByLabel('Fiscal code').fill('FRRGLI90E54H501Q');
  await page.getByLabel('Company invoice').check();
  await page.getByLabel('Company name').fill('Ferri S.r.l.');
  await page.reload();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Via dei Fori 12');
  await expect(page.getByLabel('Fiscal code')).toHaveValue('FRRGLI90E54H501Q');
  await expect(page.getByLabel('Company name')).toHaveValue('Ferri S.r.l.');

  await page.goto(`${paths.checkout('en', checkout)}&step=extras`);
  await page.getByLabel('8-digit code').fill('2027');
  await page.goto(paths.myProfileDocument('en'));
  await page.getByLabel('Passport number').fill('YA1234567');
  await page.goBack();
  await expect(page.getByLabel('8-digit code')).toHaveValue('2027');

  const second = await context.newPage();
  await second.goto(paths.myProfileDocument('en'));
  await expect(second.getByLabel('Passport number')).not.toHaveValue('YA1234567');
  await second.getByLabel('Passport number').fill('YB7654321');
  await page.goForward();
  await expect(page.getByLabel('Passport number')).toHaveValue('YA1234567');
  await second.reload();
  await expect(second.getByLabel('Passport number')).toHaveValue('YB7654321');

  await page.evaluate(() => {
    const request = indexedDB.open('pictures');
    request.addEventListener('success', () => request.result.close());
  });
  await expect.poll(() => pictureStores(page)).toEqual(['pictures']);
  await page.getByRole('button', { name: 'Personal Area' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/en\/login\?/);
  await expect(second).toHaveURL(/\/en\/login\?/);
  for (const tab of [page, second]) await expect.poll(() => keptForms(tab)).toEqual([]);
  await expect.poll(() => pictureStores(page)).toEqual([]);
});
