import type { APIRequestContext } from '@playwright/test';
import { luxuryKeys, type LuxuryKey } from '@nolo/content/luxury.ts';
import { luxuryClasses } from '@nolo/domain/cars/luxury-classes.ts';
import type { Database } from '@nolo/db/database.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { hydrated } from '../support/hydrated.ts';
import { hostOf, sites } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

/** A page as its website sends it. */
const read = async (request: APIRequestContext, origin: string, host: string, path: string) =>
  (await request.get(origin + path, { headers: { host } })).text();

/** Of the cars that a list shows: the type, and what a day costs. */
async function listedIn(html: string, database: Database) {
  const ids = [...html.matchAll(/<article[^>]* data-car="(\d+)"/g)].map(([, id]) => Number(id));
  return database
    .selectFrom('listing')
    .innerJoin('car_type', 'car_type.id', 'listing.car_type_id')
    .select(['listing.car_id', 'car_type.key', 'listing.day_minor'])
    .where('listing.car_id', 'in', [0, ...ids])
    .execute();
}

async function expectClass(key: LuxuryKey, html: string, database: Database) {
  const { types, fromMinor } = luxuryClasses[key];
  const listed = await listedIn(html, database);
  expect(listed.length, key).toBeGreaterThan(0);
  for (const car of listed) {
    // What a deal makes cheaper may have come from the class above, nothing from below.
    expect(car.day_minor, `${key} ${car.car_id}`).toBeGreaterThanOrEqual(fromMinor);
    if (types) expect(types, `${key} ${car.car_id}`).toContain(car.key);
  }
  return listed;
}

for (const { theme, label } of sites) {
  test(`theme ${theme}: 'See all' of a luxury row, or of its page, leads to such cars`, async ({
    page,
    request,
    stack,
    database,
  }) => {
    const t = await textsIn('en', 'home');
    const host = hostOf(label, stack.port);
    await page.goto(`http://${host}${paths.home('en')}`);
    const followed: LuxuryKey[] = [];
    for (const key of luxuryKeys) {
      const row = page.getByRole('region', { name: t(key), exact: true });
      if ((await row.count()) === 0) continue;
      const all = (await row.getByRole('link', { name: t('see_all') }).getAttribute('href')) ?? '';
      const html = await read(request, stack.origin, host, all);
      const list = theme === 4 ? (/href="([^"]*\/car-list\?[^"]*)"/.exec(html)?.[1] ?? '') : null;
      if (theme === 4) expect(all).toBe(paths.luxury('en', key));
      const listHtml =
        list === null ? html : await read(request, stack.origin, host, list.replaceAll('&amp;', '&'));
      await expectClass(key, listHtml, database);
      followed.push(key);
    }
    if (theme > 2) expect(followed).toEqual(luxuryKeys);
  });
}

test('a list of a class says what narrows it', async ({ page, stack }) => {
  await page.goto(`${stack.origin}${paths.luxury('en', 'luxury')}`);
  await page.getByRole('link', { name: 'See all cars' }).click();
  const chips = page.getByRole('button', { name: /^Remove filter/ });
  await expect(page.getByRole('button', { name: 'Remove filter: €660 to €1,799' })).toBeVisible();
  await expect(chips).toHaveCount(1 + luxuryClasses.luxury.types.length);
});

test('the most booked are cars of all Italy, wherever the last search was', async ({ page }) => {
  const place = page.getByRole('combobox', { name: 'Pickup place' });
  const stored = { description: 'Bologna', city: 'Bologna', lat: [44.3, 44.7], long: [11.1, 11.6] };
  await page.goto(paths.faq('en'));
  await page.evaluate((one) => localStorage.setItem('selectedLocation', JSON.stringify(one)), stored);
  await page.goto(paths.home('en'));
  await hydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('region', { name: 'Most booked' }).getByRole('link', { name: 'See all' }).click();
  await expect(heading).toHaveText('Cars for rent');
  await expect(place).toHaveValue('');
  // A filter that comes and goes changes nothing of that.
  const delivered = page.getByRole('checkbox', { name: /^Delivery/ });
  await delivered.check();
  await expect(page).toHaveURL(/delivery=true/);
  await delivered.uncheck();
  await expect(page).not.toHaveURL(/delivery=true/);
  await expect(page).toHaveURL(/sort=imp/);
  await expect(heading).toHaveText('Cars for rent');
  // The header's link promises nothing of the kind.
  await page.goto(paths.carList('en'));
  await expect(heading).toHaveText('Bologna: cars for rent');
});
