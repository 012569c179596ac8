import { describe, expect, it } from 'vitest';
import { parseLocalDateTime, type LocalDateTime } from '../calendar/local-date-time.ts';
import { toInstant, toLocal } from '../calendar/zone.ts';
import { BOOKING_STATUSES } from './booking-state.ts';
import { isUnclosed, latestUnclosedReturn, unclosedFrom } from './unclosed-booking.ts';

const ROME = 'Europe/Rome';
const at = (local: string) => new Date(toInstant(parseLocalDateTime(local) as LocalDateTime, ROME));
const standing = { status: 'PAID', endsAt: at('2027-03-10T10:00'), isDisputed: false } as const;

describe('a booking that nobody closed', () => {
  it('waits for staff from 24 hours after the agreed return on', () => {
    expect(isUnclosed(standing, at('2027-03-11T09:59'))).toBe(false);
    expect(isUnclosed(standing, at('2027-03-11T10:00'))).toBe(true);
    expect(latestUnclosedReturn(at('2027-03-11T10:00'))).toEqual(standing.endsAt);
  });

  it.each([
    ['forward', '2027-03-27T12:00', '2027-03-28T13:00'],
    ['back', '2027-10-30T12:00', '2027-10-31T11:00'],
  ])('waits for 24 hours that pass when clocks go %s meanwhile', (_way, end, from) => {
    expect(toLocal(unclosedFrom(at(end)).toISOString(), ROME)).toBe(from);
  });

  it('is one whose car has not left, and about which nobody disputes', () => {
    const late = at('2027-03-20T10:00');
    const waiting = BOOKING_STATUSES.filter((status) => isUnclosed({ ...standing, status }, late));
    expect(waiting).toEqual(['PAID', 'SIGNED', 'DEPOSIT COLLECTED']);
    expect(isUnclosed({ ...standing, isDisputed: true }, late)).toBe(false);
  });
});
