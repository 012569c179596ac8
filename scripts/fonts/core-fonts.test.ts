import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf, CORE_FONTS, CORE_RANGE, coreFonts } from './core-fonts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('the fonts are cut out of those that are installed', async () => {
  const fonts = await coreFonts();
  for (const { file, font } of fonts) {
    expect(readFileSync(join(CORE_FONTS, file)).equals(font), `${file}: cut the fonts anew`).toBe(true);
  }
});

test('a slow line brings the font of the main theme in its first answer', async () => {
  const [font] = (await coreFonts()).filter(({ file }) => file.startsWith('plus-jakarta-sans'));
  // Ten packets, without the head of the answer.
  expect(font?.font.length).toBeLessThan(14_000);
});

test('style sheets ask for them with the range that they were cut to', () => {
  const sheets = globSync('web/theme/fonts/*.css', { cwd: ROOT });
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
  const files = globSync('locales/{en,it,fr}/*.ts', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(60);
  const others = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8')].filter(
      (character) => character !== '\n' && !core.has(character),
    ),
  );
  // A key that computers of one maker have.
  expect(new Set(others)).toEqual(new Set(['⌘']));
});
