import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLocalDateTime } from './local-date-time.ts';
import type { LocalDateTime } from './local-date-time.ts';
import { parseWireDateTime, toInstant, toLocal } from './zone.ts';

const ROME = 'Europe/Rome';
const at = (text: string) => text as LocalDateTime;

describe('wall clock and instant', () => {
  it('follows the zone through the change of clocks', () => {
    expect(toInstant(at('2027-03-27T10:00'), ROME)).toBe('2027-03-27T09:00:00.000Z');
    expect(toInstant(at('2027-03-29T10:00'), ROME)).toBe('2027-03-29T08:00:00.000Z');
  });

  it('moves a skipped time on to the first that exists and takes a repeated time the first time', () => {
    for (const skipped of ['02:00', '02:01', '02:30', '02:59']) {
      expect(toInstant(at(`2027-03-28T${skipped}`), ROME)).toBe('2027-03-28T01:00:00.000Z');
    }
    expect(toInstant(at('2027-10-31T02:30'), ROME)).toBe('2027-10-31T00:30:00.000Z');
  });

  it('writes instants as Date.toISOString does, so that they sort together', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          date.setUTCSeconds(0, 0);
          expect(toInstant(toLocal(date.toISOString(), 'UTC'), 'UTC')).toBe(date.toISOString());
        },
      ),
    );
  });

  it('cuts seconds off', () => {
    expect(toLocal('2027-03-27T09:00:59.999Z', ROME)).toBe('2027-03-27T10:00');
  });
});

describe('parseWireDateTime (docs/specification/time-and-days.md 1)', () => {
  it.each([
    ['2027-03-26T10:00', '2027-03-26T10:00'],
    ['2027-03-26T10:00:30', '2027-03-26T10:00'],
    ['2027-03-26T09:00Z', '2027-03-26T10:00'],
    ['2027-03-26T09:00:00.000Z', '2027-03-26T10:00'],
    ['2027-03-29T10:00+02:00', '2027-03-29T10:00'],
    ['2027-03-29T10:00:00-04:00', '2027-03-29T16:00'],
  ])('reads %s at Rome', (text, expected) => {
    expect(parseWireDateTime(text, ROME)).toBe(expected);
  });

  it.each([
    '',
    'tomorrow',
    '2027-03-26',
    '2027-02-30T10:00Z',
    '2027-03-26T10:00+99:00',
    '2027-03-29T10:00+0200',
    '2027-03-29T10:00:99',
    '2027-03-26T10:00[UTC]',
  ])('refuses %j', (text) => {
    expect(parseWireDateTime(text, ROME)).toBeNull();
  });

  it('moves a time that the clocks skip on, where they skip it', () => {
    expect(parseWireDateTime('2027-03-28T02:00', ROME)).toBe('2027-03-28T03:00');
    expect(parseWireDateTime('2027-03-28T02:59', ROME)).toBe('2027-03-28T03:00');
    expect(parseWireDateTime('2027-03-28T01:59', ROME)).toBe('2027-03-28T01:59');
    expect(parseWireDateTime('2027-03-28T03:00', ROME)).toBe('2027-03-28T03:00');
    expect(parseWireDateTime('2027-03-28T02:30', 'Europe/Athens')).toBe('2027-03-28T02:30');
    expect(parseWireDateTime('2027-10-31T02:30', ROME)).toBe('2027-10-31T02:30');
  });

  it('never throws: whatever looks like a date-time is a real wall clock or null', () => {
    const shape =
      /^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-6][0-9](:[0-6][0-9])?(Z|[+-][0-9]{2}:[0-9]{2})?$/;
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(shape), fc.string()), (text) => {
        const parsed = parseWireDateTime(text, ROME);
        expect(parsed === null || parseLocalDateTime(parsed) === parsed).toBe(true);
      }),
    );
  });
});

it('knows no zone that there is not', () => {
  expect(() => toInstant(at('2027-03-26T10:00'), 'Europe/Atlantis')).toThrow(RangeError);
});
