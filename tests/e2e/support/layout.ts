import { expect, type Page } from '@playwright/test';

/** Nothing sticks out to the right: WCAG 1.4.10 at 320 px. Names what does. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  expect(await page.evaluate(tooWide)).toEqual([]);
}

type Window = { width: number; percent?: 200 };

/**
 * Telephones, both sides of where the layout changes, wide screens; and text twice as large (WCAG 1.4.4). The size of
 * text here is the page's own: media queries in `rem` follow the browser's alone, and stay where they are.
 */
const windows: readonly Window[] = [
  ...[320, 390, 820, 920, 1024, 1180, 1440, 1920].map((width) => ({ width })),
  { width: 640, percent: 200 },
  { width: 320, percent: 200 },
];

/** No text is cut or broken inside a word and nothing sticks out, whatever the window and the size of text. The page is left as it was. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { width, percent = 100 } of windows) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(setTextSize, `${percent}%`);
    const wrong = [
      ...(await page.evaluate(tooWide)),
      ...(await page.evaluate(textsCut)),
      // Twice as large, a long word may be longer than its line.
      ...(percent === 100 ? await page.evaluate(wordsBroken) : []),
    ];
    found.push(...wrong.map((what) => `${where}, ${width} px, ${percent}%: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(setTextSize, '');
  expect(found).toEqual([]);
}

// What follows runs in the page.

/** Until what answers a resize has been drawn. */
async function setTextSize(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  await new Promise((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  });
}

function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const culprits = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [
    `${scrollWidth} px of ${clientWidth} px`,
    ...culprits.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
  ];
}

/** Texts whose right end or last line their box cuts off: dates, the order of a list, names of buttons. */
function textsCut(): string[] {
  const texts = 'span, p, a, button, select, h1, h2, h3, h4, label, li, dt, dd, th, td, summary, legend';
  return [...document.querySelectorAll<HTMLElement>(`body :is(${texts})`)]
    .filter((element) => element.clientWidth > 1 && element.checkVisibility() && !element.closest('.sr-only'))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isNarrow = element.scrollWidth > element.clientWidth + 1;
      const isLow = element.scrollHeight > element.clientHeight + 3;
      return (/hidden|clip/.test(overflowX) && isNarrow) || (/hidden|clip/.test(overflowY) && isLow);
    })
    .map(({ tagName, textContent }) => `cut: ${tagName} ${textContent.trim().slice(0, 60)}`);
}

/** Words on two lines that have no place to be parted at. */
function wordsBroken(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode;
    const shown = text.parentElement;
    if (!shown?.checkVisibility() || shown.closest('.sr-only, option, script, style')) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]{4,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...more] = range.getClientRects();
      if (first && more.some(({ top }) => top > first.bottom - 2)) found.push(`broken: ${word}`);
    }
  }
  return found;
}
