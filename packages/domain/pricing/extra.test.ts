import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExclusive, findTooMany, hasTooManyDrivers } from './extra.ts';

const extra = (quantity: number, isDriver = false) => ({ quantity, isDriver });

test.each([
  ['five drivers of two kinds', [extra(2, true), extra(3, true), extra(10)], false],
  ['six drivers of two kinds', [extra(3, true), extra(3, true)], true],
] as const)('%s', (_, chosen, areTooMany) => {
  expect(hasTooManyDrivers(chosen)).toBe(areTooMany);
});

const limited = (quantity: number, most: number, granted = 0) => ({ quantity, most, granted });

test.each([
  ['none', [], null],
  ['ten of ten', [limited(10, 10)], null],
  ['two of two', [limited(1, 10), limited(2, 2)], null],
  ['three of two', [limited(1, 10), limited(3, 2)], 1],
  ['eleven, whatever the company says', [limited(11, 20)], 0],
  ['three of two that a booking has', [limited(3, 2, 3)], null],
  ['one more than a booking has', [limited(4, 2, 3)], 0],
] as const)('%s', (_, chosen, which) => {
  expect(findTooMany(chosen)).toBe(which === null ? null : chosen[which]);
});

const of = (group: string | null, quantity = 1, granted = 0) => ({ group, quantity, granted });

describe('extras that exclude each other (docs/specification/price.md 5)', () => {
  test.each([
    ['one cover', [of('cover'), of(null, 10)], false],
    ['two covers', [of('cover'), of('cover')], true],
    ['one cover twice', [of('cover', 2)], true],
    ['one of each of two groups', [of('cover'), of('roof')], false],
    ['what a booking has', [of('cover', 3, 3), of('cover', 1, 1)], false],
    ['fewer than a booking has', [of('cover', 2, 3)], false],
    ['one more than a booking has', [of('cover', 3, 2)], true],
    ['another besides those of a booking', [of('cover', 3, 3), of('cover', 1)], true],
    ['another instead of those of a booking', [of('cover', 1)], false],
  ] as const)('%s', (_, chosen, isRefused) => {
    expect(findExclusive(chosen) !== null).toBe(isRefused);
  });

  test('are those of the group, and no others', () => {
    const [cover, dearer, roof] = [of('cover'), of('cover'), of('roof')];
    expect(findExclusive([roof, cover, dearer])).toEqual([cover, dearer]);
  });

  test('nothing new is refused that is one of its group, whatever else is chosen', () => {
    const extra = fc.record({
      group: fc.constantFrom('a', 'b', null),
      quantity: fc.integer({ min: 1, max: 3 }),
      granted: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.array(extra, { maxLength: 6 }), (chosen) => {
        const counts = ['a', 'b'].map((name) =>
          chosen.filter(({ group }) => group === name).reduce((sum, { quantity }) => sum + quantity, 0),
        );
        expect(findExclusive(chosen) === null).toBe(Math.max(...counts) <= 1);
      }),
    );
  });
});
