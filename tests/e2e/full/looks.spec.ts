import { expectNoAxeViolations } from '../support/axe.ts';
import { expectDrawnInOrder } from '../support/layout.ts';
import { expectLook, isCompleteLooks, isPainted, looks, originOf } from '../support/looks.ts';
import { readExamples } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** By how much of the screen things have jumped. */
    shifted: number;
  }
}

/** What search engines call good. Where fonts come at once there is none; on a busy machine they come after the text. */
const MOST_SHIFT = 0.1;

for (const [index, look] of looks.entries()) {
  const { kind, site, language } = look;
  test(`${kind.name}, theme ${site.theme}, in ${language}: accessible, in its own font, nothing jumps, as it was drawn`, async ({
    page,
    stack,
    database,
    watch,
  }) => {
    // Without the token of a mail's link there is no application.
    watch.allow(400, '/application/status');
    const fonts = new Set<string>();
    page.on('request', (request) => {
      const [, family] =
        /\/(roboto|poppins|montserrat|plus-jakarta-sans)-[^/]*\.woff2/.exec(request.url()) ?? [];
      if (family) fonts.add(family);
    });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          if ('value' in shift && 'hadRecentInput' in shift && shift.hadRecentInput === false)
            window.shifted += Number(shift.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(
      originOf(look, stack.port) + kind.address(language, await readExamples(database, site.company)),
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', String(site.theme));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isPainted(page);
    if (isCompleteLooks) expect(await page.evaluate(() => window.shifted)).toBeLessThan(MOST_SHIFT);
    await expectDrawnInOrder(page, kind.name);
    // Axe takes most of the time: in `npm test` one width, in turn.
    if (isCompleteLooks || index % 2 === 0) await expectNoAxeViolations(page);
    // What follows the day and others' bookings is drawn alike only on the day of the complete run.
    if (isCompleteLooks || !kind.showsCars) await expectLook(page, look, 390);
    await page.setViewportSize({ width: 1440, height: 900 });
    if (isCompleteLooks || index % 2 === 1) await expectNoAxeViolations(page);
    if (isCompleteLooks || !kind.showsCars) await expectLook(page, look, 1440);
    expect([...fonts]).toEqual([site.font]);
  });
}
