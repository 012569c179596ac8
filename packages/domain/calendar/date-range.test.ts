import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge, unavailableDays } from './date-range.ts';
import type { Range } from './date-range.ts';
import type { LocalDate, LocalDateTime } from './local-date-time.ts';

const at = (text: string) => text as LocalDateTime;
const on = (text: string) => text as LocalDate;
const range = (start: string, end: string): Range => ({ start: at(start), end: at(end) });

// Single letters stand for moments, so that a property can look at every one of them.
const LETTERS = 'abcdefghijklmnop'.split('');
const letter = fc.constantFrom(...LETTERS);
const letters = fc.array(fc.record({ start: letter, end: letter }), { maxLength: 6 });
const contains = (ranges: Range<string>[], moment: string) =>
  ranges.some(({ start, end }) => start <= moment && moment < end);

describe('ranges', () => {
  it('merging keeps exactly the right moments, sorted and apart', () => {
    fc.assert(
      fc.property(letters, (from) => {
        const ends = merge(from).flatMap(({ start, end }) => [start, end]);
        expect(ends).toEqual([...new Set(ends)].sort());
        for (const moment of LETTERS) expect(contains(merge(from), moment)).toBe(contains(from, moment));
      }),
    );
  });

  it('does not change what it is given', () => {
    const given = [Object.freeze({ start: 'a', end: 'c' }), Object.freeze({ start: 'b', end: 'd' })];
    expect(merge(Object.freeze(given))).toEqual([{ start: 'a', end: 'd' }]);
  });
});

describe('unavailableDays', () => {
  it('are the days without a free minute', () => {
    const holds = [
      range('2027-03-26T10:00', '2027-03-28T12:00'),
      range('2027-03-28T12:00', '2027-03-30T00:00'),
      range('2027-04-01T00:00', '2027-04-01T23:59'),
    ];
    const days = unavailableDays(holds, on('2027-03-25'), on('2027-04-03'));
    expect(days).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
  });
});
