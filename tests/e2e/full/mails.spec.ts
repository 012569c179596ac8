import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '@nolo/i18n/language.ts';
import { platformSite } from '@nolo/api/notifications/emails/layout.ts';
import type { MailTemplate } from '@nolo/api/notifications/emails/mail-definitions.ts';
import { renderMail } from '@nolo/api/notifications/emails/render-mail.ts';
import { mailboxTransport } from '@nolo/api/platform/mail-transport.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { mailSamples } from '../../factories/mail-samples.ts';
import { createRenter } from '../../factories/renter.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { textsOf } from '../support/page-texts.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

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

/** axe is a script, and the mailbox lets none run. */
async function letScriptsRun(page: Page): Promise<void> {
  await page.route(/\/mailbox(\/|$)/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']?.replace('sandbox', 'sandbox allow-scripts');
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
    });
  });
}

/** The strings of the samples. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** The same in all languages: names, places, addresses, what somebody wrote, and the Italian for a passkey. No keys of our own. */
const NAMES = [
  'Nolo',
  'Passkey',
  ...wordsOf(mailSamples).filter((word) => /^[\p{Lu}+]|[ @]/u.test(word)),
].toSorted((a, b) => b.length - a.length);
const isName = (text: string) =>
  /^https?:\/\/\S+$/.test(text) ||
  !/\p{L}{2}/u.test(NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text));

for (const lang of languages) {
  test(`${lang}: every mail opens on the mailbox page in its language, whole, readable in light and in the dark`, async ({
    page,
    stack,
  }) => {
    const brand = {
      OPERATOR_EMAIL: 'info@nolo.test',
      OPERATOR_NAME: 'Nolo S.r.l.',
      OPERATOR_VAT: 'IT01234567897',
      PUBLIC_ORIGIN: stack.origin,
    };
    const transport = mailboxTransport(join(stack.dataDir, 'mailbox'), 'Nolo <no-reply@nolo.test>');
    await letScriptsRun(page);
    for (const template of Object.keys(mailSamples) as MailTemplate[]) {
      const mail = { template, language: lang, data: mailSamples[template] };
      const rendered = await renderMail(mail, platformSite(brand));
      const to = `${template}-${randomUUID()}@nolo.test`;
      await transport.deliver({ id: randomUUID(), to, ...rendered });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/mailbox');
      const entry = page.getByRole('listitem').filter({ hasText: to });
      await entry.getByRole('link', { name: rendered.subject, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const title = page.getByRole('heading', { level: 1 });
      const heading = (await title.innerText()).replace(/\s+/g, ' ');
      await expect(page).toHaveTitle(heading);
      const html = await page.content();
      expect(html, template).not.toMatch(/\{\{|undefined|NaN|Invalid Date/);
      const texts = textsOf(html);
      expect(texts, template).toContain(heading);
      if (lang !== 'en') {
        const english = await renderMail({ ...mail, language: 'en' }, platformSite(brand));
        const inEnglish = new Set([english.subject, ...textsOf(english.html)]);
        const left = [rendered.subject, ...texts].filter((text) => inEnglish.has(text) && !isName(text));
        expect(left, template).toEqual([]);
      }
      await expectNoAxeViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page);
    }
  });
}
