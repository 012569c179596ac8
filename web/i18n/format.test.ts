import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateSlashes,
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatShortDate,
  formatTime,
  localDateTime,
} from './format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('money from minor units', () => {
  expect(plain(formatMoney(123450, 'en'))).toBe('€1,234.50');
  expect(plain(formatMoney(123450, 'it'))).toBe('1234,50 €');
  expect(plain(formatMoney(1234567, 'it'))).toBe('12.345,67 €');
  expect(plain(formatMoney(123450, 'fr'))).toBe('1 234,50 €');
  expect(plain(formatMoney(6000, 'en', { short: true }))).toBe('€60');
  expect(plain(formatMoney(6050, 'en', { short: true }))).toBe('€60.50');
  expect(plain(formatMoney(-500, 'en'))).toBe('-€5.00');
});

test('numbers', () => {
  expect(formatNumber(12345, 'en')).toBe('12,345');
  expect(formatNumber(12345, 'it')).toBe('12.345');
});

test('dates day-month-year, long ones in the language', () => {
  expect(formatDate('2027-03-26T10:00')).toBe('26-03-2027');
  expect(formatDateSlashes('2027-03-26')).toBe('26/03/2027');
  expect(formatLongDate('2027-03-26', 'it')).toBe('venerdì 26 marzo 2027');
  expect(formatLongDate('2027-03-26T23:30', 'fr')).toBe('vendredi 26 mars 2027');
  expect(formatLongDate('2027-03-26T00:00', 'en')).toMatch(/^Friday,? 26 March 2027$/);
  expect(formatShortDate('2027-03-26', 'it')).toBe('ven 26 mar');
});

test('time is 12-hour with AM/PM in every language', () => {
  expect(plain(formatTime('2027-03-26T10:00'))).toBe('10:00 AM');
  expect(plain(formatTime('00:30'))).toBe('12:30 AM');
  expect(plain(formatTime('15:05'))).toBe('3:05 PM');
  expect(plain(formatTime('12:00'))).toBe('12:00 PM');
  expect(plain(formatDateTime('2027-03-26T18:30'))).toBe('26-03-2027, 6:30 PM');
});

test('an instant on the clock of its place, on both sides of daylight saving', () => {
  expect(localDateTime('2027-03-26T09:00:00Z')).toBe('2027-03-26T10:00');
  expect(localDateTime('2027-03-29T08:00:00Z')).toBe('2027-03-29T10:00');
});
