import { describe, expect, it, test } from 'vitest';
import { doubtReading, isBetweenReadings } from './odometer.ts';

const now = new Date('2027-03-26T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const doubt = (mileageKm: number, hours: number | null) =>
  doubtReading(mileageKm, { mileageKm: 45_230, readAt: hours === null ? null : ago(hours) }, now);

describe('an odometer’s reading', () => {
  it('is asked for once more below the last one', () => {
    expect(doubt(45_229, 24)).toBe('below');
    expect(doubt(4523, null)).toBe('below');
    expect(doubt(45_230, 24)).toBeNull();
  });

  it('and more than 3,000 km above it, however long that is ago', () => {
    expect(doubt(48_230, 24 * 90)).toBeNull();
    expect(doubt(48_231, 24 * 90)).toBe('far_above');
    expect(doubt(48_230, null)).toBeNull();
    expect(doubt(452_305, null)).toBe('far_above');
  });

  it('and more than ten times what a car is driven in the started days since', () => {
    expect(doubt(46_230, 1)).toBeNull();
    expect(doubt(46_231, 1)).toBe('far_above');
    expect(doubt(46_231, 24)).toBe('far_above');
    expect(doubt(47_230, 25)).toBeNull();
    expect(doubt(47_231, 48)).toBe('far_above');
    expect(doubt(48_230, 49)).toBeNull();
    // By a clock that is behind the last reading's.
    expect(doubt(46_231, -5)).toBe('far_above');
  });

  it('of a car that was never read is taken as it is', () => {
    expect(doubtReading(452_305, null, now)).toBeNull();
  });
});

test('a correction stands between the readings around it', () => {
  const between = { beforeKm: 44_000, afterKm: 45_600 };
  for (const km of [44_000, 45_230, 45_600]) expect(isBetweenReadings(km, between)).toBe(true);
  for (const km of [43_999, 45_601]) expect(isBetweenReadings(km, between)).toBe(false);
  expect(isBetweenReadings(0, { beforeKm: null, afterKm: null })).toBe(true);
});
