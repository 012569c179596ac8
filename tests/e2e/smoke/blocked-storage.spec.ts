import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** As a person sets it in Chromium: 'Sites may not save data on this device'. */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

test('where site data is blocked, every page works', async ({ stack, car }, info) => {
  const profile = await mkdtemp(join(tmpdir(), 'nolo-blocked-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const { launchOptions } = info.project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: stack.origin,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    const dates = { start_date: inDays(20), end_date: inDays(23), isSameTime: 'true' };
    for (const path of [
      paths.home('en'),
      paths.faq('en'),
      `${paths.carList('en')}?${new URLSearchParams(dates)}`,
      `${paths.carDetail('en', car)}?${new URLSearchParams(dates)}`,
      paths.login('en'),
      paths.contactUs('en'),
    ]) {
      await page.goto(path);
      const read = page.evaluate(() => localStorage.length);
      await expect(read, path).rejects.toThrow(/Access is denied/);
      await hydrated(page);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
    }
    // Scripts do their work, too: a refusal beside its field.
    await page.goto(paths.login('en'));
    await hydrated(page);
    await page.getByRole('tabpanel').locator('button[type=submit]').click();
    await expect(page.getByRole('tabpanel')).toContainText('Email Address is required');
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});
