import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billableDays } from './billable-days.ts';
import { addMinutes } from './local-date-time.ts';
import type { LocalDateTime } from './local-date-time.ts';
import { MAX_RENTAL_DAYS, checkRentalPeriod } from './rental-period.ts';
import type { RentalPeriodRequest } from './rental-period.ts';

const at = (text: string) => text as LocalDateTime;
const OFFICE = { checked: true, from: '09:00', to: '19:00' };
const OFFICE_HOURS = {
  monday: OFFICE,
  tuesday: OFFICE,
  wednesday: OFFICE,
  thursday: OFFICE,
  friday: OFFICE,
  saturday: OFFICE,
  sunday: {
    ...OFFICE,
    checked: false,
  },
};

function check(pickup: string, returnAt: string, change: Partial<RentalPeriodRequest> = {}) {
  return checkRentalPeriod({
    pickup: at(pickup),
    return: at(returnAt),
    now: at('2027-03-26T08:00'),
    leadMinutes: 60,
    openingHours: OFFICE_HOURS,
    closingDays: [],
    sameTime: true,
    ...change,
  });
}

/** What is wrong with a rental over the change of the clocks, its company being closed on a day. */
function codeWhenClosedOn(day: string) {
  const closingDays = [{ starts_on: day, ends_on: day }];
  return check('2027-03-26T10:00', '2027-03-30T10:00', { closingDays })?.code;
}

describe('pickup (docs/specification/time-and-days.md 2)', () => {
  it('must be in the future', () => {
    const problem = { code: 'booking.pickup_in_past', field: 'start_date' };
    expect(check('2027-03-25T10:00', '2027-03-29T10:00')).toEqual(problem);
    expect(check('2027-03-26T08:00', '2027-03-29T10:00', { leadMinutes: 0 })).toEqual(problem);
  });

  it('keeps the lead time, to the minute', () => {
    const late = { now: at('2027-03-26T09:01') };
    expect(check('2027-03-26T10:00', '2027-03-29T10:00', late)).toEqual({
      code: 'booking.lead_time',
      field: 'start_date',
    });
    expect(check('2027-03-26T10:00', '2027-03-29T10:00', { now: at('2027-03-26T09:00') })).toBeNull();
  });
});

describe('range (docs/specification/time-and-days.md 2)', () => {
  it('needs a return after the pickup', () => {
    const problem = { code: 'booking.return_before_pickup', field: 'end_date' };
    expect(check('2027-03-29T10:00', '2027-03-27T10:00')).toEqual(problem);
    expect(check('2027-03-29T10:00', '2027-03-29T10:00')).toEqual(problem);
  });

  it('is at most 30 days', () => {
    expect(check('2027-03-26T10:00', '2027-04-25T10:00', { openingHours: 'open_24_hours' })).toBeNull();
    expect(check('2027-03-26T10:00', '2027-04-25T10:01', { openingHours: 'open_24_hours' })).toEqual({
      code: 'booking.range_too_long',
      field: 'end_date',
    });
  });
});

describe('opening hours (docs/specification/time-and-days.md 2)', () => {
  it('hold for pickup and return', () => {
    expect(check('2027-03-26T20:00', '2027-03-29T10:00')?.code).toBe('booking.pickup_outside_opening_hours');
    expect(check('2027-03-26T10:00', '2027-03-28T10:00')?.code).toBe('booking.return_outside_opening_hours');
    expect(check('2027-03-26T10:00', '2027-03-28T10:00')?.field).toBe('end_date');
  });

  it('on closing days neither pickup nor return, the days between do not count', () => {
    expect(codeWhenClosedOn('2027-03-26')).toBe('booking.pickup_outside_opening_hours');
    expect(codeWhenClosedOn('2027-03-30')).toBe('booking.return_outside_opening_hours');
    expect(codeWhenClosedOn('2027-03-29')).toBeUndefined();
  });

  it('what a booking has agreed stays agreed, also where its company has closed since', () => {
    const closingDays = [{ starts_on: '2027-03-26', ends_on: '2027-03-30' }];
    const agreed = { pickup: at('2027-03-26T10:00'), return: at('2027-03-30T10:00') };
    expect(check('2027-03-26T10:00', '2027-03-30T10:00', { closingDays, agreed })).toBeNull();
    expect(check('2027-03-26T10:00', '2027-03-29T10:00', { closingDays, agreed })?.field).toBe('end_date');
    expect(check('2027-03-26T11:00', '2027-03-30T10:00', { closingDays, agreed })?.field).toBe('start_date');
  });

  it('of the place of return count for the return', () => {
    const elsewhere = { returnOpeningHours: 'open_24_hours' as const };
    expect(check('2027-03-26T10:00', '2027-03-28T10:00', elsewhere)).toBeNull();
    expect(check('2027-03-26T20:00', '2027-03-28T10:00', elsewhere)?.field).toBe('start_date');
  });
});

describe('same-time return (docs/specification/time-and-days.md 3)', () => {
  it('on: refuses a return later in the day than the pickup', () => {
    expect(check('2027-03-26T10:00', '2027-03-29T11:00')).toEqual({
      code: 'booking.return_after_pickup_time',
      field: 'end_date',
    });
    expect(check('2027-03-26T18:00', '2027-03-29T09:00')).toBeNull();
  });

  it('off: any return time', () => {
    expect(check('2027-03-26T10:00', '2027-03-29T11:01', { sameTime: false })).toBeNull();
    expect(check('2027-03-26T10:00', '2027-03-26T12:00', { sameTime: false })).toBeNull();
  });
});

it('an accepted period has 1 to 30 billable days', () => {
  const now = at('2027-03-26T08:00');
  fc.assert(
    fc.property(
      fc.integer({ min: -2000, max: 5000 }),
      fc.integer({ min: -2000, max: 50_000 }),
      (lead, length) => {
        const pickup = addMinutes(now, lead);
        const returnAt = addMinutes(pickup, length);
        fc.pre(check(pickup, returnAt, { openingHours: 'open_24_hours', sameTime: false }) === null);
        expect(billableDays(pickup, returnAt)).toBeGreaterThanOrEqual(1);
        expect(billableDays(pickup, returnAt)).toBeLessThanOrEqual(MAX_RENTAL_DAYS);
        expect(lead >= 60 && length > 0).toBe(true);
      },
    ),
  );
});
