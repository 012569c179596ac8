import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../calendar/local-date-time.ts';
import { frontFits, judgeDocument, type DocumentReading } from './judge-document.ts';
import { parseMachineReadableZone, type MachineReadableZone } from './machine-readable-zone.ts';

const TODAY = '2012-04-15' as LocalDate;
const LINES = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const PROFILE = { firstName: 'Anna', lastName: 'Eriksson', dob: '1974-08-12' };

function zoneOf(lines: string): MachineReadableZone {
  const zone = parseMachineReadableZone(lines, TODAY);
  if (zone === null) throw new Error('no zone');
  return zone;
}

const good: DocumentReading = { zone: zoneOf(LINES), sureness: 1, isPhotograph: true, isFrontRight: true };
const problems = (changes: Partial<DocumentReading>, profile = PROFILE, today = TODAY) =>
  judgeDocument({ ...good, ...changes }, profile, 'passport', today).problems;

describe('a document is verified only without any doubt', () => {
  it('on its last day it is good', () => {
    expect(judgeDocument(good, PROFILE, 'passport', TODAY)).toEqual({
      isDocument: true,
      isPassport: true,
      isNameMatched: true,
      isVerified: true,
      problems: [],
    });
  });

  it.each([
    ['nothing read', { zone: null }, ['unreadable']],
    ['one digit changed', { zone: zoneOf(LINES.replace('740812', '740813')) }, ['check_digits']],
    ['read with doubt', { sureness: 0.49 }, ['unreadable']],
    ['a screenshot', { isPhotograph: false }, ['no_photograph']],
    ['another front', { isFrontRight: false }, ['front_unreadable']],
  ] as const)('%s', (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('name, birth, expiry, age and kind', () => {
    expect(problems({}, { ...PROFILE, lastName: 'Rossi' })).toEqual(['name']);
    expect(problems({}, { ...PROFILE, dob: '1974-08-13' })).toEqual(['birth_date']);
    expect(problems({}, PROFILE, '2012-04-16' as LocalDate)).toEqual(['expired']);
    expect(problems({}, PROFILE, '1992-08-11' as LocalDate)).toEqual(['under_age']);
    expect(problems({}, PROFILE, '1992-08-12' as LocalDate)).toEqual([]);
    expect(judgeDocument(good, PROFILE, 'otherDocument', TODAY).problems).toEqual(['other_document']);
  });
});

it('a name cut off at the end of its line still matches, another does not', () => {
  const zone = { ...zoneOf(LINES), lastName: 'WOLFESCHLEGELSTEIN', firstName: 'MAX', isNameCut: true };
  const profile = { firstName: 'Maximilian', lastName: 'Wolfeschlegelsteinhausen', dob: '1974-08-12' };
  expect(problems({ zone }, profile)).toEqual([]);
  expect(problems({ zone }, { ...profile, firstName: 'Moritz' })).toEqual(['name']);
  expect(problems({ zone: { ...zone, isNameCut: false } }, profile)).toEqual(['name']);
});

it('a front shows the number, or name and birth; a letter that names somebody is none', () => {
  const { zone } = good;
  if (zone === null) throw new Error('no zone');
  expect(frontFits('Numero / Number\nL8989O2C3', zone)).toBe(true);
  expect(frontFits('ERIKSSON\nANNA MARIA\n12.08.1974', zone)).toBe(true);
  expect(frontFits('Dear Anna Eriksson, thank you', zone)).toBe(false);
  expect(frontFits('', zone)).toBe(false);
  const single = { ...zone, lastName: '', firstName: 'SUHARTO' };
  expect(frontFits('SUHARTO\n12.08.1974', single)).toBe(true);
  expect(frontFits('12.08.1974', { ...single, firstName: '' })).toBe(false);
});
