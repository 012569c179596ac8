import { expect, test } from 'vitest';
import { parseLocalDateTime } from '../calendar/local-date-time.ts';
import { amendmentTerms, type AmendmentRuling } from './booking-amendment.ts';
import { BOOKING_STATUSES, type BookingStatus } from './booking-state.ts';

function local(text: string) {
  const moment = parseLocalDateTime(text);
  if (moment === null) throw new Error(text);
  return moment;
}

const ruling = (now: string, status: BookingStatus = 'PAID', isSettled = true) =>
  amendmentTerms({ status, pickup: local('2027-03-26T10:00'), now: local(now), isSettled });

test.each<[string, AmendmentRuling]>([
  ['2027-03-01T12:00', 'allowed'],
  ['2027-03-24T00:00', 'allowed'],
  ['2027-03-24T00:01', 'too_late'],
  ['2027-03-27T00:00', 'too_late'],
])('at %s: %s', (now, expected) => {
  expect(ruling(now)).toEqual({ ruling: expected, until: '2027-03-24T00:00' });
});

test('a paid booking alone can be changed, and none whose money a person looks at', () => {
  const changeable = BOOKING_STATUSES.filter(
    (status) => ruling('2027-03-01T12:00', status).ruling === 'allowed',
  );
  expect(changeable).toEqual(['PAID']);
  expect(ruling('2027-03-01T12:00', 'PAID', false).ruling).toBe('not_possible');
});
