import enHandover from '@nolo/i18n/en/handover.ts';
import frHandover from '@nolo/i18n/fr/handover.ts';
import itCommon from '@nolo/i18n/it/common.ts';
import itBooking from '@nolo/i18n/it/booking.ts';
import itDocuments from '@nolo/i18n/it/documents.ts';
import itHandover from '@nolo/i18n/it/handover.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNothingCut } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { uploadDocuments } from '../support/upload-documents.ts';

test('a company asks for a booking’s documents, sees them by its mail in one browser, and the renter reads it', async ({
  page,
  renter,
  freeCar,
  database,
  mailbox,
  visitor,
  watch,
}) => {
  const email = `banco-${renter.accountId}@rental.test`;
  const car = await freeCar({ company: { name: 'Rossi Autonoleggio', email } });
  await uploadDocuments(page.request, renter.token);
  const { id, number } = await createBooking(database, renter, { car });
  const looks = () =>
    database.selectFrom('document_access_log').select('at').where('booking_id', '=', id).execute();

  const desk = await (await visitor()).newPage();
  await desk.goto(paths.findBooking('it'));
  await desk.getByRole('link', { name: itBooking.find_company }).click();
  await expect(desk.getByRole('heading', { level: 1, name: itHandover.title })).toBeVisible();
  await expectNoAxeViolations(desk);
  await desk.getByRole('button', { name: itHandover.send }).click();
  await expect(desk.getByLabel(itHandover.number)).toBeFocused();
  await desk.getByLabel(itHandover.number).fill(number);
  await desk.getByLabel(itHandover.email).fill(email);
  await desk.getByRole('button', { name: itHandover.send }).click();
  await expect(desk.getByRole('heading', { name: itHandover.sent })).toBeVisible();

  // Opening the link shows nothing yet and uses nothing up, and the token is gone from the address.
  const link = await mailbox.linkIn(email, /booking-documents/);
  await desk.goto(link);
  await expect(desk.getByRole('heading', { level: 1, name: itHandover.closed_title })).toBeVisible();
  await expect(desk).toHaveURL(/\/it\/booking-documents\?open=yes$/);
  expect(await desk.content()).not.toContain(new URL(link).hash.slice(1));
  expect(await looks()).toEqual([]);

  const show = desk.getByRole('button', { name: itHandover.show });
  await show.click();
  const main = desk.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(main).toContainText('Giulia Conti');
  await expect(main).toContainText(itHandover.state_uploaded);
  const passport = main.getByRole('img', { name: /^Passaporto di Giulia Conti/ });
  await expect(passport).toBeVisible();
  await expect(main.getByRole('img', { name: /^Patente, (fronte|retro) di/ })).toHaveCount(2);
  await expectNoAxeViolations(desk);
  await expectNothingCut(desk, 'it');

  // The name of a place on the page is no token: the skip link leaves the documents where they are.
  await desk.getByRole('link', { name: itCommon.skip_to_content }).press('Enter');
  await expect(desk).toHaveURL(/#content$/);
  await expect(passport).toBeVisible();

  // A reload asks anew in the same tab, as does a second tab; whoever gets the link passed on sees nothing.
  await desk.reload();
  await show.click();
  await expect(passport).toBeVisible();
  const tab = await desk.context().newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: itHandover.show }).click();
  await expect(tab.getByRole('heading', { level: 1, name: number })).toBeVisible();
  const other = await (await visitor()).newPage();
  watch.allow(404, '/company/documents/link');
  await other.goto(link);
  await other.getByRole('button', { name: itHandover.show }).click();
  await expect(other.getByRole('heading', { name: itHandover.invalid })).toBeVisible();

  await page.goto(paths.myProfileDocument('it'));
  const read = page.getByRole('region', { name: itDocuments.looks_title });
  await expect(read.getByRole('listitem')).toHaveCount(1);
  await expect(read).toContainText(
    /Visti 3 volte da Rossi Autonoleggio, l’ultima il \d\d-\d\d-\d{4}, \d\d:\d\d/,
  );
  await expect(read).toContainText(number);
});

for (const [language, words] of [
  ['en', enHandover],
  ['fr', frHandover],
] as const) {
  test(`${language}: a link without its token says so and leads to a new one`, async ({ page }) => {
    await page.goto(`${paths.bookingDocuments(language)}?open=yes`);
    await expect(page.getByRole('heading', { name: words.invalid })).toBeVisible();
    await page.getByRole('link', { name: words.new_link }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  });
}
