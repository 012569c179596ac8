import { randomUUID } from 'node:crypto';
import { languages } from '@nolo/i18n/language.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

for (const language of languages) {
  for (const javaScriptEnabled of language === 'en' ? [true, false] : [false]) {
    test(`${language}: a guest leaves the newsletter, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      visitor,
      mailbox,
    }) => {
      const t = await textsIn(language, 'newsletter');
      const email = `guest-${randomUUID()}@nolo.test`;
      const page = await (await visitor({ javaScriptEnabled })).newPage();
      const headers = { 'accept-language': language };
      await page.request.post('/api/v1/website/newsletter', { data: { email }, headers });
      const mail = await mailbox.waitFor(email);
      const link = await mailbox.linkIn(email, /unsubscribe/);
      expect(mail.text).toContain(link);

      for (const _ of ['off the list', 'off it as before']) {
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('question'));
        if (javaScriptEnabled) await expectNoAxeViolations(page);
        await page
          .getByRole('main')
          .getByRole('button', { name: t('button') })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('done'));
      }
      const forged = new URL(link);
      forged.searchParams.set('token', 'v1.forged');
      await page.goto(forged.href);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('button') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('invalid'));
      await expect(page.getByRole('link', { name: t('contact') })).toBeVisible();
    });
  }
}
