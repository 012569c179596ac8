import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Half-way through a transition colours are neither the ones before nor the ones after. What was just pressed starts its
 * transition with the next frame.
 */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      const running = document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
      });
      if (running.length === 0) return;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

/** Fails with every violation of WCAG 2.2 A and AA that axe finds on the page as it is now, and where. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await transitionsEnd(page);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
