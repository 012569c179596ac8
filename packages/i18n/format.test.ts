import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayTime,
  formatDeadline,
  formatDeadlineTime,
  formatShortDeadline,
  formatDistance,
  formatHour,
  formatList,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatShortDay,
  formatShortMoment,
  formatTime,
  formatWrittenDate,
  localDateTime,
} from './format.ts';
import { formatNumber, formatRating } from './format-number.ts';
import { languages } from './language.ts';

const tags = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' } as const;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('money from minor units', () => {
  expect(plain(formatMoney(123450, 'en'))).toBe('€1,234.50');
  expect(plain(formatMoney(123450, 'it'))).toBe('1234,50 €');
  expect(plain(formatMoney(1234567, 'it'))).toBe('12.345,67 €');
  expect(plain(formatMoney(123450, 'fr'))).toBe('1 234,50 €');
  expect(plain(formatMoney(6000, 'en', { short: true }))).toBe('€60');
  expect(plain(formatMoney(6050, 'en', { short: true }))).toBe('€60.50');
  expect(plain(formatMoney(-500, 'en'))).toBe('−€5.00');
});

test('numbers', () => {
  expect(formatNumber(12345, 'en')).toBe('12,345');
  expect(formatRating(4, 'en')).toBe('4.0');
  expect(formatRating(4.3, 'it')).toBe('4,3');
  expect(formatNumber(12345, 'it')).toBe('12.345');
});

test('lists, in English without a comma before the last', () => {
  const three = ['A', 'B', 'C'];
  expect(languages.map((language) => formatList(three, language))).toEqual([
    'A, B and C',
    'A, B e C',
    'A, B et C',
  ]);
});

test('distances, as fine as they are worth', () => {
  expect(plain(formatDistance(0.003, 'en'))).toBe('50 m');
  expect(plain(formatDistance(0.84, 'it'))).toBe('850 m');
  expect(plain(formatDistance(0.96, 'fr'))).toBe('1 km');
  expect(plain(formatDistance(1.24, 'en'))).toBe('1.2 km');
  expect(plain(formatDistance(1.24, 'it'))).toBe('1,2 km');
  expect(plain(formatDistance(13.6, 'fr'))).toBe('14 km');
});

test('dates day-month-year, long ones in the language', () => {
  expect(formatDate('2027-03-26T10:00')).toBe('26-03-2027');
  expect(formatLongDate('2027-03-26', 'it')).toBe('venerdì 26 marzo 2027');
  expect(formatLongDate('2027-03-26T23:30', 'fr')).toBe('vendredi 26 mars 2027');
  expect(formatLongDate('2027-03-26T00:00', 'en')).toBe('Friday 26 March 2027');
  expect(formatDay('2027-03-26', 'it')).toBe('ven 26-03-2027');
  expect(formatDay('2027-03-26T23:30', 'fr')).toBe('ven. 26-03-2027');
  expect(plain(formatDayTime('2027-03-26T18:30', 'en'))).toBe('Fri 26-03-2027, 6:30 PM');
});

test('time is 12-hour with AM/PM in English, 24-hour in Italian and French', () => {
  expect(formatTime('2027-03-26T10:00', 'en')).toBe('10:00\u00a0AM');
  expect(formatTime('00:30', 'en')).toBe('12:30\u00a0AM');
  expect(formatTime('15:05', 'en')).toBe('3:05\u00a0PM');
  expect(formatTime('12:00', 'en')).toBe('12:00\u00a0PM');
  expect(plain(formatDateTime('2027-03-26T18:30', 'en'))).toBe('26-03-2027, 6:30 PM');
  for (const language of ['it', 'fr'] as const) {
    expect(formatTime('09:05', language)).toBe('09:05');
    expect(formatTime('2027-03-26T00:30', language)).toBe('00:30');
    expect(formatDateTime('2027-03-26T18:30', language)).toBe('26-03-2027, 18:30');
  }
});

