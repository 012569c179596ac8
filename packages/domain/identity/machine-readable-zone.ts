/**
 * The machine-readable zone of passports (TD3, 2 lines of 44) and identity cards (TD1, 3 lines of 30), after
 * ICAO Doc 9303 parts 4 and 5. Source in this product: docs/specification/accounts.md 5.
 */
import type { LocalDate } from '../calendar/local-date-time.ts';
import { isCheckDigit, parseBirthDate, parseExpiryDate, repairDigits } from './check-digit.ts';

/** Which check digits are right. */
export type ZoneChecks = {
  documentNumber: boolean;
  birthDate: boolean;
  expiry: boolean;
  /** The holder's number in a passport; true where the document has no such digit. */
  personalNumber: boolean;
  composite: boolean;
};

export type MachineReadableZone = {
  format: 'TD1' | 'TD3';
  /** `P` for a passport; `I`, `A` or `C` for an identity card, perhaps with a second letter. */
  documentCode: string;
  /** Three letters, `ITA`; Germany is `D`. */
  issuingState: string;
  nationality: string;
  documentNumber: string;
  /** One of the two is empty where the holder has a single name. */
  lastName: string;
  firstName: string;
  /** The name fills its line to the end: it goes on where the line has no room. */
  isNameCut: boolean;
  /** Null when unreadable or not a date. */
  birthDate: LocalDate | null;
  expiresOn: LocalDate | null;
  sex: 'male' | 'female' | null;
  checks: ZoneChecks;
  /** Every check digit is right, both dates are dates, and there are a number and a name. */
  isValid: boolean;
};

const TD3 = { lines: 2, length: 44, start: /^P/ };
const TD1 = { lines: 3, length: 30, start: /^[ACI]/ };

type Fields = Omit<MachineReadableZone, 'isValid' | 'lastName' | 'firstName' | 'isNameCut' | 'sex'> & {
  names: string;
  sexCode: string;
};

/**
 * Finds and reads the zone in text, as typed or as text recognition gives it: other lines around it, blanks
 * inside it, and letters read for digits where only digits can stand are put up with. Null when no zone is
 * there. A zone with wrong check digits is returned with `isValid: false`, so that a person can look.
 * `today` decides the century of the birth year; the document is.
 */
export function parseMachineReadableZone(text: string, today: LocalDate): MachineReadableZone | null {
  const lines = text.toUpperCase().split(/\r?\n/).map(cleanLine);
  const passport = findZone(lines, TD3);
  if (passport !== null) return finish(readPassport(passport, today));
  const card = findZone(lines, TD1);
  return card === null ? null : finish(readCard(card, today));
}

/** True when the document is a passport. */
export function isPassport(zone: MachineReadableZone): boolean {
  return zone.format === 'TD3';
}

/** True when the document can still be used on a date; the last day counts. False when the date is unreadable. */
export function isUnexpired(zone: MachineReadableZone, date: LocalDate): boolean {
  return zone.expiresOn !== null && zone.expiresOn >= date;
}

function readPassport([first = '', second = '']: string[], today: LocalDate): Fields {
  const born = repairDigits(second.slice(13, 20));
  const expiry = repairDigits(second.slice(21, 28));
  const number = second.slice(0, 9) + repairDigits(second.slice(9, 10));
  const personal = second.slice(28, 42) + repairDigits(second.slice(42, 43));
  return {
    format: 'TD3',
    documentCode: unfilled(first.slice(0, 2)),
    issuingState: unfilled(first.slice(2, 5)),
    names: first.slice(5),
    documentNumber: unfilled(number.slice(0, 9)),
    nationality: unfilled(second.slice(10, 13)),
    birthDate: parseBirthDate(born.slice(0, 6), today),
    sexCode: second.charAt(20),
    expiresOn: parseExpiryDate(expiry.slice(0, 6)),
    checks: {
      documentNumber: checksItself(number),
      birthDate: checksItself(born),
      expiry: checksItself(expiry),
      personalNumber: checksItself(personal),
      composite: isCheckDigit(number + born + expiry + personal, repairDigits(second.charAt(43))),
    },
  };
}

function readCard([first = '', second = '', third = '']: string[], today: LocalDate): Fields {
  const born = repairDigits(second.slice(0, 7));
  const expiry = repairDigits(second.slice(8, 15));
  const number = cardNumber(first);
  const composite = first.slice(5) + born + expiry + second.slice(18, 29);
  return {
    format: 'TD1',
    documentCode: unfilled(first.slice(0, 2)),
    issuingState: unfilled(first.slice(2, 5)),
    names: third,
    documentNumber: unfilled(number.slice(0, -1)),
    nationality: unfilled(second.slice(15, 18)),
    birthDate: parseBirthDate(born.slice(0, 6), today),
    sexCode: second.charAt(7),
    expiresOn: parseExpiryDate(expiry.slice(0, 6)),
    checks: {
      documentNumber: checksItself(number),
      birthDate: checksItself(born),
      expiry: checksItself(expiry),
      personalNumber: true,
      composite: isCheckDigit(composite, repairDigits(second.charAt(29))),
    },
  };
}

/** The number with its check digit; a number over 9 characters goes on in the optional data (part 5, note j). */
function cardNumber(first: string): string {
  if (first.charAt(14) !== '<') return first.slice(5, 14) + repairDigits(first.charAt(14));
  const [rest = ''] = first.slice(15).split('<');
  return first.slice(5, 14) + rest.slice(0, -1) + repairDigits(rest.slice(-1));
}

function finish({ names, sexCode, ...fields }: Fields): MachineReadableZone {
  const [lastName = '', firstName = ''] = names.split('<<').map((part) => part.replaceAll('<', ' ').trim());
  const isNamed = lastName !== '' || firstName !== '';
  const areDates = fields.birthDate !== null && fields.expiresOn !== null;
  return {
    ...fields,
    lastName,
    firstName,
    isNameCut: !names.endsWith('<'),
    sex: sexCode === 'M' ? 'male' : sexCode === 'F' ? 'female' : null,
    isValid:
      areDates && isNamed && fields.documentNumber !== '' && Object.values(fields.checks).every(Boolean),
  };
}

function findZone(lines: string[], shape: typeof TD3): string[] | null {
  const candidates = lines.filter((line) => line.length === shape.length);
  const at = candidates.findIndex((line) => shape.start.test(line));
  const zone = at === -1 ? [] : candidates.slice(at, at + shape.lines);
  return zone.length === shape.lines ? zone : null;
}

/** Recognition reads the filler as guillemets and puts blanks between characters. */
function cleanLine(line: string): string {
  return line.replace(/[«‹]/g, '<').replace(/[^A-Z0-9<]/g, '');
}

/** True when the last character is the check digit of those before it; an empty field may have a filler for its 0. */
function checksItself(field: string): boolean {
  return /^<+$/.test(field) || isCheckDigit(field.slice(0, -1), field.slice(-1));
}

function unfilled(field: string): string {
  return field.replaceAll('<', '');
}
