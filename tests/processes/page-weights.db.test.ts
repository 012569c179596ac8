import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildPages } from '@nolo/scripts/development/build-pages.ts';
import {
  MORE_THAN_HOME_KB,
  pageLimits,
  PORTAL_KB,
  STYLES_KB,
} from '@nolo/scripts/development/page-limits.ts';
import { pageRoutes, scriptsOf, stylesOf, type BuiltFile } from '@nolo/scripts/development/page-scripts.ts';

const APPS = join(import.meta.dirname, '..', '..', 'apps');
const BUILD = join(APPS, 'site', 'build');

beforeAll(buildPages);

const kB = (bytes: number) => Math.ceil(bytes / 100) / 10;
const sum = (files: readonly BuiltFile[]) => files.reduce((total, { gzip }) => total + gzip, 0);

/** What is too heavy, with the files to look at first; null when nothing is. */
function excess(what: string, files: readonly BuiltFile[], most: number): string | null {
  if (sum(files) <= most * 1000) return null;
  const heaviest = files.slice(0, 8).map(({ name, gzip }) => `${name} ${kB(gzip)}`);
  return `${what}: ${kB(sum(files))} kB, at most ${most}. The heaviest of ${files.length} files: ${heaviest.join(', ')}`;
}

test.each(pageLimits)('$page loads no more scripts than $javascript kB', ({ page, route, javascript }) => {
  expect(excess(`JavaScript of '${page}' (${route})`, scriptsOf(BUILD, route), javascript)).toBeNull();
});

test('no other page loads much more than home', () => {
  const home = sum(scriptsOf(BUILD, 'routes/home')) / 1000;
  const routes = pageRoutes(BUILD).filter((id) => !pageLimits.some(({ route }) => route === id));
  expect(routes).toContain('routes/checkout');
  const tooHeavy = routes.map((route) => excess(route, scriptsOf(BUILD, route), home + MORE_THAN_HOME_KB));
  expect(tooHeavy.filter((what) => what !== null)).toEqual([]);
});

test.each(['business', 'backoffice'])(
  '%s starts with no more scripts than it may, its texts aside',
  (app) => {
    const dist = join(APPS, app, 'dist');
    const names = readFileSync(join(dist, 'index.html'), 'utf8').match(/assets\/[^"]+\.js/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    const files = names.map((name) => ({ name, gzip: gzipSync(readFileSync(join(dist, name))).length }));
    expect(excess(`JavaScript of ${app}`, files, PORTAL_KB)).toBeNull();
  },
);

test('the style sheets stay small', () => {
  expect(excess('CSS', stylesOf(BUILD, 'routes/home'), STYLES_KB)).toBeNull();
});

test('what search engines read in the HTML is in no script', () => {
  const scripts = globSync('*.js', { cwd: join(BUILD, 'client', 'assets') });
  expect(scripts.length).toBeGreaterThan(50);
  const textOf = (name: string) => readFileSync(join(BUILD, 'client', 'assets', name), 'utf8');
  // With its slashes: zod has addresses of json-schema.org.
  expect(scripts.filter((name) => /BreadcrumbList|FAQPage|\/\/schema\.org/.test(textOf(name)))).toEqual([]);
});

test('a page that is too heavy is named, with its heaviest files', () => {
  const files = [
    { name: 'frame.js', gzip: 100_000 },
    { name: 'home.js', gzip: 60_000 },
  ];
  expect(excess('home', files, 150)).toBe(
    'home: 160 kB, at most 150. The heaviest of 2 files: frame.js 100, home.js 60',
  );
});
