import type { Page } from '@playwright/test';
import enCheckout from '@nolo/i18n/en/checkout.ts';
import enSearch from '@nolo/i18n/en/search.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const longer = { start_date: inDays(10), end_date: inDays(14), isSameTime: true };

/** Does what asks for new figures, and reads the page while they are on their way. */
async function readMeanwhile(page: Page, quotes: string, act: () => Promise<unknown>): Promise<void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(quotes, async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest(quotes);
  await act();
  await asked;
  await expectNoAxeViolations(page);
  answer();
}

for (const width of [390, 1440]) {
  test(`${width} px: figures on their way can be read, at the checkout and in a change`, async ({
    page,
    renter,
    car,
    database,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { company_id } = car;
    const name = JSON.stringify({ en: 'Child seat', it: 'Seggiolino', fr: 'Siège enfant' });
    await database
      .insertInto('extra')
      .values({ company_id, name, price_minor: 1000, charged: 'per_trip' })
      .execute();
    const sum = (amount: string) => page.getByText(amount).filter({ visible: true }).first();
    await page.goto(`${paths.checkout('en', { carId: car.id, slug: car.slug, ...longer })}&step=extras`);
    await expect(sum('€240')).toBeVisible();
    const add = page.getByRole('button', { name: enCheckout.add_named.replace('{{name}}', 'Child seat') });
    await readMeanwhile(page, '**/amount/calculation/car/**', () => add.click());
    await expect(sum('€250')).toBeVisible();

    const { id } = await createBooking(database, renter, { car });
    await page.goto(paths.changeBooking('en', id, longer));
    await expect(sum('€240')).toBeVisible();
    const time = page.getByRole('combobox', { name: enSearch.pickup_time });
    await readMeanwhile(page, '**/change/quote', () => time.selectOption('12:00'));
    await expect(page.getByRole('button', { name: /^Pay .* and change$/ })).toBeEnabled();
  });
}
