import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '../contract/api.ts';
import { noticeKinds } from '../domain/account/notice-kinds.ts';
import { BOOKING_STATUSES } from '../domain/booking/booking-state.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What a row is about, and the test that it names first. */
const ROW = /^\| (?:booking |notice )?`([^`]+)`[^|]*\| `([^`]+)`/gm;

const rows = new Map(
  [...read('docs/coverage-account.md').matchAll(ROW)].map(([, what = '', file = '']) => [what, file]),
);
const calls = Object.entries(api).filter(([name, { access }]) => access === 'renter' || rows.has(name));
const refusals = new Set(calls.flatMap(([, call]) => ('errors' in call ? [...call.errors] : [])));

test.each(calls.map(([name]) => name))('the call %s has a row', (name) => {
  expect(rows.has(name)).toBe(true);
});

describe('has a row, and its test provokes it', () => {
  test.each([...refusals, ...BOOKING_STATUSES, ...noticeKinds])('%s', (what) => {
    expect(read(rows.get(what) ?? 'docs/coverage-account.md')).toMatch(new RegExp(`(?<![\\w.-])${what}'`));
  });
});
