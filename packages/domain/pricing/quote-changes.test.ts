import { expect, test } from 'vitest';
import { changedLines } from './quote-changes.ts';
import type { QuoteLineKind } from './quote-line-kinds.ts';

const line = (kind: QuoteLineKind, amount: number, label: string | null = null) => ({
  kind,
  label,
  amount,
  quantity: 1,
});

test('tells what became dearer, what is new and what is gone', () => {
  const before = [
    line('rental', 18_000),
    line('deal', -1000, 'Spring'),
    line('extra', 700, 'Seat'),
    line('extra', 900, 'Box'),
  ];
  const after = [
    line('rental', 18_600),
    line('extra', 700, 'Seat'),
    line('extra', 800, 'Box'),
    line('one_way', 5000),
  ];
  expect(changedLines(before, after).map(({ line: { kind }, ...amounts }) => [kind, amounts])).toEqual([
    ['rental', { before: 18_000, after: 18_600 }],
    ['extra', { before: 900, after: 800 }],
    ['one_way', { before: null, after: 5000 }],
    ['deal', { before: -1000, after: null }],
  ]);
});

test('equal quotes differ in nothing', () => {
  expect(changedLines([line('rental', 100)], [line('rental', 100)])).toEqual([]);
});
