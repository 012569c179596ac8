import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS, addDays } from './local-date-time.ts';
import type { LocalDate, LocalDateTime, Weekday } from './local-date-time.ts';
import { closingDaysOn, isOpenAt, openingPeriodOf, openingTimesOn, timeSlotsOn } from './opening-hours.ts';
import type { ClosingDays, DayHours, OpeningHours, WeeklyHours } from './opening-hours.ts';

const at = (text: string) => text as LocalDateTime;
const on = (text: string) => text as LocalDate;
const opening = (openingHours: OpeningHours, closingDays: ClosingDays[] = []) => ({
  openingHours,
  closingDays,
});
const CLOSED: DayHours = { checked: false, from: '09:00', to: '18:00' };
const OFFICE: DayHours = { checked: true, from: '09:00', to: '18:00' };

function week(open: Partial<Record<Weekday, DayHours>>): WeeklyHours {
  return {
    monday: CLOSED,
    tuesday: CLOSED,
    wednesday: CLOSED,
    thursday: CLOSED,
    friday: CLOSED,
    saturday: CLOSED,
    sunday: CLOSED,
    ...open,
  };
}

describe('isOpenAt (docs/specification/time-and-days.md 2)', () => {
  const hours = week({ friday: OFFICE });

  it('counts opening and closing time as open', () => {
    expect(isOpenAt(opening(hours), at('2027-03-26T09:00'))).toBe(true);
    expect(isOpenAt(opening(hours), at('2027-03-26T18:00'))).toBe(true);
    expect(isOpenAt(opening(hours), at('2027-03-26T08:59'))).toBe(false);
    expect(isOpenAt(opening(hours), at('2027-03-26T18:01'))).toBe(false);
  });

  it('is closed on an unchecked weekday', () => {
    expect(isOpenAt(opening(hours), at('2027-03-27T12:00'))).toBe(false);
    expect(openingTimesOn(opening(hours), on('2027-03-27'))).toEqual([]);
  });

  it("'24 hrs' is always open", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 1439 }), (days, minute) => {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        expect(isOpenAt(opening('open_24_hours'), at(`${addDays(on('2020-01-01'), days)}T${time}`))).toBe(
          true,
        );
      }),
    );
  });
});

describe('hours over midnight', () => {
  const night = week({ friday: { checked: true, from: '18:00', to: '02:00' } });

  it('reach into the next day, though that day itself is closed', () => {
    expect(openingTimesOn(opening(night), on('2027-03-26'))).toEqual([{ from: '18:00', to: '23:59' }]);
    expect(openingTimesOn(opening(night), on('2027-03-27'))).toEqual([{ from: '00:00', to: '02:00' }]);
    expect(isOpenAt(opening(night), at('2027-03-27T02:00'))).toBe(true);
    expect(isOpenAt(opening(night), at('2027-03-27T02:01'))).toBe(false);
    expect(isOpenAt(opening(night), at('2027-03-26T02:00'))).toBe(false);
  });

  it('an unchecked day opens no next morning', () => {
    const hours = week({ friday: { checked: false, from: '18:00', to: '02:00' } });
    expect(openingTimesOn(opening(hours), on('2027-03-27'))).toEqual([]);
  });

  it('00:00 to 00:00 is the whole day', () => {
    const hours = week({ friday: { checked: true, from: '00:00', to: '00:00' } });
    expect(openingTimesOn(opening(hours), on('2027-03-26'))).toEqual([{ from: '00:00', to: '23:59' }]);
  });

  it('joins last night with this morning where they meet, and keeps them apart otherwise', () => {
    const late = { checked: true, from: '20:00', to: '10:00' };
    const untilNine = week({ thursday: { ...late, to: '09:00' }, friday: OFFICE });
    expect(openingTimesOn(opening(untilNine), on('2027-03-26'))).toEqual([{ from: '00:00', to: '18:00' }]);
    expect(openingTimesOn(opening(week({ thursday: late, friday: OFFICE })), on('2027-03-26'))).toEqual([
      { from: '00:00', to: '18:00' },
    ]);
    expect(
      openingTimesOn(opening(week({ thursday: { ...late, to: '02:00' }, friday: OFFICE })), on('2027-03-26')),
    ).toEqual([
      { from: '00:00', to: '02:00' },
      { from: '09:00', to: '18:00' },
    ]);
  });
});

