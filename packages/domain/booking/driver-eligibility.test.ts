import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, dateOf } from '../calendar/local-date-time.ts';
import { ageOn } from '../identity/age.ts';
import { lastDay, NO_EXPIRY } from '../identity/documents.ts';
import type { LicenceClass } from '../identity/licence-classes.ts';
import { isYoungDriver, youngDriverFee } from '../pricing/young-driver.ts';
import { findDriverProblem, type DriverFacts } from './driver-eligibility.ts';

const PICKUP = dateOf('2027-03-26');
const RETURN = dateOf('2027-03-29');
const born = (date: string): DriverFacts => ({ dob: dateOf(date), licence: null });
const problemOf = (drivers: readonly DriverFacts[], minimumAge: number, licenceYears = 0) =>
  findDriverProblem(drivers, { minimumAge, licenceYears, pickupOn: PICKUP, returnOn: RETURN });

describe('a driver too young for the car (docs/specification/states.md 8)', () => {
  it('is refused to the day before the birthday, and not on it', () => {
    expect(problemOf([born('2002-03-27')], 25)?.code).toBe('booking.driver_too_young');
    expect(problemOf([born('2002-03-26')], 25)).toBeNull();
  });

  it('is named, whoever of them it is', () => {
    const [grown, young, younger] = [born('1980-01-01'), born('2004-06-01'), born('2007-06-01')];
    expect(problemOf([grown, young, younger], 25)?.driver).toBe(young);
    expect(problemOf([grown, young, younger], 21)?.driver).toBe(younger);
    expect(problemOf([grown], 25)).toBeNull();
  });

  it('nobody is refused of whom the birth date is not known yet', () => {
    expect(problemOf([{ dob: null, licence: null }], 99)).toBeNull();
    expect(problemOf([], 99)).toBeNull();
  });
});

const holding = (
  classes: readonly LicenceClass[],
  expires: string | null,
  issued: string | null = null,
): DriverFacts => ({
  dob: dateOf('1980-01-01'),
  licence: {
    classes,
    issuedOn: issued === null ? null : dateOf(issued),
    expiresOn: lastDay(expires),
  },
});

describe('a licence that will not do (docs/specification/states.md 8)', () => {
  it.each([
    [[], '2040-01-01', 'booking.licence_class_missing'],
    [['AM', 'A'], '2040-01-01', 'booking.licence_class_missing'],
    [['B'], '2027-03-28', 'booking.licence_expires'],
    [['B'], '2027-03-29', null],
    [['AM', 'B', 'C'], NO_EXPIRY, null],
    [['B'], null, 'booking.licence_expires'],
  ] as const)('classes %j, expiring on %s: %s', (classes, expires, code) => {
    expect(problemOf([holding(classes, expires)], 18)?.code ?? null).toBe(code);
  });

  it.each([
    ['2024-03-27', 3, 'booking.licence_too_new'],
    ['2024-03-26', 3, null],
    ['2027-01-01', 0, null],
    [null, 3, null],
  ] as const)('held since %s, where %i years are asked for: %s', (issued, years, code) => {
    expect(problemOf([holding(['B'], NO_EXPIRY, issued)], 18, years)?.code ?? null).toBe(code);
  });

  it('of anybody who drives', () => {
    const [good, bad] = [holding(['B'], '2040-01-01'), holding(['B'], '2027-03-27')];
    expect(problemOf([good, bad], 18)?.driver).toBe(bad);
  });

  it('age comes first: no licence makes up for it', () => {
    const young = { ...holding([], '2000-01-01'), dob: dateOf('2010-01-01') };
    expect(problemOf([young], 18)?.code).toBe('booking.driver_too_young');
  });
});

const day = fc.integer({ min: 0, max: 80 * 365 }).map((days) => addDays(PICKUP, -days));
const age = fc.integer({ min: 18, max: 99 });

test('whoever drives a car of 25 or over pays no fee for being under 25, whatever the company asks', () => {
  fc.assert(
    fc.property(day, age, fc.integer({ min: 0, max: 100_000 }), (dob, minimumAge, feeMinor) => {
      const mayDrive = problemOf([{ dob, licence: null }], minimumAge) === null;
      expect(mayDrive).toBe(ageOn(dob, PICKUP) >= minimumAge);
      const fee = youngDriverFee(feeMinor, minimumAge);
      expect(fee).toBe(minimumAge >= 25 ? null : feeMinor);
      expect(mayDrive && isYoungDriver(dob, PICKUP) && fee === null).toBe(false);
    }),
  );
});
