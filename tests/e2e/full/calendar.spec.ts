import type { Page } from '@playwright/test';
import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { calendarDay } from '../support/calendar-day.ts';
import { expect, test } from '../support/test.ts';
import { testNow } from '../../setup/test-day.ts';

const field = (page: Page, name: 'Pickup day' | 'Return day') =>
  page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Choose the dates' });
const day = (page: Page, date: string) => sheet(page).getByRole('button', { name: calendarDay(date) });
const inTheFuture = (days: number) => addDays(localDate(nowInItaly(testNow())), days);

async function expectChosen(page: Page, pickup: string, back: string): Promise<void> {
  await expect(field(page, 'Pickup day')).toContainText(formatDate(pickup));
  await expect(field(page, 'Return day')).toContainText(formatDate(back));
}

test.describe('the calendar on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is as high while the months are on their way', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/rental-calendar-[^/]*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(paths.home('en'));
    await field(page, 'Pickup day').tap();
    await expect(sheet(page).getByRole('button', { name: 'Done' })).toBeVisible();
    const before = await sheet(page).boundingBox();
    await expect(sheet(page).getByRole('grid')).toHaveCount(0);
    held.resolve();
    await expect(sheet(page).getByRole('grid').first()).toBeVisible();
    expect(await sheet(page).boundingBox()).toEqual(before);
  });

  test('scrolls through a year, and the fields follow each press', async ({ page }) => {
    await page.goto(paths.home('en'));
    await field(page, 'Pickup day').tap();
    const [pickup, back] = [inTheFuture(250), inTheFuture(262)];
    await expect(day(page, pickup)).not.toBeInViewport();
    await day(page, pickup).scrollIntoViewIfNeeded();
    await expect(day(page, pickup)).toBeInViewport({ ratio: 1 });
    await day(page, pickup).tap();
    await expectChosen(page, pickup, inTheFuture(253));
    await day(page, back).tap();
    await expectChosen(page, pickup, back);
    // Beyond 30 days nothing can be pressed.
    await expect(day(page, inTheFuture(281))).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expectChosen(page, pickup, back);

    // Opened again, it is where the days are and still begins with this month; another return changes it alone.
    await field(page, 'Return day').tap();
    await expect(day(page, back)).toBeInViewport();
    await expect(day(page, inTheFuture(1))).toHaveCount(1);
    await day(page, inTheFuture(259)).tap();
    await sheet(page).getByRole('button', { name: 'Done' }).tap();
    await expect(sheet(page)).toBeHidden();
    await expectChosen(page, pickup, inTheFuture(259));

    // A day before the pickup is the pickup of a new choice, and asks for the return.
    await field(page, 'Return day').tap();
    await day(page, inTheFuture(245)).tap();
    await expectChosen(page, inTheFuture(245), inTheFuture(259));
    await expect(sheet(page).getByRole('button', { name: /^Return day/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
