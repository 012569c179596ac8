import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..', '..');
export const CORE_FONTS = join(ROOT, 'packages', 'ui', 'theme', 'fonts', 'core');

/** Without fractions and figures of other widths, which no page asks for. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** English, Italian and French, with their money and marks: as the style sheets say it in `unicode-range`. */
export const CORE_RANGE =
  'U+20-7E, U+A0, U+A9, U+AB, U+B0, U+B7, U+BB, U+C0-C2, U+C7-CA, U+CE, U+D4, U+D7, U+E0-E2, U+E7-EF, U+F2-F4, U+F9-FB, U+153, U+2013, U+2019, U+201C-201D, U+2026, U+202F, U+20AC, U+2212';

/** The variable fonts, with the weights that pages use. */
const FONTS = {
  'plus-jakarta-sans': { min: 400, max: 800 },
  roboto: { min: 400, max: 900 },
  montserrat: { min: 400, max: 700 },
};

/** The characters of a `unicode-range`. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** What every page shows at once, cut out of each font: a third of its bytes, and one answer of a slow line. */
export async function coreFonts(): Promise<{ file: string; font: Buffer }[]> {
  return Promise.all(
    Object.entries(FONTS).map(async ([name, wght]) => {
      const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
      const font = await subsetFont(await readFile(join(ROOT, source)), charactersOf(CORE_RANGE), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        // Instructions for screens of few pixels, which telephones do not follow: a fifth of Roboto's bytes.
        noHinting: true,
        variationAxes: { wght },
      });
      return { file: `${name}-core.woff2`, font };
    }),
  );
}
