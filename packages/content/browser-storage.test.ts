import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLegalDocument } from './load-content.ts';
import { sessionCookie } from '@nolo/api/platform/sessions.ts';
import { languageCookie, languages } from '@nolo/i18n/language.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const sources = new Map(
  globSync('{apps/*,packages/{ui,i18n,domain}}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/build/**'],
  })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);

/** What puts something into a browser, and the name under which it does. */
const WRITES =
  /(?:(?:deviceStorage|tabStorage)\.write(?!\(\w+, null\))|sessionStorage\.setItem|caches\.open|indexedDB\.open)\(\s*([\w.]+(?=[,)])|'[^']+')/g;
/** Every other way to say so, lest one goes unseen. */
const MENTIONS =
  /\b(?:(?:local|session)Storage(?:\.setItem\(|\.\w+ = |\[)|(?:device|tab)Storage\.write\((?!\w+, null\))|caches\.open\(|indexedDB\.open\()/g;

/** Names that are put together or handed on, where they are written. */
const HANDED_ON: Partial<Record<string, readonly string[]>> = {
  'apps/site/shared/forms/draft.ts': ['draft:'],
  'apps/site/app/remember-website.ts': ['contractor_id', 'company_id', 'theme_count'],
};

/** The text behind the name of a constant: of the same file, or of the one that exports it. */
function valueOf(file: string, name: string): string | undefined {
  const text = new RegExp(`const ${name} = '([^']+)'`);
  const exported = new RegExp(`export const ${name} = '([^']+)'`);
  const elsewhere = [...sources.values()].map((source) => exported.exec(source)?.[1]);
  return text.exec(sources.get(file) ?? '')?.[1] ?? elsewhere.find((value) => value !== undefined);
}

function keysOfFile(file: string, source: string): (string | undefined)[] {
  return (
    HANDED_ON[file]?.slice() ??
    [...source.matchAll(WRITES)].map(([, name = '']) =>
      name.startsWith("'") ? name.slice(1, -1) : valueOf(file, name),
    )
  );
}

const writers = [...sources].filter(([, source]) => source.search(MENTIONS) >= 0);
/** Names of cookies as they are over HTTPS: one that scripts read, and those that `setTokenCookie` sets. */
const deviceCookie = `${valueOf('apps/api/accounts/device-cookie.ts', 'NAME')}`;
const cookies = [
  languageCookie(true),
  ...[deviceCookie, sessionCookie('business'), sessionCookie('staff')].map((name) => `__Host-${name}`),
];

test('every name under which the code keeps something in a browser is found', () => {
  for (const [file, source] of writers) {
    const keys = keysOfFile(file, source);
    expect(keys, file).not.toContain(undefined);
    const writes = HANDED_ON[file] ? keys.length : [...source.matchAll(MENTIONS)].length;
    expect(keys, file).toHaveLength(writes);
    const named = (key: string) => [...sources.values()].some((text) => text.includes(key));
    expect(HANDED_ON[file]?.filter((key) => !named(key)) ?? [], file).toEqual([]);
  }
  // One that is set anywhere else than where cookies have their names.
  const setters = [...sources].filter(([, source]) => /document\.cookie = |'set-cookie', /i.test(source));
  expect(setters.map(([file]) => file).toSorted()).toEqual([
    'apps/api/platform/host-cookie.ts',
    'apps/site/i18n/remember-language.ts',
  ]);
});

describe.each(languages)('the cookie policy, in %s', (language) => {
  const entity = { company: 'C', vat: 'V', address: 'A', email: 'E', site: 'S' };
  const keys = writers.flatMap(([file, source]) => keysOfFile(file, source));
  // The router's own name for how far pages were scrolled (`ScrollRestoration`).
  const all = [...keys, ...cookies, 'react-router-scroll-positions'];

  test.each([...new Set(all)])('names %s', async (key) => {
    const { articles } = await loadLegalDocument('cookies', language, entity);
    const items = articles.flatMap(({ text }) => text.flatMap((block) => block));
    // Whole: 'document_link' does not stand for 'document_link_browsers'.
    const whole = new RegExp(`(?<![\\w-])${key}(?![\\w])`);
    expect(items.filter((item) => whole.test(item))).not.toEqual([]);
  });
});
