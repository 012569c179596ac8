import { expect, test } from 'vitest';
import { MEETING_MINUTES, meetingSlots } from './meeting-slots.ts';

const friday = new Date('2026-12-04T08:00:00Z');

test('calls are on working days only, with half a day of notice', () => {
  const slots = meetingSlots(friday, new Set());
  expect(slots[0]).toBe('2026-12-07T08:30:00.000Z');
  expect(new Set(slots.map((slot) => new Date(slot).getUTCDay()))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('the operator’s clock decides, also after the clocks change', () => {
  const march = meetingSlots(new Date('2027-03-25T20:00:00Z'), new Set());
  expect(march).toContain('2027-03-26T08:30:00.000Z');
  expect(march).toContain('2027-03-29T07:30:00.000Z');
});

test('what is taken is not offered', () => {
  const [first = '', second] = meetingSlots(friday, new Set());
  expect(meetingSlots(friday, new Set([first]))[0]).toBe(second);
});

test('no call begins before the one before it is over, and some as soon as it is', () => {
  const starts = meetingSlots(friday, new Set()).map((slot) => Date.parse(slot) / 60_000);
  const apart = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  expect(Math.min(...apart)).toBe(MEETING_MINUTES);
});
