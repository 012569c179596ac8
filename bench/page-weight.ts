import { limitOf } from '@nolo/scripts/development/page-limits.ts';
import type { Stack } from '@nolo/tests/e2e/support/stack.ts';
import { benchPages, benchThemePages } from './bench-pages.ts';
import { firstVisit, launchChromium, type Weight } from './first-visit.ts';
import type { BenchRow } from './bench-row.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function rowsOf(name: string, gzip: Weight, brotli: Weight): BenchRow[] {
  const most = limitOf(name);
  return [
    {
      name: `${name}: JavaScript on first visit, gzip`,
      figure: `${kB(gzip.Script)} kB (Brotli ${kB(brotli.Script)})`,
      target: most === undefined ? '-' : `<= ${most} kB`,
      met: most === undefined || gzip.Script <= most * 1000,
    },
    {
      name: `${name}: HTML + CSS + font + images + other, gzip`,
      figure: `${[gzip.Document, gzip.Stylesheet, gzip.Font, gzip.Image, gzip.Other].map(kB).join(' + ')} kB`,
      target: '-',
      met: true,
    },
  ];
}

/** A tenant's page in one row: themes differ in font, pictures and layout, hardly in scripts. */
function themeRow(name: string, gzip: Weight): BenchRow {
  const parts = [gzip.Script, gzip.Document, gzip.Stylesheet, gzip.Font, gzip.Image, gzip.Other];
  return {
    name: `${name}: JavaScript + HTML + CSS + font + images + other, gzip`,
    figure: `${parts.map(kB).join(' + ')} kB`,
    target: '-',
    met: true,
  };
}

/** What each page transfers on a first visit with a telephone, map not opened; then those of themes 1 to 3. */
export async function benchPageWeight(stack: Stack): Promise<BenchRow[]> {
  const browser = await launchChromium();
  try {
    const rows: BenchRow[] = [];
    for (const { name, address } of await benchPages(stack)) {
      const gzip = await firstVisit(browser, address, 'gzip');
      rows.push(...rowsOf(name, gzip, await firstVisit(browser, address, 'br')));
    }
    for (const { name, address } of await benchThemePages(stack)) {
      rows.push(themeRow(name, await firstVisit(browser, address, 'gzip')));
    }
    return rows;
  } finally {
    await browser.close();
  }
}
