import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hasPage } from '@nolo/site/app/theme-four-only.ts';
import { languages, publicPages, type Examples, type Language, type PublicPage } from './public-pages.ts';
import { hydrated } from './hydrated.ts';
import { hostOf, sites } from './sites.ts';

/** `npm run test:themes`: every page in every theme, on a day of its own, so that cars and prices are the same too. */
export const isCompleteLooks = process.env['LOOKS'] !== undefined;
const isUpdate = process.env['LOOKS'] === 'update';

export type Look = { kind: PublicPage; site: (typeof sites)[number]; language: Language };

/** Enough to know by its shape whether a theme has an address. */
const anyExamples: Examples = {
  car: { id: 1, slug: 'a' },
  make: { carMake: 'a', carMakeId: 1 },
  type: { carType: 'a', carTypeId: 1 },
};

/** Every page in every theme that has it; in one language, in turn: they share structure and colours. */
const everyLook: readonly Look[] = publicPages.flatMap((kind, index) => {
  const language = languages[index % languages.length] ?? 'en';
  const address = kind.address(language, anyExamples);
  return sites.filter(({ theme }) => hasPage(theme, address)).map((site) => ({ kind, site, language }));
});

/** All of them; in `npm test` each page in one theme, in turn. */
export const looks: readonly Look[] = isCompleteLooks
  ? everyLook
  : publicPages.flatMap((kind, index) => {
      const ofThis = everyLook.filter((look) => look.kind === kind);
      return ofThis[index % ofThis.length] ?? [];
    });

export const originOf = ({ site }: Look, port: number): string => `http://${hostOf(site.label, port)}`;

/** What is seen is there: fonts, pictures, and what the scripts ask for in place of a skeleton. */
export async function isPainted(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('[class*=breathe], [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Also what the page draws once it is near (`app.css`): the picture shows all of it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  // Also those that a row hides at its end: they would be loaded once it is scrolled.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

const FOLDER = join(import.meta.dirname, '..', 'looks');

/** So small that glyphs of one browser version or another are the same grey. */
const SCALE = { 390: 2, 1440: 3 } as const;
/** Pixels of the stored picture in a row of a square that is compared as one colour. */
const SQUARE = 12;
/** Of 255, in the mean colour of a square. */
const SEEN = 14;
/** Of all squares: a word that is another is less, a button that has moved is more. */
const MOST_DIFFERENT = 0.006;

type Pixels = { data: Buffer; width: number; height: number };

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Mean red, green and blue of each square, row by row. */
function squaresOf({ data, width, height }: Pixels): number[] {
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const sums = new Float64Array(columns * rows * 3);
  const counts = new Uint32Array(columns * rows);
  for (let at = 0; at < width * height; at += 1) {
    const square = Math.floor(Math.floor(at / width) / SQUARE) * columns + Math.floor((at % width) / SQUARE);
    counts[square] = (counts[square] ?? 0) + 1;
    for (const channel of [0, 1, 2])
      sums[square * 3 + channel] = (sums[square * 3 + channel] ?? 0) + (data[at * 3 + channel] ?? 0);
  }
  return [...sums].map((sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1));
}

/** The share of squares whose colour is seen to be another. */
function shareOfDifferent(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const [left, right] = [squaresOf(a), squaresOf(b)];
  let different = 0;
  for (let at = 0; at < left.length; at += 3) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)) > SEEN,
    );
    if (isOther) different += 1;
  }
  return different / (left.length / 3);
}

/** Two screens of the page as it is at `width`, against the stored picture. The new one is kept where it differs. */
export async function expectLook(page: Page, { kind, site }: Look, width: 390 | 1440): Promise<void> {
  await page.setViewportSize({ width, height: width === 390 ? 1500 : 1700 });
  await isPainted(page);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const taken = await sharp(shot)
    .resize({ width: width / SCALE[width] })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  const name = `${kind.name.replaceAll(' ', '-')}-${site.theme}-${width}.webp`;
  if (isUpdate) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, name), taken);
    return;
  }
  const stored = await readFile(join(FOLDER, name));
  const share = shareOfDifferent(await pixelsOf(stored), await pixelsOf(taken));
  if (share > MOST_DIFFERENT) {
    const results = join(FOLDER, '..', '..', '..', 'test-results');
    await mkdir(results, { recursive: true });
    await writeFile(join(results, name), taken);
  }
  expect(share, `${name}: see test-results/${name}`).toBeLessThanOrEqual(MOST_DIFFERENT);
}
