import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'meeting-1@nolo',
  startsAt: '2026-12-04T09:30:00.000Z',
  endsAt: '2026-12-04T10:00:00.000Z',
  createdAt: '2026-12-01T08:00:00.000Z',
  sequence: 2,
  title: 'Call with Nolo; bring: questions, plans',
};

test('times are instants in UTC and separators are escaped', () => {
  const file = calendarFile(event);
  expect(file).toContain('DTSTART:20261204T093000Z\r\n');
  expect(file).toContain('SUMMARY:Call with Nolo\\; bring: questions\\, plans\r\n');
});

test('what is cancelled is taken out of the calendars that have it', () => {
  expect(calendarFile(event)).toContain('METHOD:PUBLISH\r\n');
  expect(calendarFile(event)).not.toContain('STATUS:');
  const file = calendarFile({ ...event, isCancelled: true, sequence: 3 });
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${event.uid}`, 'SEQUENCE:3']) {
    expect(file).toContain(`${line}\r\n`);
  }
});

test.each(['\r\n', '\n', '\r', '\r\r\n'])('a break in a text (%j) begins no line of the file', (breaks) => {
  const file = calendarFile({ ...event, title: `Fiat 500${breaks}ATTACH:http://evil.example` });
  expect(file.split(/\r\n|\r|\n/).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  expect(file).toContain('SUMMARY:Fiat 500\\n');
});

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (title) => {
      const file = calendarFile({ ...event, title });
      const lines = file.split('\r\n').slice(0, -1);
      expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
      const summary =
        file
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .find((line) => line.startsWith('SUMMARY:')) ?? '';
      const plain = summary
        .slice('SUMMARY:'.length)
        .replace(/\\n/g, '\n')
        .replace(/\\([\\;,])/g, '$1');
      fc.pre(!/[\r\n\\]/.test(title));
      expect(plain).toBe(title);
    }),
  );
});
