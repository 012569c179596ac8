import { describe, expect, it } from 'vitest';
import { heldFromPickup, heldOnceBack, heldWhileOut, lateness, overdueMinutes } from './out-until-back.ts';

const at = (text: string) => new Date(`2027-12-${text}Z`);
/** From 28 November to 2 December 12:00, with half an hour after it. */
const rental = {
  from: new Date('2027-11-28T12:00Z'),
  agreedUntil: at('02T12:00'),
  agreedFreeAt: at('02T12:30'),
  turnaroundMinutes: 30,
  previousUntil: null,
  nextFrom: null,
};

describe('a car that is out is held', () => {
  it('until it was to be free again, as long as the agreed return has not come', () => {
    const period = { from: rental.from, until: at('02T12:30') };
    expect(heldWhileOut({ ...rental, now: at('01T09:00') })).toEqual(period);
    expect(heldWhileOut({ ...rental, now: at('02T11:59:59') })).toEqual(period);
  });

  it('from then on until 72 hours and the turnaround from now', () => {
    expect(heldWhileOut({ ...rental, now: at('02T12:00') })?.until).toEqual(at('05T12:30'));
    expect(heldWhileOut({ ...rental, now: at('03T08:15') })?.until).toEqual(at('06T08:45'));
  });

  it('no longer than until the next hold, however near it is', () => {
    const next = (nextFrom: Date) => heldWhileOut({ ...rental, nextFrom, now: at('03T08:00') })?.until;
    expect(next(at('04T10:00'))).toEqual(at('04T10:00'));
    expect(next(at('02T12:30'))).toEqual(at('02T12:30'));
    expect(next(at('09T10:00'))).toEqual(at('06T08:30'));
  });

  it('behind a hold that it has outlasted', () => {
    const past = { ...rental, previousUntil: at('04T10:00'), now: at('04T11:00') };
    expect(heldWhileOut(past)).toEqual({ from: at('04T10:00'), until: at('07T11:30') });
    expect(heldWhileOut({ ...past, nextFrom: at('04T10:00') })).toBeNull();
  });
});

const leaves = (now: Date, previousUntil: Date | null = null) =>
  heldFromPickup({ agreedFrom: at('02T12:00'), previousUntil, now });

describe('a car that leaves', () => {
  it('before the agreed pickup is held from then on, where nothing else has it', () => {
    expect(leaves(at('02T08:00'))).toEqual(at('02T08:00'));
    expect(leaves(at('02T08:00'), at('02T07:00'))).toEqual(at('02T08:00'));
    expect(leaves(at('02T08:00'), at('02T09:30'))).toEqual(at('02T09:30'));
  });

  it('at the agreed pickup or later is held from the agreed one', () => {
    expect(leaves(at('02T12:00'))).toEqual(at('02T12:00'));
    expect(leaves(at('02T15:00'))).toEqual(at('02T12:00'));
  });
});

const back = (now: Date, values: Partial<typeof rental> | { nextFrom: Date } = {}) =>
  heldOnceBack({ ...rental, ...values, now });

describe('a car that is back', () => {
  it('is held for the turnaround, early or late', () => {
    expect(back(at('01T10:00'))).toEqual({ from: rental.from, until: at('01T10:30') });
    expect(back(at('03T10:00'))?.until).toEqual(at('03T10:30'));
  });

  it('no later than until the next hold', () => {
    expect(back(at('03T10:00'), { nextFrom: at('03T10:15') })?.until).toEqual(at('03T10:15'));
  });

  it('not at all where that is not after its start: it came back before the hold began', () => {
    expect(back(at('01T10:00'), { from: at('01T10:30') })).toBeNull();
    expect(back(at('01T10:00'), { from: at('01T10:29') })).toEqual({
      from: at('01T10:29'),
      until: at('01T10:30'),
    });
  });
});

describe('a rental is overdue', () => {
  it('an hour after the agreed return, by the whole time since', () => {
    const until = at('02T12:00');
    expect(overdueMinutes(until, at('02T12:59:59'))).toBeNull();
    expect(overdueMinutes(until, at('02T13:00'))).toBe(60);
    expect(overdueMinutes(until, at('03T12:30'))).toBe(24 * 60 + 30);
  });

  it('in hours, from two days on in days', () => {
    expect(lateness(119)).toEqual({ unit: 'hours', count: 1 });
    expect(lateness(48 * 60 - 1)).toEqual({ unit: 'hours', count: 47 });
    expect(lateness(48 * 60)).toEqual({ unit: 'days', count: 2 });
    expect(lateness(96 * 60 - 1)).toEqual({ unit: 'days', count: 3 });
  });
});
