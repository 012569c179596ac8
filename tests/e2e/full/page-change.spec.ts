import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { hydrated } from '../support/hydrated.ts';
import { hostOf, sites } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { twoFrames } from '../support/two-frames.ts';

/** https://developer.mozilla.org/docs/Web/API/LayoutShift: TypeScript's library does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** What has moved within view, and by how much of the screen, other than at once after a press. */
    jumps(): string[];
  }
}

/** A browser forgives what moves within 500 ms of a press: on a slow line the page comes later. */
const SLOW_ANSWER_MS = 700;

/** From now on; fonts that came late have moved their lines before. */
async function watchJumps(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const found: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent),
        );
        if (!hadRecentInput) found.push(`${location.pathname}: ${value.toFixed(3)} ${moved.join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    window.jumps = () => {
      note(observer.takeRecords());
      return found;
    };
  });
}

for (const { theme, label } of sites) {
  test(`theme ${theme}: on a slow line the next page comes without a jump, from the end of a long one`, async ({
    page,
    stack,
  }) => {
    await page.route('**/*.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER_MS));
      await route.continue();
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`http://${hostOf(label, stack.port)}${paths.home('it')}`);
    await hydrated(page);
    const title = await page.title();
    await watchJumps(page);
    for (const path of theme === 4 ? [paths.legal('it'), paths.airports('it')] : [paths.contactUs('it')]) {
      const link = page.getByRole('contentinfo').locator(`[href="${path}"]`).first();
      // What has come near is drawn before the press, which would excuse its moving.
      await link.scrollIntoViewIfNeeded();
      await twoFrames(page);
      await link.click();
      await expect(page).not.toHaveTitle(title);
      await twoFrames(page);
      expect(await page.evaluate(() => window.jumps())).toEqual([]);
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
  });
}
