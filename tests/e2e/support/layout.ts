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

/** Texts that their box cuts off: dates, the order of a list, names of buttons. */
export function textsCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(span, p, a, button, select, h1, h2, h3, label)')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );
}
