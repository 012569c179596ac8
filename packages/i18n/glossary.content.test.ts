import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from './language.ts';

const headings: Record<Language, string> = { en: 'English', it: 'Italiano', fr: 'Français' };
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** The words of a glossary's last column. */
function forbiddenIn(language: Language): string[] {
  const section = readme.split(`\n## ${headings[language]}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).flatMap((row) => (row.split('|')[3] ?? '').split(',').map((word) => word.trim()));
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const asWords = (words: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${words.map(escaped).join('|')})(?![\p{L}-])`, 'iu');

type Written = { where: string; text: string };

async function rawTextsOf(language: Language): Promise<Written[]> {
  const files = readdirSync(new URL(`${language}/`, import.meta.url));
  const all = await Promise.all(
    files.map(async (file) => {
      const { default: texts } = (await import(`./${language}/${file}`)) as {
        default: Record<string, string>;
      };
      return Object.entries(texts).map(([key, text]) => ({ where: `${language}/${file} ${key}`, text }));
    }),
  );
  return all.flat();
}

async function textsOf(language: Language): Promise<Written[]> {
  const texts = await rawTextsOf(language);
  return texts.map(({ where, text }) => ({ where, text: text.replaceAll(/\{\{\w+\}\}/g, '…') }));
}

describe.each(languages)('%s', (language) => {
  const words = forbiddenIn(language);

  test('has a glossary', () => {
    expect(words.length).toBeGreaterThan(10);
    expect(words).not.toContain('');
  });

  test('says the same thing with the same word', async () => {
    const forbidden = asWords(words);
    const found = (await textsOf(language)).filter(({ text }) => forbidden.test(text));
    expect(found).toEqual([]);
  });
});

/** What prose also says of other things: a sign that reads «Autonoleggio», an uncovered car park, an airport's own drop-off. */
const proseToo = new Set(['autonoleggio', 'scoperto', 'drop-off', 'enregistrement', 'au départ']);
const written = readdirSync(new URL('../content/', import.meta.url), { recursive: true, encoding: 'utf8' });

test.each(languages)(
  '%s: written pages say it so, too; legal documents have words of their own',
  (language) => {
    const forbidden = asWords(forbiddenIn(language).filter((word) => !proseToo.has(word)));
    const pages = written.filter((file) => file.endsWith(`.${language}.ts`) && !file.startsWith('legal'));
    expect(pages.length).toBeGreaterThan(40);
    const found = pages.flatMap((file) => {
      const lines = readFileSync(new URL(`../content/${file}`, import.meta.url), 'utf8').split('\n');
      return lines.filter((line) => forbidden.test(line)).map((line) => ({ file, line }));
    });
    expect(found).toEqual([]);
  },
);

/** 'mot:' at the end or before a blank; '10:00' is none. */
const tightSign = /[^\s\u202f\u00a0][:;!?](?:\s|$)/u;

test('French has a space before its high signs', async () => {
  expect((await textsOf('fr')).filter(({ text }) => tightSign.test(text))).toEqual([]);
});

test('French has it in written pages, too', () => {
  const pages = written.filter((file) => file.endsWith('.fr.ts'));
  expect(pages.length).toBeGreaterThan(40);
  const found = pages.flatMap((file) => {
    const source = readFileSync(new URL(`../content/${file}`, import.meta.url), 'utf8');
    const texts = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(
      ([, one, other]) => one ?? other ?? '',
    );
    return texts.filter((text) => tightSign.test(text)).map((text) => ({ file, text }));
  });
  expect(found).toEqual([]);
});

/** 'la Audi', 'd’Audi', 'a Audi': which article a name takes is known only once it is filled in. */
const articles: Record<Language, RegExp> = {
  en: /\ban? \{\{(?:car|carName|newCarName)\}\}/i,
  it: /\b(?:il|lo|la|una?|uno|del|dello|della|al|allo|alla) \{\{(?:car|name|carName|newCarName)\}\}/i,
  fr: /\b(?:le|la|une?|du|de|au) \{\{(?:car|carName|newCarName)\}\}|\b(?:le|la|une?) \{\{name\}\}/i,
};

test.each(languages)('%s: no article that the name of a car may not bear', async (language) => {
  const found = (await rawTextsOf(language)).filter(({ text }) => articles[language].test(text));
  expect(found).toEqual([]);
});

test.each(languages)('%s: days are said, never multiplied', async (language) => {
  const texts = await rawTextsOf(language);
  expect(texts.filter(({ text }) => /(?<!\p{L})[×x*] ?\{\{|\}\} ?[×x*](?!\p{L})/iu.test(text))).toEqual([]);
});

test('a forbidden word is found whatever its capitals, and not inside another word', () => {
  const forbidden = asWords(['mail', 'drop-off']);
  expect(['your Mail', 'Drop-Off'].every((text) => forbidden.test(text))).toBe(true);
  expect(['e-mail', 'mailbox', 'drop'].some((text) => forbidden.test(text))).toBe(false);
});
