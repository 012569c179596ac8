import { languageNames, languages } from '@nolo/i18n/language.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { hostOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

for (const [address, namespace] of [
  ['/business/', 'portal'],
  ['/backoffice/any/address/below', 'backoffice'],
] as const) {
  test(`${address}: a page of its own, in each language, which the device keeps`, async ({ page, watch }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    watch.allow(401, '/profile');
    const reply = await page.goto(address);
    expect(reply?.headers()['content-security-policy']).toContain("script-src 'self';");
    for (const language of languages) {
      await page.getByRole('combobox').selectOption({ label: languageNames[language] });
      const [t, login] = [await textsIn(language, namespace), await textsIn(language, 'login')];
      await expect(page.getByRole('heading', { level: 1, name: login('log_in') })).toBeVisible();
      await expect(page).toHaveTitle(t('title'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNoAxeViolations(page);
      await page.reload();
      await expect(page.getByRole('combobox')).toHaveValue(language);
    }
  });
}

test('scripts travel compressed', async ({ page, watch }) => {
  watch.allow(401, '/profile');
  const script = page.waitForResponse(/\/business\/assets\/.*\.js$/);
  await page.goto('/business/');
  expect((await script).headers()['content-encoding']).toMatch(/^(br|gzip)$/);
});

test('a tenant’s site has neither', async ({ page, stack, watch }) => {
  watch.allow(404, hostOf('rossi', stack.port));
  for (const path of ['business', 'backoffice']) {
    const reply = await page.goto(`http://${hostOf('rossi', stack.port)}/${path}/`);
    expect(reply?.status()).toBe(404);
  }
});
