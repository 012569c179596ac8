import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { charactersOf, CORE_FONTS, CORE_RANGE, coreFonts } from './core-fonts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let fonts: Awaited<ReturnType<typeof coreFonts>>;

beforeAll(async () => {
  fonts = await coreFonts();
});

test('the fonts are cut out of those that are installed', () => {
  for (const { file, font } of fonts) {
    expect(readFileSync(join(CORE_FONTS, file)).equals(font), `${file}: cut the fonts anew`).toBe(true);
  }
});

test('a slow line brings the font of the main theme in its first answer', () => {
  const main = fonts.find(({ file }) => file.startsWith('plus-jakarta-sans'));
  // Ten packets, without the head of the answer.
  expect(main?.font.length).toBeLessThan(14_000);
});

test('style sheets ask for them with the range that they were cut to', () => {
  const sheets = globSync('packages/ui/theme/fonts/*.css', { cwd: ROOT });
  const core = sheets
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .filter((css) => css.includes('/core/'));
  expect(core).toHaveLength(3);
  for (const css of core) {
    const face = css.split('@font-face').find((one) => one.includes('/core/'));
    const range = /unicode-range:([^;]*);/.exec(face ?? '')?.[1];
    expect(charactersOf(range?.replaceAll(/\s+/g, ' ') ?? '')).toBe(charactersOf(CORE_RANGE));
  }
});

test('texts of the three languages need nothing else', () => {
  const core = new Set(charactersOf(CORE_RANGE));
  const files = globSync('packages/i18n/{en,it,fr}/*.ts', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(60);
  const texts = files.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('');
  const others = new Set(texts.match(/[^\n]/gu)?.filter((character) => !core.has(character)));
  // A key that computers of one maker have.
  expect(others).toEqual(new Set(['⌘']));
});
