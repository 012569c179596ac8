import { expect, it } from 'vitest';
import { decodeCalendar } from './decode-calendar.ts';

const TEXT = 'BEGIN:VCALENDAR\r\nSUMMARY:Città';
const utf16 = Buffer.from(TEXT, 'utf16le');
const mark = (...bytes: number[]) => Buffer.from(bytes);

it.each<[string, Buffer, string | undefined]>([
  ['UTF-8', Buffer.from(TEXT), 'text/calendar; charset=utf-8'],
  ['UTF-8 behind a byte order mark', Buffer.concat([mark(0xef, 0xbb, 0xbf), Buffer.from(TEXT)]), undefined],
  ['UTF-8 that is declared as Latin 1', Buffer.from(TEXT), 'text/calendar; charset=iso-8859-1'],
  ['UTF-16 behind its mark', Buffer.concat([mark(0xff, 0xfe), utf16]), 'text/calendar'],
  ['UTF-16 without a mark', utf16, undefined],
  ['UTF-16, big end first', Buffer.concat([mark(0xff, 0xfe), utf16]).swap16(), undefined],
  ['Windows-1252 by its charset', Buffer.from(TEXT, 'latin1'), 'text/calendar; charset="Windows-1252"'],
  ['Windows-1252 that nobody declares', Buffer.from(TEXT, 'latin1'), 'text/calendar'],
  ['Windows-1252 that is declared as UTF-8', Buffer.from(TEXT, 'latin1'), 'text/calendar; charset=utf-8'],
  ['a charset that there is not', Buffer.from(TEXT, 'latin1'), 'text/calendar; charset=nonsense'],
  [
    'UTF-8, folded in the middle of a character',
    Buffer.from('QkVHSU46VkNBTEVOREFSDQpTVU1NQVJZOkNpdHTDDQogoA==', 'base64'),
    '',
  ],
  ['a zero byte in it', Buffer.from(TEXT.replace('Ci', 'C\0i')), undefined],
])('%s', (_, bytes, contentType) => {
  expect(decodeCalendar(bytes, contentType)).toBe(TEXT);
});

it('another charset is read as declared', () => {
  expect(decodeCalendar(mark(0xe3, 0xee, 0xf0, 0xee, 0xe4), 'text/calendar; charset=windows-1251')).toBe(
    'город',
  );
});

it('a title cut inside a character leaves the others as they are', () => {
  const cut = Buffer.concat([Buffer.from('SUMMARY:Città, perché '), Buffer.from('🚗').subarray(0, 2)]);
  expect(decodeCalendar(cut)).toBe('SUMMARY:Città, perché \ufffd');
});
