import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createRenter } from '../../factories/renter.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

const hearts = /^(Favourite: |Preferita: |Favori : )/;

test('a guest marks cars; after log-in they are the renter’s, in each language', async ({
  page,
  stack,
  database,
}) => {
  await page.goto(`${stack.origin}/en/car-list`);
  const heart = page.getByRole('button', { name: hearts }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  const car = name.replace(hearts, '');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');

  const renter = await createRenter(database);
  const merged = page.waitForResponse((reply) => reply.url().endsWith('/customer/favorite-cars'));
  await page.evaluate((token) => localStorage.setItem('access_token', token), renter.token);
  await page.goto(`${stack.origin}/en`);
  expect((await merged).ok()).toBe(true);
  for (const language of languages) {
    const [home, search] = [await textsIn(language, 'home'), await textsIn(language, 'search')];
    if (language !== 'en') await page.goto(paths.home(language));
    const row = page.getByRole('region', { name: home('my_favourites') });
    const its = row.getByRole('button', { name: search('favorite', { name: car }) });
    await expect(its).toHaveAttribute('aria-pressed', 'true');
    // All of them are here; the row of what others book is some of many.
    await expect(row.getByRole('link', { name: home('see_all') })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('favorite_cars'))).toBeNull();
    if (language !== 'fr') continue;
    // The last one leaves the row to what others book.
    await its.click();
    const others = page.getByRole('region', { name: home('favourites') });
    await expect(others.getByRole('link', { name: home('see_all') })).toBeVisible();
    await expect(row).toBeHidden();
  }
});

test('two hearts at once: the one the server refuses is taken back, the other stays', async ({
  page,
  stack,
  database,
  watch,
}) => {
  const renter = await createRenter(database);
  await page.addInitScript((token) => localStorage.setItem('access_token', token), renter.token);
  const read = page.waitForResponse((reply) => reply.url().endsWith('/customer/favorite-cars'));
  await page.goto(`${stack.origin}/en/car-list`);
  await read;
  const all = page.getByRole('button', { name: hearts });
  const [refused, kept] = [all.nth(0), all.nth(1)];
  const { promise: bothPressed, resolve: release } = Promise.withResolvers<void>();
  watch.allow(500, '/customer/favorite-cars/');
  await page.route(
    '**/customer/favorite-cars/*',
    async (route) => {
      await bothPressed;
      await route.fulfill({ status: 500, json: {} });
    },
    { times: 1 },
  );
  await refused.click();
  await kept.click();
  await expect(refused).toHaveAttribute('aria-pressed', 'true');
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/customer/favorite-cars/') && reply.ok(),
  );
  release();
  await saved;
  await expect(refused).toHaveAttribute('aria-pressed', 'false');
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await expect(refused).toHaveAttribute('aria-pressed', 'false');
});