describe('closing days (docs/specification/time-and-days.md 2)', () => {
  const holidays = [
    { starts_on: '2027-03-26', ends_on: '2027-03-26' },
    { starts_on: '2027-08-09', ends_on: '2027-08-22' },
  ];

  it('close the whole of each day, first and last included, also where it is always open', () => {
    const always = opening('open_24_hours', holidays);
    expect(isOpenAt(always, at('2027-03-25T23:59'))).toBe(true);
    expect(isOpenAt(always, at('2027-03-26T00:00'))).toBe(false);
    expect(isOpenAt(always, at('2027-03-26T23:59'))).toBe(false);
    expect(isOpenAt(always, at('2027-03-27T00:00'))).toBe(true);
    const times = ['2027-08-08', '2027-08-09', '2027-08-22', '2027-08-23'].map((day) =>
      isOpenAt(always, at(`${day}T12:00`)),
    );
    expect(times).toEqual([true, false, false, true]);
    expect(timeSlotsOn(always, on('2027-03-26'), 'Europe/Rome')).toEqual([]);
  });

  it('end what runs over midnight into them, and leave the night that they end in', () => {
    const late = { checked: true, from: '18:00', to: '02:00' };
    const nights = opening(week({ thursday: late, friday: late, saturday: CLOSED }), holidays);
    expect(openingTimesOn(nights, on('2027-03-25'))).toEqual([{ from: '18:00', to: '23:59' }]);
    expect(openingTimesOn(nights, on('2027-03-26'))).toEqual([]);
    expect(openingTimesOn(nights, on('2027-03-27'))).toEqual([{ from: '00:00', to: '02:00' }]);
  });

  it('are named by their day', () => {
    expect(closingDaysOn(holidays, on('2027-08-22'))).toBe(holidays[1]);
    expect(closingDaysOn(holidays, on('2027-08-23'))).toBeUndefined();
  });
});

describe('openingPeriodOf', () => {
  const hours = week({
    monday: OFFICE,
    thursday: { checked: true, from: '07:00', to: '01:00' },
    friday: { checked: true, from: '07:00', to: '00:00' },
    saturday: { checked: true, from: '00:00', to: '00:00' },
    sunday: { checked: true, from: '00:00', to: '23:59' },
  });

  it('is one period of the day on which it begins, also over midnight', () => {
    expect(openingPeriodOf(hours, 'monday')).toEqual({ from: '09:00', to: '18:00' });
    expect(openingPeriodOf(hours, 'tuesday')).toBeNull();
    expect(openingPeriodOf(hours, 'thursday')).toEqual({ from: '07:00', to: '01:00' });
    expect(openingPeriodOf(hours, 'friday')).toEqual({ from: '07:00', to: '00:00' });
  });

  it('is the whole day where a day has no end', () => {
    expect(openingPeriodOf(hours, 'saturday')).toBe('whole_day');
    expect(openingPeriodOf(hours, 'sunday')).toBe('whole_day');
    expect(openingPeriodOf('open_24_hours', 'sunday')).toBe('whole_day');
  });
});

describe('for any week', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map((m) => new Date(m * 60_000).toISOString().slice(11, 16));
  const day = fc.record({ checked: fc.boolean(), from: time, to: time });
  const anyWeek = fc.tuple(day, day, day, day, day, day, day).map((days) => {
    return Object.fromEntries(WEEKDAYS.map((name, index) => [name, days[index]])) as WeeklyHours;
  });

  it('the stretches of a date are in order and apart, and the slots offered are open', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 6 }), (hours, offset) => {
        const date = addDays(on('2027-03-22'), offset);
        const stretches = openingTimesOn(opening(hours), date);
        const ends = stretches.flatMap(({ from, to }) => [from, to]);
        expect(ends).toEqual([...ends].sort());
        expect(
          timeSlotsOn(opening(hours), date, 'Europe/Rome').every((slot) =>
            isOpenAt(opening(hours), at(`${date}T${slot}`)),
          ),
        ).toBe(true);
      }),
    );
  });
});

it('offers half-hour slots up to and including closing time', () => {
  const slots = timeSlotsOn(
    opening(week({ friday: { checked: true, from: '09:10', to: '11:00' } })),
    on('2027-03-26'),
    'Europe/Rome',
  );
  expect(slots).toEqual(['09:30', '10:00', '10:30', '11:00']);
  expect(timeSlotsOn(opening('open_24_hours'), on('2027-03-26'), 'Europe/Rome')).toHaveLength(48);
});
