import enBooking from '@nolo/i18n/en/booking.ts';
import frBooking from '@nolo/i18n/fr/booking.ts';
import itBooking from '@nolo/i18n/it/booking.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { createRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a guest asks for a booking, opens the link of the mail, and can only read', async ({
  page,
  car,
  database,
  mailbox,
}) => {
  const renter = await createRenter(database);
  const { number } = await createBooking(database, renter, { car });
  await page.goto(paths.login('en'));
  await page.getByRole('link', { name: 'Find a booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: enBooking.find_title })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: enBooking.find_send }).click();
  await expect(page.getByLabel(enBooking.find_number)).toBeFocused();
  await page.getByLabel(enBooking.find_number).fill(number.toLowerCase());
  await page.getByLabel(enBooking.find_email).fill(renter.email);
  await page.getByRole('button', { name: enBooking.find_send }).click();
  await expect(page.getByRole('heading', { name: enBooking.find_sent })).toBeVisible();

  await page.goto(await mailbox.linkIn(renter.email, /find-booking/));
  await expect(page.getByText(enBooking.find_read_only)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(enBooking.deadline_free.split('{{')[0] ?? '');
  await expect(page.getByRole('region', { name: enBooking.help_title })).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const [language, words] of [
  ['it', itBooking],
  ['fr', frBooking],
] as const) {
  test(`${language}: a link that is too old says so and leads to a new one`, async ({ page, watch }) => {
    watch.allow(404, '/reservation/link');
    await page.goto(`${paths.findBooking(language)}?token=too-old`);
    await expect(page.getByRole('heading', { name: words.find_invalid })).toBeVisible();
    await page.getByRole('link', { name: words.find_again }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.find_title })).toBeVisible();
  });
}
