import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
// Decision records are history: what they name may have moved since.
const documents = [
  '*.md',
  'docs/*.md',
  '{web,tests,document-reader,payments-sandbox,locales}/**/*.md',
].flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }));

/** `folder/file.ts`, `folder/file.ts#symbol` or `folder/file.spec.ts > what it says`, in backticks. */
const REFERENCE = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql|css|md|json))(?:#(\w+)| > ([^`]+))?`/g;

type Reference = { path: string; symbol: string | undefined; title: string | undefined };

function referencesOf(document: string): Reference[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return [...text.matchAll(REFERENCE)]
    .map(([, path = '', symbol, title]) => ({ path, symbol, title }))
    .filter(({ path }) => !path.startsWith('.data/'));
}

/** A path counts from the project's root, or from the document's own folder. */
function fileOf(document: string, path: string): string | undefined {
  return [join(ROOT, path), join(ROOT, dirname(document), path)].find((file) => existsSync(file));
}

function whatIsWrong(document: string, { path, symbol, title }: Reference): string | null {
  const file = fileOf(document, path);
  if (file === undefined) return `${path} is not there`;
  const text = readFileSync(file, 'utf8');
  if (
    symbol !== undefined &&
    !new RegExp(`\\b(function|const|type|interface|class) ${symbol}\\b`).test(text)
  ) {
    return `${path} has no ${symbol}`;
  }
  return title === undefined || text.includes(title) ? null : `${path} has no test '${title}'`;
}

describe('what the documents name is there', () => {
  test.each(documents)('%s', (document) => {
    expect(referencesOf(document).flatMap((reference) => whatIsWrong(document, reference) ?? [])).toEqual([]);
  });
});

test('each of the ten questions in docs/finding-things.md is answered by a place', () => {
  const sections = readFileSync(join(ROOT, 'docs/finding-things.md'), 'utf8').split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThanOrEqual(10);
  for (const section of sections) expect([...section.matchAll(REFERENCE)], section).not.toEqual([]);
});
