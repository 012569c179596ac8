import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { fieldOf } from '../domain/records.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = 'server,web,domain,contract,locales,content,db,document-reader,payments-sandbox,scripts';
const NOT_PRODUCT = /\.test\.tsx?$|\/test-support\/|\/synthetic\//;
/** What no type can say: what a library leaves open, a brand, text of our own that is read back. */
const MOST = 39;

function isCast(node: object): boolean {
  const type = fieldOf(node, 'type');
  if (type === 'TSTypeAssertion') return true;
  const isConst = fieldOf(fieldOf(fieldOf(node, 'typeAnnotation'), 'typeName'), 'name') === 'const';
  return type === 'TSAsExpression' && !isConst;
}

/** Where a file says of a value what nothing checks: `value as Type`. */
function castsBelow(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(castsBelow);
  return isCast(node) ? [Number(fieldOf(node, 'start')), ...below] : below;
}

test(`the product casts at most ${MOST} times`, () => {
  const files = globSync(`{${FOLDERS}}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !NOT_PRODUCT.test(file),
  );
  const casts = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return castsBelow(parseSync(file, text).program).map(
      (start) => `${file}:${text.slice(0, start).split('\n').length}`,
    );
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(MOST);
});

test('a cast is found, `as const` is none', () => {
  const { program } = parseSync('some.ts', 'f(x as string); const list = [1, 2] as const; g(<number>y);');
  expect(castsBelow(program)).toHaveLength(2);
});
