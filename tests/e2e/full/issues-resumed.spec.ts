import type { Page } from '@playwright/test';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { jpegPicture, pngPicture } from '../../factories/pictures.ts';
import { chosen, test } from '../support/issues.ts';
import { expect } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

/** How many the browser keeps for reports that are not sent. */
const savedPictures = (page: Page) =>
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

for (const lang of languages) {
  test(`${lang}: pictures outlive a reload; what was sent before a break stays sent, the rest is sent again, once`, async ({
    page,
    booking,
    database,
    watch,
  }) => {
    const [t, common] = [await textsIn(lang, 'issues'), await textsIn(lang, 'common')];
    const issue = (number: number) => page.getByRole('region', { name: t('issue_number', { number }) });
    const picture = (number: number) => page.getByRole('img', { name: t('picture_alt', { number }) });
    const choosePicture = (number: number, file: ReturnType<typeof chosen>) =>
      issue(number)
        .getByLabel(common('labelled', { name: t('picture'), what: t('picture_choose') }))
        .setInputFiles(file);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(paths.addIssues(lang, { reservation: booking.id }));
    await issue(1).getByLabel(t('description')).fill('The first one');
    await choosePicture(1, chosen(await jpegPicture()));
    await page.getByRole('button', { name: t('add_another') }).click();
    await choosePicture(2, chosen(await pngPicture(), 'wheel.png'));
    await expect.poll(() => savedPictures(page)).toBe(2);
    await page.reload();
    await expect(picture(1)).toBeVisible();
    await expect(picture(2)).toBeVisible();
    await issue(2).getByLabel(t('description')).fill('The second one');

    watch.allowLost(/ERR_CONNECTION_RESET/);
    // The line is cut after the second has arrived and before the answer says so.
    let isCut = true;
    await page.route(`**/api/v1/customer/issues/${booking.id}`, async (route) => {
      const isSecond = route.request().postData()?.includes('The second one') === true;
      if (route.request().method() !== 'POST' || !isSecond || !isCut) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: t('send', { count: 2 }) }).click();
    await expect(issue(1).getByText(t('sent'), { exact: true })).toBeVisible();
    await expect(issue(2).getByText(t('failed'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('some_failed'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('send_again') })).toBeEnabled();
    await page.reload();
    await expect(issue(1).getByLabel(t('description'))).toHaveValue('The second one');
    await expect(picture(1)).toBeVisible();
    isCut = false;
    await page.getByRole('button', { name: t('send', { count: 1 }) }).click();
    await expect(page).toHaveURL(paths.viewIssues(lang, { reservation: booking.id }));
    const stored = await database
      .selectFrom('issue')
      .select(['description', 'file_name'])
      .where('booking_id', '=', booking.id)
      .orderBy('created_at')
      .execute();
    expect(stored).toEqual([
      { description: 'The first one', file_name: 'door.jpg' },
      { description: 'The second one', file_name: 'wheel.png' },
    ]);
    await expect.poll(() => savedPictures(page)).toBe(0);
  });
}

test('where the browser keeps no pictures, a reload says which to choose again, in each language', async ({
  page,
  booking,
}) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(paths.addIssues('en', { reservation: booking.id }));
  const issue = page.getByRole('region', { name: 'Issue 1' });
  await issue.getByLabel('Description').fill('A scratch');
  await issue.getByLabel('Picture: Add a photo').setInputFiles(chosen(await pngPicture(), 'wheel.png'));
  await expect(page.getByRole('img', { name: 'Picture of issue 1' })).toBeVisible();
  for (const lang of languages) {
    const t = await textsIn(lang, 'issues');
    await page.goto(paths.addIssues(lang, { reservation: booking.id }));
    const draft = page.getByRole('region', { name: t('issue_number', { number: 1 }) });
    await expect(draft.getByLabel(t('description'))).toHaveValue('A scratch');
    await expect(draft).toContainText(t('picture_again', { name: 'wheel.png' }));
  }
});
