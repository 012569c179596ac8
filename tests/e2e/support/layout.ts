import { expect, type Page } from '@playwright/test';

/** Nothing sticks out to the right: WCAG 1.4.10 at 320 px. Names what does. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth} px of ${clientWidth} px`,
      ...culprits.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
  expect(tooWide).toEqual([]);
}
