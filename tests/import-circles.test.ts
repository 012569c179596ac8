import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS =
  'domain,contract,locales,content,db,document-reader,server,web,payments-sandbox,tests,bench,scripts';
/** `import … from './x.ts'`, `export … from`, `import './x.ts'` and, in types or loaded later, `import('./x.ts')`. */
const IMPORT = /(?:^(?:import|export)\b[^;'"]*?from |^import |\bimport\()'(\.[^']+)'/gm;

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path));
}

/** The first circle met from `file`, its files in order; null: none. `clear` gathers files without one. */
function circleFrom(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
  clear: Set<string>,
  way: readonly string[] = [],
): string[] | null {
  if (clear.has(file)) return null;
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  for (const next of imports.get(file) ?? []) {
    const circle = circleFrom(next, imports, clear, [...way, file]);
    if (circle) return circle;
  }
  clear.add(file);
  return null;
}

// The linter's `import/no-cycle` does not count imports of types.
test('no file imports itself by way of others, not even its types', () => {
  const files = globSync(`{${FOLDERS}}/**/*.{ts,tsx}`, { cwd: ROOT }).map((file) => join(ROOT, file));
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const clear = new Set<string>();
  const circles = files.map((file) => circleFrom(file, imports, clear)).filter((circle) => circle !== null);
  expect(circles.map((circle) => circle.map((file) => relative(ROOT, file)).join(' -> '))).toEqual([]);
  expect([...imports.values()].flat().length).toBeGreaterThan(files.length);
});
