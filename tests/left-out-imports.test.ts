import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What browsers do not get (`server/ssr/lean-react.ts`, `lean-router.ts`): with it a page works on the server only. */
const leftOut: Record<string, readonly string[]> = {
  react: ['Activity', 'SuspenseList', 'ViewTransition', 'unstable_SuspenseList', 'useActionState'],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ],
  'react-router': [
    'Form',
    'PrefetchPageLinks',
    'useActionData',
    'useBlocker',
    'useFetcher',
    'useFetchers',
    'useSubmit',
  ],
};
const IMPORT = /import\s*\{([^}]*)\}\s*from '([\w-]+)'/g;
/** A form's action is written as a string or made by `paths`; a function would be sent nowhere. */
const ELEMENT = new RegExp(
  [
    String.raw`<Fragment\s[^>]*\bref=`,
    String.raw`<(?:link|style)\s[^>]*\bprecedence=`,
    String.raw`<script\s[^>]*\basync\b`,
    String.raw`<form\s[^>]*\baction=\{(?!\x60|paths\.)`,
    String.raw`\bformAction=`,
    String.raw`<[a-z]+\s[^>]*\bon(?:Select|BeforeInput)=`,
  ].join('|'),
);

function leftOutIn(source: string): string[] {
  const names = [...source.matchAll(IMPORT)].flatMap(([, list = '', library = '']) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^type\s+|\s+as\s+.*$/g, ''))
      .filter((name) => leftOut[library]?.includes(name)),
  );
  return [...names, ...(ELEMENT.exec(source) ?? [])];
}

it('finds what is left out', () => {
  expect(leftOutIn("import { use,\n  useActionState as ask } from 'react';")).toEqual(['useActionState']);
  expect(leftOutIn("import { Link, useFetcher } from 'react-router';")).toEqual(['useFetcher']);
  for (const element of [
    '<link rel="stylesheet"\n precedence="default" />',
    '<form method="post" action={send}>',
    '<button formAction={send}>',
    '<input onSelect={note} />',
  ]) {
    expect(leftOutIn(element)).toHaveLength(1);
  }
  expect(
    leftOutIn('<form action={paths.home(language)}><form action={`/${path}`}><Tabs onSelect={open} />'),
  ).toEqual([]);
  expect(leftOutIn("import { useState } from 'react';\nimport { Form } from './form.tsx';")).toEqual([]);
});

it('no page asks for what browsers do not get', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: ROOT });
  const found = files.flatMap((file) =>
    leftOutIn(readFileSync(join(ROOT, file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
