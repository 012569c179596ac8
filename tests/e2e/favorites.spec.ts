import en from '../../locales/en/home.ts';
import { createRenter } from '../factories/renter.ts';
import { expect, test } from './support/test.ts';

const hearts = /^(Favourite: |Preferita: |Favori : )/;

test('a guest marks cars; after log-in they are the renter’s, on every device', async ({
  page,
  stack,
  database,
}) => {
  await page.goto(`${stack.origin}/en/car-list`);
  const heart = page.getByRole('button', { name: hearts }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');

  const renter = await createRenter(database);
  const merged = page.waitForResponse((reply) => reply.url().endsWith('/customer/favorite-cars'));
  await page.evaluate((token) => localStorage.setItem('access_token', token), renter.token);
  await page.goto(`${stack.origin}/en`);
  expect((await merged).ok()).toBe(true);
  const row = page.getByRole('region', { name: en.my_favourites });
  await expect(row.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('favorite_cars'))).toBeNull();

  await row.getByRole('button', { name }).click();
  await expect(page.getByRole('region', { name: en.favourites })).toBeVisible();
});
