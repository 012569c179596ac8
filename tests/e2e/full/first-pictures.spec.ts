import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { twoFrames } from '../support/two-frames.ts';

test.use({ viewport: { width: 390, height: 844 } });

const airport = paths.airport('en', 'roma-fiumicino');

/** Pictures of cars wait for `bring`. */
async function holdPictures(page: Page) {
  const { promise: mayCome, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/images/**', async (route) => {
    await mayCome;
    await route.continue();
  });
  return bring;
}

test('scripts come after the pictures that a page opens with', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // However busy the machine is, the second after which scripts come anyway is not over.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const setShortTimer = (run: () => void, ms = 0) => (ms < 1000 ? setTimer(run, ms) : 0);
    Object.assign(window, { setTimeout: setShortTimer });
  });
  const bring = await holdPictures(page);
  await page.goto(airport, { waitUntil: 'domcontentloaded' });
  await twoFrames(page);
  expect(scripts).toEqual([]);
  bring();
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

test('a page whose pictures do not come works all the same', async ({ page }) => {
  await holdPictures(page);
  await page.goto(airport, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect(page.locator('img[fetchpriority="high"]').first()).toHaveJSProperty('complete', false);
});
