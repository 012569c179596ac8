import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { acknowledgeIssue } from '@nolo/api/bookings/issues/acknowledge-issue.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import { staffActor } from '../../factories/member.ts';
import { jpegPicture, pngPicture } from '../../factories/pictures.ts';
import { createRenter } from '../../factories/renter.ts';
import { testNow } from '../../setup/test-day.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { chosen, paidBooking, test } from '../support/issues.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect } from '../support/test.ts';
import { messagesIn, textsIn } from '../support/texts-in.ts';

const issue = (page: Page, number: number) => page.getByRole('region', { name: `Issue ${number}` });
const choosePicture = (page: Page, number: number, file: ReturnType<typeof chosen>) =>
  issue(page, number).getByLabel('Picture: Add a photo').setInputFiles(file);

test('a renter reports two issues, sees them on the booking, and takes both back, in each language', async ({
  page,
  booking,
}) => {
  await page.goto(paths.myBooking('en'));
  await page.getByRole('link', { name: 'View issues' }).click();
  await expect(page).toHaveURL(paths.viewIssues('en', { reservation: booking.id }));
  await expect(page.getByText('No issues reported')).toBeVisible();
  await page.getByRole('link', { name: 'Report an issue' }).click();
  await page.getByRole('button', { name: 'Send issue' }).click();
  await expect(issue(page, 1).getByLabel('Description')).toHaveAccessibleDescription(
    /Description is required/,
  );
  await expect(issue(page, 1).getByLabel('Description')).toBeFocused();
  await issue(page, 1).getByLabel('Description').fill('A scratch on the left door');
  await choosePicture(page, 1, chosen(await jpegPicture()));
  await expect(page.getByRole('img', { name: 'Picture of issue 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Add another issue' }).click();
  await issue(page, 2).getByLabel('Description').fill('The spare wheel is missing');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send 2 issues' }).click();
  await expect(page).toHaveURL(paths.viewIssues('en', { reservation: booking.id }));
  await expect(issue(page, 1)).toContainText('A scratch on the left door');
  await expect(page.getByRole('img', { name: 'Picture of issue 1' })).toBeVisible();
  await expect(issue(page, 2)).toContainText('The spare wheel is missing');
  await expectNoAxeViolations(page);
  await issue(page, 2).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete this issue?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('The issue is deleted')).toBeVisible();
  await expect(issue(page, 2)).toBeHidden();
  await expect(issue(page, 1)).toBeVisible();

  for (const language of ['it', 'fr'] as const) {
    const [t, messages] = [await textsIn(language, 'issues'), await messagesIn(language)];
    const common = await textsIn(language, 'common');
    await page.goto(paths.addIssues(language, { reservation: booking.id }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('add_title'));
    const form = page.getByRole('region', { name: t('issue_number', { number: 1 }) });
    await page.getByRole('button', { name: t('send', { count: 1 }) }).click();
    const required = (await textsIn(language, 'validation'))('issue_description_required');
    await expect(form.getByLabel(t('description'))).toHaveAccessibleDescription(new RegExp(required));
    await form
      .getByLabel(common('labelled', { name: t('picture'), what: t('picture_choose') }))
      .setInputFiles(chosen(await pngPicture()));
    await expect(page.getByRole('img', { name: t('picture_alt', { number: 1 }) })).toBeVisible();
    await form.getByLabel(t('description')).fill(language);
    await page.getByRole('button', { name: t('send', { count: 1 }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('view_title'));
    const sent = page.getByRole('region', { name: t('issue_number', { number: 2 }) });
    await expect(sent).toContainText(t('unread'));
    await sent.getByRole('button', { name: t('delete') }).click();
    const dialog = page.getByRole('alertdialog', { name: t('delete_title') });
    await expect(dialog).toContainText(t('delete_text'));
    await dialog.getByRole('button', { name: t('delete') }).click();
    await expect(page.getByText(messages('issue.deleted'))).toBeVisible();
    await expect(sent).toBeHidden();
  }
});

test('a read issue can no longer be deleted; car page and checkout show what the company says', async ({
  page,
  renter,
  booking,
  car,
  database,
  stack,
}) => {
  const id = randomUUID();
  const form = new FormData();
  form.append('id', id);
  form.append('issueDescription', 'Call me about the door');
  const reply = await fetch(`${stack.origin}/api/v1/customer/issues/${booking.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${renter.token}` },
    body: form,
  });
  expect(reply.status).toBe(201);
  await acknowledgeIssue({ clock: { now: testNow }, database }, await staffActor(database, ['support']), {
    bookingId: booking.id,
    id,
    publicText: 'Scratch on the left door',
  });
  await page.goto(paths.viewIssues('en', { reservation: booking.id }));
  await expect(issue(page, 1)).toContainText('Read by Nolo');
  await expect(issue(page, 1).getByRole('button', { name: 'Delete' })).toBeHidden();
  for (const language of ['it', 'fr'] as const) {
    const t = await textsIn(language, 'issues');
    await page.goto(paths.viewIssues(language, { reservation: booking.id }));
    await expect(page.getByText(t('read'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('delete') })).toBeHidden();
  }
  await page.goto(paths.carDetail('en', car));
  await expect(page.getByText('Scratch on the left door')).toBeVisible();
  const dates = { start_date: inDays(20), end_date: inDays(23), isSameTime: true };
  await page.goto(paths.checkout('en', { carId: car.id, slug: car.slug, ...dates, pl: 'Lecce' }));
  await expect(page.getByRole('complementary').getByText('Scratch on the left door')).toBeVisible();
});

for (const { lang, heading, guest, logIn } of [
  { lang: 'en', heading: 'Report an issue', guest: 'Log in to report an issue', logIn: 'Log in' },
  { lang: 'it', heading: 'Segnala un problema', guest: 'Accedi per segnalare un problema', logIn: 'Accedi' },
  {
    lang: 'fr',
    heading: 'Signaler un problème',
    guest: 'Connectez-vous pour signaler un problème',
    logIn: 'Se connecter',
  },
] as const) {
  test(`${lang}: a guest is asked to log in, and comes back`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(paths.addIssues(lang, { reservation: randomUUID() }));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: guest })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expect(page.getByRole('main').getByRole('link', { name: logIn })).toHaveAttribute(
      'href',
      new RegExp(`^${paths.login(lang)}\\?redirect=`),
    );
  });
}

test('another renter’s booking is not found; without one, the own ones are offered', async ({
  page,
  booking,
  freeCar,
  database,
  stack,
  watch,
}) => {
  watch.allow(404, '/customer/');

  const stranger = await createRenter(database);
  const theirs = await paidBooking(database, stack, stranger, await freeCar());
  await page.goto(paths.viewIssues('en', { reservation: theirs.id }));
  await expect(page.getByText('Data Not Found')).toBeVisible();
  await page.goto(paths.viewIssues('en'));
  await page.getByRole('link', { name: new RegExp(booking.number) }).click();
  await expect(page).toHaveURL(paths.viewIssues('en', { reservation: booking.id }));
});
