import { describe, expect, it } from 'vitest';
import { groupBookings, groupOf, type GroupName } from './group-bookings.ts';

type Booking = Parameters<typeof groupOf>[0];

/** 10:00 in Rome. */
const now = new Date('2027-03-26T09:00:00Z');

function booking(changes: Partial<Booking>): Booking {
  return {
    status: 'PAID',
    expires_at: null,
    start_date: '2027-04-01T10:00',
    end_date: '2027-04-03T10:00',
    time_zone: 'Europe/Rome',
    created_at: '2027-03-01T10:00:00Z',
    ...changes,
  };
}

const days = (group: { bookings: Booking[] }) => group.bookings.map((one) => one.start_date.slice(0, 10));

const over = { start_date: '2027-03-01T10:00', end_date: '2027-03-03T10:00' };

describe('where a booking stands', () => {
  it.each<[string, Partial<Booking>, GroupName]>([
    ['paid', {}, 'upcoming'],
    ['signed', { status: 'SIGNED' }, 'upcoming'],
    ['held, not paid', { status: 'PENDING', expires_at: '2027-03-26T09:20:00Z' }, 'waiting'],
    ['not paid in time', { status: 'PENDING' }, 'past'],
    ['the car is out', { status: 'CHECKED IN' }, 'current'],
    ['the car is out too long', { status: 'CHECKED IN', ...over }, 'current'],
    ['pickup is this minute', { start_date: '2027-03-26T10:00' }, 'current'],
    ['pickup is in a minute', { start_date: '2027-03-26T10:01' }, 'upcoming'],
    [
      'the same minute is later in Athens',
      { start_date: '2027-03-26T10:01', time_zone: 'Europe/Athens' },
      'current',
    ],
    ['paid, never picked up', over, 'past'],
    ['brought back early', { status: 'CHECKED OUT' }, 'past'],
    ['finished with problems', { status: 'CHECKOUT ISSUE ADDED', ...over }, 'past'],
    ['cancelled', { status: 'CANCELLED' }, 'past'],
  ])('%s', (_name, changes, group) => {
    expect(groupOf(booking(changes), now)).toBe(group);
  });
});

it('puts the next pickup first and the past newest first, and leaves empty groups out', () => {
  const groups = groupBookings(
    [
      booking({ start_date: '2027-05-01T10:00' }),
      booking({ start_date: '2027-04-01T10:00' }),
      booking({ status: 'CANCELLED', start_date: '2027-01-01T10:00' }),
      booking({ status: 'CANCELLED', start_date: '2027-02-01T10:00' }),
    ],
    now,
  );
  expect(groups.map(({ name }) => name)).toEqual(['upcoming', 'past']);
  expect(groups.map(days)).toEqual([
    ['2027-04-01', '2027-05-01'],
    ['2027-02-01', '2027-01-01'],
  ]);
});
