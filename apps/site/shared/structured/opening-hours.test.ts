import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

const closed = { checked: false, from: '09:00', to: '18:00' };
const open = { checked: true, from: '09:00', to: '18:00' };

test('days that are open, with their hours; round the clock is the whole day', () => {
  const week = {
    monday: open,
    tuesday: closed,
    wednesday: closed,
    thursday: closed,
    friday: { checked: true, from: '18:00', to: '02:00' },
    saturday: closed,
    sunday: { checked: true, from: '00:00', to: '00:00' },
  };
  expect(openingHours(week).map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
    ['https://schema.org/Monday', '09:00', '18:00'],
    ['https://schema.org/Friday', '18:00', '02:00'],
    ['https://schema.org/Sunday', '00:00', '23:59'],
  ]);
  expect(openingHours('open_24_hours')).toHaveLength(7);
});
