import type { Locator } from '@playwright/test';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { expectNothingCut } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

// What `public-pages.spec.ts` sees closed, or with nothing in it.
for (const language of ['it', 'fr'] as const) {
  test(`${language}: My Bookings opened, a cancellation and a change fit every window and size of text`, async ({
    page,
    renter,
    car,
    freeCar,
    database,
  }) => {
    const booked = await createBooking(database, renter, { car });
    await createBooking(database, renter, { status: 'PENDING', car: await freeCar() });
    await createBooking(database, renter, { status: 'CHECKOUT ISSUE ADDED', car: await freeCar() });
    const longer = { start_date: inDays(10), end_date: inDays(14), isSameTime: true };
    const bookings = await textsIn(language, 'bookings');
    const main = page.getByRole('main');

    await page.goto(paths.myBooking(language));
    await main.getByText(bookings('details'), { exact: true }).first().click();
    await expectNothingCut(page, 'My Bookings');
    await main
      .getByRole('button', { name: bookings('cancel_booking') })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNothingCut(page, 'cancelling');

    await page.goto(paths.changeBooking(language, booked.id, longer));
    await expect(main.getByRole('cell').first()).toBeVisible();
    await expectNothingCut(page, 'a change');
  });
}

async function top(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

test('on a telephone the form begins on the first screen, with one row of links before it', async ({
  page,
  renter,
}) => {
  expect(renter.token).not.toBe('');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    const t = await textsIn(language, 'documents');
    await page.goto(paths.myProfileDocument(language));
    const form = page.getByRole('group', { name: t('personal'), exact: true });
    await expect(form).toBeVisible();
    expect(await top(form), language).toBeLessThan(844);
    const sections = page.getByRole('navigation', { name: t('sections') }).getByRole('link');
    const tops = await sections.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, language).toBe(1);
    const more = page.getByRole('navigation', { name: t('account_links') });
    await expect(more).toHaveCount(1);
    expect(await top(more), language).toBeGreaterThan(await top(form));
  }
});
