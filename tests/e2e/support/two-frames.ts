import type { Page } from '@playwright/test';

/** Until the page has been drawn twice: what it was about to draw is seen. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  });
