import { languages } from '../../locales/language.ts';
import { paths } from '../../web/app/paths.ts';
import { createBooking } from '../factories/booking.ts';
import { createRenter } from '../factories/renter.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts-in.ts';

/** How bright a colour is, from 0 to 255. */
const brightness = (color: string) => Math.max(...[...color.matchAll(/\d+/g)].slice(0, 3).map(Number));

for (const lang of languages) {
  test(`${lang}: a mail is read on the mailbox page, in light, in the dark and as plain text, and its button works`, async ({
    page,
    car,
    database,
    mailbox,
    watch,
  }) => {
    const renter = await createRenter(database);
    const { number } = await createBooking(database, renter, { car });
    const t = await textsIn(lang, 'booking');
    await page.goto(paths.findBooking(lang));
    await page.getByLabel(t('find_number')).fill(number);
    await page.getByLabel(t('find_email')).fill(renter.email);
    await page.getByRole('button', { name: t('find_send') }).click();
    await expect(page.getByRole('heading', { name: t('find_sent') })).toBeVisible();
    const { subject } = await mailbox.waitFor(renter.email);

    await page.goto('/mailbox');
    const mail = page.getByRole('listitem').filter({ hasText: renter.email });
    await expect(mail).toHaveCount(1);
    await mail.getByRole('link', { name: 'plain text' }).click();
    await expect(page.locator('body')).toContainText(number);
    await expect(page.locator('body')).toContainText('find-booking?token=');
    await page.goBack();
    await mail.getByRole('link', { name: subject, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const text = page.getByText(number).filter({ visible: true }).first();
    const colors = async () => ({
      text: await text.evaluate((element) => getComputedStyle(element).color),
      card: await page
        .locator('.card')
        .first()
        .evaluate((card) => getComputedStyle(card).backgroundColor),
    });
    const light = await colors();
    expect(brightness(light.card) - brightness(light.text)).toBeGreaterThan(100);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await colors();
    expect(brightness(dark.text) - brightness(dark.card)).toBeGreaterThan(100);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const opening = page.context().waitForEvent('page');
    await page.locator('a.button').click();
    await expect((await opening).getByText(t('find_read_only'))).toBeVisible();
    // The mailbox lets nothing run, this test's own watch neither.
    const ofScripts = /^console\.error: Blocked script execution in '[^']*\/mailbox/;
    expect(watch.takeProblems().filter((problem) => !ofScripts.test(problem))).toEqual([]);
  });
}
