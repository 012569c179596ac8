import type { Locator, Page } from '@playwright/test';
import { formatMoney } from '@nolo/i18n/format.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

const DEAL = { en: 'Autumn', it: 'Autunno', fr: 'Automne' };
const SEAT = { en: 'Child seat', it: 'Seggiolino', fr: 'Siège enfant' };
const CHAINS = { en: 'Snow chains', it: 'Catene da neve', fr: 'Chaînes à neige' };

/** The line of the price with this name. */
const lineOf = (page: Page, name: string): Locator =>
  page
    .getByRole('complementary')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ has: page.getByText(name, { exact: true }) }) });

test('checkout: a deal and extras, one and several, charged by the day and once, each a line with its name and amount, in each language', async ({
  page,
  renter,
  car: { id: carId, slug, company_id },
  database,
}) => {
  expect(renter.token).not.toBe('');
  const always = { starts_on: '2020-01-01', ends_on: '2099-12-31' };
  const deal = { company_id, car_id: carId, kind: 'discount_percentage', value: 10, ...always };
  await database
    .insertInto('deal')
    .values({ ...deal, name: JSON.stringify(DEAL) })
    .execute();
  await database
    .insertInto('extra')
    .values([
      { company_id, name: JSON.stringify(SEAT), price_minor: 500, charged: 'per_day' },
      { company_id, name: JSON.stringify(CHAINS), price_minor: 2000, charged: 'per_trip' },
    ])
    .execute();
  const dates = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };
  for (const language of languages) {
    const [t, price] = [await textsIn(language, 'checkout'), await textsIn(language, 'price')];
    const days = price('days', { count: 3 });
    const expectLine = (name: string, amountMinor: number) =>
      expect(lineOf(page, name)).toContainText(formatMoney(amountMinor, language));
    await page.goto(`${paths.checkout(language, { carId, slug, ...dates })}&step=extras`);
    await expectLine(price('line_rental', { periods: days }), 18_000);
    await expectLine(price('line_deal_named', { name: DEAL[language] }), -1800);
    const [seat, chains] = [SEAT[language], CHAINS[language]];
    await page.getByRole('button', { name: t('add_named', { name: seat }) }).click();
    await expectLine(`${seat}, ${days}`, 1500);
    await page.getByRole('button', { name: t('add_named', { name: chains }) }).click();
    await expectLine(chains, 2000);
    for (const [name, several, amountMinor] of [
      [seat, `${seat} × 2, ${days}`, 3000],
      [chains, `${chains} × 2`, 4000],
    ] as const) {
      const quantity = page.getByRole('group', { name: t('update_named', { name }) });
      await quantity.getByRole('button', { name: t('one_more') }).click();
      await expectLine(several, amountMinor);
    }
    await expectLine(price('total_for', { days }), 18_000 - 1800 + 3000 + 4000);
    await expect(page.getByRole('paragraph').filter({ hasText: t('total_extras') })).toContainText(
      formatMoney(7000, language),
    );
    for (const name of [seat, chains]) {
      await page.getByRole('button', { name: t('remove_named', { name }) }).click();
      await expect(page.getByRole('complementary').getByText(name)).toHaveCount(0);
    }
    await expectLine(price('total_for', { days }), 18_000 - 1800);
  }
});
