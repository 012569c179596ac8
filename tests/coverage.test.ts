import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '../contract/api.ts';
import { errorStatus, fieldErrors } from '../contract/error-codes.ts';
import { noticeKinds } from '../domain/account/notice-kinds.ts';
import { BOOKING_STATUSES } from '../domain/booking/booking-state.ts';
import messageTexts from '../locales/en/messages.ts';
import ruleTexts from '../locales/en/validation.ts';
import { rules } from './factories/field-rules.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What a row is about, several things where one test holds them all, and the test that it names first. */
const ROW = /^\| (?:booking |notice )?(`[^|]+`[^|]*)\| `([^`]+)`/gm;
const NAME = /`([\w. -]+)`/g;

const rows = new Map(
  ['docs/coverage-account.md', 'docs/coverage.md']
    .flatMap((path) => [...read(path).matchAll(ROW)])
    .flatMap(([, names = '', file = '']) =>
      [...names.matchAll(NAME)].map(([, name = '']): [string, string] => [name, file]),
    ),
);

test.each(Object.keys(api))('the call %s has a row, which names a test', (name) => {
  expect(rows.get(name)).toMatch(/\.(?:test|spec)\.ts$/);
});

const codes = Object.keys(errorStatus);
const messages = Object.keys(messageTexts);

describe('has a row, and its test provokes it', () => {
  test.each([...codes, ...messages, ...BOOKING_STATUSES, ...noticeKinds])('%s', (what) => {
    expect(read(rows.get(what) ?? 'docs/coverage.md')).toMatch(new RegExp(`(?<![\\w.-])${what}['"]`));
  });
});

/** Rules that `tests/validation-rules.test.ts` holds at their border. */
const bordered = new Set<string>(rules.map(({ says }) => says));

test.each(fieldErrors)('the validation rule %s has a row, and its test provokes it', (rule) => {
  const named = rows.get(rule) ?? '';
  if (named === 'tests/validation-rules.test.ts' && bordered.has(rule)) return;
  const test = read(named);
  expect(test.includes(`'${rule}'`) || test.includes(ruleTexts[rule])).toBe(true);
});

/** Of arithmetic, of pictures and of search engines: nothing that a renter is held to. */
const OTHER = /^(MINUTES_PER_DAY|KM_PER_DEGREE|JUDGED_WIDTH|VITAL_MAX|SITEMAP_.*)$/;
const NUMBER = /^export const ([A-Z][A-Z0-9_]+) = ([\d_.* ]+);/gm;

const constants = globSync('domain/**/*.ts', { cwd: ROOT })
  .flatMap((path) => [...read(path).matchAll(NUMBER)])
  .filter(([, name = '']) => !OTHER.test(name));

test.each(constants.map(([, name, value]) => [name, value]))(
  'the constant %s has a row: %s',
  (name, value) => {
    expect(read('docs/coverage-account.md')).toContain(`| \`${name}\` = ${value} `);
  },
);
