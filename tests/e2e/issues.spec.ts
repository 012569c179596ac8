import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readIssue } from '../../server/issues/handle-issue.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database.ts';
import { paths } from '../../web/app/paths.ts';
import { inDays } from '../factories/car.ts';
import { jpegPicture, pngPicture } from '../factories/pictures.ts';
import { createRenter, type TestRenter } from '../factories/renter.ts';
import { reservationBody } from '../factories/reservation.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import type { FreeCar } from './support/free-car.ts';
import { expectNoHorizontalScroll } from './support/layout.ts';
import type { Stack } from './support/stack.ts';
import { expect, test as base } from './support/test.ts';
import { messagesIn, textsIn } from './support/texts-in.ts';

type Booking = { id: string; number: string };

async function paidBooking(
  database: Database,
  { origin }: Stack,
  renter: TestRenter,
  car: FreeCar,
): Promise<Booking> {
  const reply = await fetch(`${origin}/api/v1/customer/reservation/car/${car.id}?isSameTime=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${renter.token}` },
    body: JSON.stringify(reservationBody()),
  });
  const { data } = (await reply.json()) as { data: { reservation_id: string } };
  return database
    .updateTable('booking')
    .set({ status: 'PAID' })
    .where('id', '=', data.reservation_id)
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** `booking`: a paid one of the logged-in renter. */
const test = base.extend<{ booking: Booking }>({
  booking: async ({ database, stack, renter, car }, use) =>
    use(await paidBooking(database, stack, renter, car)),
});

const issue = (page: Page, number: number) => page.getByRole('region', { name: `Issue ${number}` });
const chosen = (buffer: Buffer, name = 'door.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
const choosePicture = (page: Page, number: number, file: ReturnType<typeof chosen>) =>
  issue(page, number).getByLabel('Picture: Choose a picture').setInputFiles(file);

/** How many the browser keeps for reports that are not sent. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('pictures')) return 0;
    const request = indexedDB.open('pictures');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
    });
    const count = database.transaction('chosen').objectStore('chosen').count();
    await new Promise((resolve) => {
      count.addEventListener('success', resolve);
    });
    database.close();
    return count.result;
  });

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
    await page.goto(paths.addIssues(language, { reservation: booking.id }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('add_title'));
    const form = page.getByRole('region', { name: t('issue_number', { number: 1 }) });
    await page.getByRole('button', { name: t('send', { count: 1 }) }).click();
    const required = (await textsIn(language, 'validation'))('issue_description_required');
    await expect(form.getByLabel(t('description'))).toHaveAccessibleDescription(new RegExp(required));
    await form
      .getByLabel(`${t('picture')}: ${t('picture_choose')}`)
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

test('pictures outlive a reload; what was sent before a break stays sent, the rest is sent again, once', async ({
  page,
  booking,
  database,
  watch,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const picture = (number: number) => page.getByRole('img', { name: `Picture of issue ${number}` });
  await page.goto(paths.addIssues('en', { reservation: booking.id }));
  await issue(page, 1).getByLabel('Description').fill('The first one');
  await choosePicture(page, 1, chosen(await jpegPicture()));
  await page.getByRole('button', { name: 'Add another issue' }).click();
  await choosePicture(page, 2, chosen(await pngPicture(), 'wheel.png'));
  await expect.poll(() => keptPictures(page)).toBe(2);
  await page.reload();
  await expect(picture(1)).toBeVisible();
  await expect(picture(2)).toBeVisible();
  await issue(page, 2).getByLabel('Description').fill('The second one');

  // The line is cut after the second has arrived and before the answer says so.
  let isCut = true;
  await page.route(`**/api/v1/customer/issues/${booking.id}`, async (route) => {
    const isSecond = route.request().postData()?.includes('The second one') === true;
    if (route.request().method() !== 'POST' || !isSecond || !isCut) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send 2 issues' }).click();
  await expect(issue(page, 1).getByText('Sent', { exact: true })).toBeVisible();
  await expect(issue(page, 2).getByText('Not sent', { exact: true })).toBeVisible();
  await expect(page.getByText(/Some issues were not sent/)).toBeVisible();
  await page.reload();
  await expect(issue(page, 1).getByLabel('Description')).toHaveValue('The second one');
  await expect(picture(1)).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Send issue' }).click();
  await expect(page).toHaveURL(paths.viewIssues('en', { reservation: booking.id }));
  const stored = await database
    .selectFrom('issue')
    .select(['description', 'file_name'])
    .where('booking_id', '=', booking.id)
    .orderBy('created_at')
    .execute();
  expect(watch.takeProblems()).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
  expect(stored).toEqual([
    { description: 'The first one', file_name: 'door.jpg' },
    { description: 'The second one', file_name: 'wheel.png' },
  ]);
  await expect.poll(() => keptPictures(page)).toBe(0);
});

test('where the browser keeps no pictures, a reload says which to choose again', async ({
  page,
  booking,
}) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(paths.addIssues('en', { reservation: booking.id }));
  await issue(page, 1).getByLabel('Description').fill('A scratch');
  await choosePicture(page, 1, chosen(await pngPicture(), 'wheel.png'));
  await expect(page.getByRole('img', { name: 'Picture of issue 1' })).toBeVisible();
  await page.reload();
  await expect(issue(page, 1).getByLabel('Description')).toHaveValue('A scratch');
  await expect(issue(page, 1)).toContainText('“wheel.png” could not be kept');
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
  await readIssue(
    { clock: systemClock, database },
    { number: booking.number, id, publicText: 'Scratch on the left door' },
  );
  await page.goto(paths.viewIssues('en', { reservation: booking.id }));
  await expect(issue(page, 1)).toContainText('Read by the company');
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
