import { expect, type Page, type ViewportSize } from '@playwright/test';

/** Nothing sticks out to the right: WCAG 1.4.10 at 320 px. Names what does. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  expect(await page.evaluate(tooWide)).toEqual([]);
}

type Window = { width: number; percent?: 200 };

/**
 * Telephones, both sides of where the layout changes, wide screens; and text twice as large (WCAG 1.4.4). The size of
 * text here is the page's own: media queries in `rem` follow the browser's alone, and stay where they are.
 * In an order in which the page is laid out anew as seldom as possible: most tests begin and end at 320 px.
 */
const windows: readonly Window[] = [
  { width: 320, percent: 200 },
  { width: 390, percent: 200 },
  { width: 640, percent: 200 },
  ...[820, 920, 1024, 1180, 1440, 1920, 390, 320].map((width) => ({ width })),
];

/** No text is cut or broken inside a word and nothing sticks out, whatever the window and the size of text. The page is left as it was. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { width, percent = 100 } of windows) {
    await resize(page, { width, height: 900 });
    const wrong = await page.evaluate<string[]>(`(${findWrong})(${percent})`);
    found.push(...wrong.map((what) => `${where}, ${width} px, ${percent}%: ${what}`));
  }
  if (before) await resize(page, before);
  await page.evaluate(setTextSize, '');
  expect(found).toEqual([]);
}

/** Asks the browser only where it makes a difference. */
async function resize(page: Page, size: ViewportSize): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}
// What follows runs in the page.

/**
 * Until what answers a resize has been drawn. Chromium without a window was seen to draw a page never again after a
 * resize: its layout, which is all that is read here, is right all the same.
 */
async function setTextSize(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 2000);
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
    .filter((element) => {
      // The sizes first: hardly any element is left for the questions that take longer.
      const isNarrow = element.scrollWidth > element.clientWidth + 1;
      const isLow = element.scrollHeight > element.clientHeight + 3;
      if (element.clientWidth <= 1 || !(isNarrow || isLow)) return false;
      if (!element.checkVisibility() || element.closest('.sr-only')) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return (/hidden|clip/.test(overflowX) && isNarrow) || (/hidden|clip/.test(overflowY) && isLow);
    })
    .map(({ tagName, textContent }) => `cut: ${tagName} ${textContent.trim().slice(0, 60)}`);
}

/** Texts that stand beyond the right end of their button, of a card, of what hides whatever sticks out: over or under their neighbour. */
function textsSpilled(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const text = nodes.currentNode;
    const shown = text.parentElement;
    const box = shown?.closest('button, article, .overflow-hidden');
    if (!box || !shown?.checkVisibility() || shown.closest('.sr-only, option, script, style')) continue;
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)
      found.push(`spilled: ${text.nodeValue?.trim().slice(0, 60)}`);
  }
  return found;
}

/** Any choice of a list that is wider than its field, and hints of empty fields that are: what somebody wrote may be. */
function fieldsCut(hasHints: boolean): string[] {
  const copy = document.body.appendChild(document.createElement('span'));
  const selector = hasHints ? 'select, input[placeholder]' : 'select';
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)];
  const found = fields.flatMap((field) => {
    const isList = field instanceof HTMLSelectElement;
    const texts = isList ? [...field.options].map(({ label }) => label) : [field.placeholder];
    if (field.clientWidth <= 1 || !field.checkVisibility() || !(isList || field.value === '')) return [];
    const { font, fontVariantNumeric, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
    Object.assign(copy.style, {
      font,
      fontVariantNumeric,
      letterSpacing,
      position: 'absolute',
      whiteSpace: 'pre',
    });
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // One under the other: the box is as wide as the widest of them.
    copy.textContent = texts.join('\n');
    return copy.getBoundingClientRect().width > room + 1
      ? [`cut: ${field.tagName} ${texts.join(' / ')}`]
      : [];
  });
  copy.remove();
  return found;
}

/** Signs between two facts that begin a line. */
function signsFirst(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const text = nodes.currentNode;
    const at = text.nodeValue?.indexOf('·') ?? -1;
    const block = text.parentElement?.closest('p, li, dd, dt, div, h1, h2, h3');
    if (at < 0 || !block?.checkVisibility() || text.parentElement?.closest('.sr-only, script, style'))
      continue;
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const sign = range.getBoundingClientRect();
    range.selectNodeContents(block);
    const all = [...range.getClientRects()];
    const hasLineAbove = all.some(({ bottom }) => bottom <= sign.top + 3);
    const isFirst = !all.some(
      ({ left, top, bottom }) => left < sign.left - 1 && top < sign.bottom - 3 && bottom > sign.top + 3,
    );
    if (hasLineAbove && isFirst) found.push(`begins with a sign: ${block.textContent.trim().slice(0, 60)}`);
  }
  return found;
}

/** Words, dates, times, amounts and numbers of bookings that are parted, with fewer letters a line than that on average. */
function wordsBroken(lettersALine: number): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const text = nodes.currentNode;
    const shown = text.parentElement;
    // On one line no word is parted: most texts need no look at their words.
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) continue;
    if (!shown?.checkVisibility() || shown.closest('.sr-only, [style*=clip], option, script, style'))
      continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
      /NL-\d+|\d+:\d\d\s[AP]M|\d\d-\d\d-\d{4}|[\d.]+,\d\d\u00a0€|[\p{L}\d]{4,}|\b[A-Z]\d[A-Z]?\b/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && lines.size > Math.ceil(word.length / lettersALine)) found.push(`broken: ${word}`);
    }
  }
  return found;
}

/** Texts that are drawn only when they are near are laid out for good: for each of them anew takes several times as long. */
function layOutAll(isAll: boolean): void {
  for (const box of document.querySelectorAll<HTMLElement>('[class*=drawn-when-near]'))
    box.style.contentVisibility = isAll ? 'visible' : '';
}

/** All of the above in one question to the page, with the size of text in percent. */
const findWrong = `async (percent) => {
  ${[setTextSize, tooWide, textsCut, textsSpilled, fieldsCut, signsFirst, wordsBroken, layOutAll].map(String).join('\n')}
  await setTextSize(percent + '%');
  const wide = tooWide();
  layOutAll(true);
  // The label says what an empty field is for, also where its hint is cut.
  const wrong = [...wide, ...textsCut(), ...textsSpilled(), ...fieldsCut(percent === 100)];
  if (percent === 100) wrong.push(...signsFirst(), ...wordsBroken(Infinity));
  // Twice as large, a long word may be longer than its line; it is no column of letters.
  else wrong.push(...wordsBroken(3));
  layOutAll(false);
  return wrong;
}`;

/** Nothing stands above what comes before it in the document: a browser paints what it has read, and it would jump. */
export async function expectDrawnInOrder(page: Page, what: string): Promise<void> {
  const jumping = await page.evaluate(() => {
    const parents = new Set<Element | null>();
    for (const element of document.querySelectorAll('main *'))
      if (getComputedStyle(element).order !== '0') parents.add(element.parentElement);
    return [...parents].flatMap((parent) => {
      const boxes = [...(parent?.children ?? [])]
        .map((child) => ({ name: child.className, box: child.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0);
      return boxes.filter(({ box }, at) => boxes.slice(at).some((later) => later.box.bottom <= box.top));
    });
  });
  expect(
    jumping.map(({ name }) => name),
    what,
  ).toEqual([]);
}
