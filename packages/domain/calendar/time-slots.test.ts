import { expect, it, test } from 'vitest';
import { dateOf, dateTimeOf } from './local-date-time.ts';
import { nextSlot, timeSlotsOf } from './time-slots.ts';

const ROME = 'Europe/Rome';

test('times of day come every half hour', () => {
  const slots = timeSlotsOf(dateOf('2027-03-26'), ROME);
  expect([slots.length, slots[0], slots[21], slots.at(-1)]).toEqual([48, '00:00', '10:30', '23:30']);
  expect(nextSlot(dateTimeOf('2027-03-26T14:10'), ROME)).toBe('2027-03-26T14:30');
  expect(nextSlot(dateTimeOf('2027-03-26T23:30'), ROME)).toBe('2027-03-27T00:00');
});

it('offers no time that the clocks skip, and each that comes twice once', () => {
  const spring = timeSlotsOf(dateOf('2027-03-28'), ROME);
  expect(spring).toHaveLength(46);
  expect(spring.slice(2, 6)).toEqual(['01:00', '01:30', '03:00', '03:30']);
  expect(timeSlotsOf(dateOf('2027-10-31'), ROME)).toHaveLength(48);
  expect(timeSlotsOf(dateOf('2027-03-28'), 'Europe/Athens').slice(5, 8)).toEqual(['02:30', '04:00', '04:30']);
  expect(nextSlot(dateTimeOf('2027-03-28T01:40'), ROME)).toBe('2027-03-28T03:00');
});