test('days of a rental in running text', () => {
  expect(plain(formatShortDay('2026-11-27T10:00', 'en'))).toBe('Fri 27 Nov');
  expect(plain(formatShortDay('2026-11-27', 'it'))).toBe('ven 27 nov');
  expect(plain(formatShortDay('2026-12-01', 'fr'))).toBe('mar. 1er déc.');
  expect(plain(formatShortMoment('2026-11-27T10:00', 'en'))).toBe('Fri 27 Nov, 10 AM');
  expect(plain(formatShortMoment('2026-11-27T10:30', 'it'))).toBe('ven 27 nov, 10:30');
  expect(formatWrittenDate('2026-12-01', 'fr')).toBe('1er décembre 2026');
});

test('opening hours on the hour have no minutes in English', () => {
  expect(plain(formatHour('07:00', 'en'))).toBe('7 AM');
  expect(plain(formatHour('00:00', 'en'))).toBe('12 AM');
  expect(plain(formatHour('19:30', 'en'))).toBe('7:30 PM');
  expect(formatHour('07:00', 'it')).toBe('07:00');
});

test('a deadline is the last minute before it, never a midnight', () => {
  expect(plain(formatDeadline('2026-12-02T00:00', 'en'))).toBe('Tuesday 1 December 2026, 11:59 PM');
  expect(formatDeadline('2026-12-02T00:00', 'it')).toBe('martedì 1 dicembre 2026 alle 23:59');
  expect(formatDeadline('2027-01-01T00:00', 'fr')).toBe('jeudi 31 décembre 2026 à 23:59');
  expect(plain(formatShortDeadline('2026-12-02T00:00', 'en'))).toBe('Tue 1 Dec, 11:59 PM');
  expect(plain(formatShortDeadline('2026-12-02T00:00', 'it'))).toBe('mar 1 dic, 23:59');
  expect(formatDeadlineTime('2026-12-02T00:00', 'en')).toBe('11:59\u00a0PM');
  expect(formatDeadlineTime('2026-12-02T00:00', 'it')).toBe('23:59');
  expect(formatDeadlineTime('2026-12-02T15:30', 'fr')).toBe('15:29');
});

test('an instant on the clock of its place, on both sides of daylight saving', () => {
  expect(localDateTime('2027-03-26T09:00:00Z')).toBe('2027-03-26T10:00');
  expect(localDateTime('2027-03-29T08:00:00Z')).toBe('2027-03-29T10:00');
});

const withMinus = (written: string) => written.replace('-', '−');

test('money and numbers are written as Unicode has it for each language, but for a minus that is no hyphen', () => {
  for (const language of languages) {
    const money = new Intl.NumberFormat(tags[language], { style: 'currency', currency: 'EUR' });
    const number = new Intl.NumberFormat(tags[language]);
    fc.assert(
      fc.property(fc.integer({ min: -200_000_000, max: 200_000_000 }), (amount) => {
        expect(formatMoney(amount, language)).toBe(withMinus(money.format(amount / 100)));
        expect(formatNumber(amount, language)).toBe(withMinus(number.format(amount)));
        expect(formatNumber(amount / 100, language)).toBe(withMinus(number.format(amount / 100)));
      }),
    );
  }
});

test('so are the days of two years, but for the comma of English and the first of a French month', () => {
  const first = Date.UTC(2027, 0, 1);
  const days = Array.from({ length: 731 }, (_, day) => new Date(first + day * 86_400_000));
  const whole = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const short = { weekday: 'short', timeZone: 'UTC' } as const;
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const brief = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  for (const language of languages) {
    const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tags[language], options);
    const [wholeOf, shortOf, monthOf, briefOf] = [intl(whole), intl(short), intl(month), intl(brief)];
    const own = (text: string) =>
      language === 'fr' ? text.replace(/ 1 /, ' 1er ') : text.replace(/^(\w+),/, '$1');
    for (const day of days) {
      const local = day.toISOString().slice(0, 10);
      expect(formatLongDate(local, language)).toBe(own(wholeOf.format(day)));
      expect(formatDay(local, language)).toBe(`${shortOf.format(day)} ${formatDate(local)}`);
      expect(formatMonth(local, language)).toBe(monthOf.format(day));
      expect(plain(formatShortDay(local, language))).toBe(own(briefOf.format(day)).replace('Sept', 'Sep'));
    }
  }
});
