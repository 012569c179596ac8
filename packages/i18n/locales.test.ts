import { readdirSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Texts } from './texts.ts';

type Dictionary = Record<string, string>;

const namespaces = readdirSync(new URL('en/', import.meta.url)).map((file) => file.replace('.ts', ''));
const load = async (lang: string, namespace: string) =>
  ((await import(`./${lang}/${namespace}.ts`)) as { default: Dictionary }).default;
const placeholders = (text: string) => [...text.matchAll(/\{\{[^}]+\}\}/g)].map(([match]) => match).sort();

describe.each(['it', 'fr'])('%s', (lang) => {
  test.each(namespaces)(
    '%s says everything the English one says, with the same blanks',
    async (namespace) => {
      const [english, texts] = [await load('en', namespace), await load(lang, namespace)];
      const wrong = Object.entries(english).filter(([key, text]) => {
        const own = texts[key]?.trim();
        return !own || placeholders(own).join() !== placeholders(text).join();
      });
      expect(wrong).toEqual([]);
    },
  );
});

test.each(['en', 'it', 'fr'])('%s: a number of seats stays in one line with its word', async (lang) => {
  const { seats_one, seats_other } = await load(lang, 'search');
  expect([seats_one, seats_other]).toEqual([
    expect.stringMatching(/^\{\{count\}\}\u00a0/),
    expect.stringMatching(/^\{\{count\}\}\u00a0/),
  ]);
});

test('a translation must have every key and may add the plural of millions', () => {
  type English = {
    readonly greeting: 'Hello';
    readonly cars_one: '{{count}} car';
    readonly cars_other: '{{count}} cars';
  };
  expectTypeOf<{ greeting: string; cars_one: string; cars_other: string }>().toExtend<Texts<English>>();
  expectTypeOf<{
    greeting: string;
    cars_one: string;
    cars_many: string;
    cars_other: string;
  }>().toExtend<Texts<English>>();
  expectTypeOf<{ greeting: string; cars_one: string }>().not.toExtend<Texts<English>>();
});
