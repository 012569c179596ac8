import { expect, test } from 'vitest';
import { dateTimeOf } from './local-date-time.ts';
import { nextSlot, timeSlots } from './time-slots.ts';

test('times of day come every half hour', () => {
  expect([timeSlots.length, timeSlots[0], timeSlots[21], timeSlots.at(-1)]).toEqual([
    48,
    '00:00',
    '10:30',
    '23:30',
  ]);
  expect(nextSlot(dateTimeOf('2027-03-26T14:10'))).toBe('2027-03-26T14:30');
  expect(nextSlot(dateTimeOf('2027-03-26T23:30'))).toBe('2027-03-27T00:00');
});
