/**
 * What a reader's findings say of an identity document (docs/specification/accounts.md 5): check digits, name, expiry,
 * age.
 */
import type { LocalDate } from '../calendar/local-date-time.ts';
import { ageOn, DRIVING_AGE } from './age.ts';
import { repairDigits } from './check-digit.ts';
import { isPassport, isUnexpired, type MachineReadableZone } from './machine-readable-zone.ts';
import type { DocumentType } from './documents.ts';
import { namesMatch, type PersonName } from './name-match.ts';

/** Why a document is not verified by machine. */
export const documentProblems = [
  /** No zone was found, or too little of it could be made out. */
  'unreadable',
  /** Check digits disagree: misread, or not what the issuer printed. */
  'check_digits',
  /** A passport where a card was announced, or the other way round. */
  'other_document',
  /** Made on a computer, not photographed. */
  'no_photograph',
  /** The front does not belong to the back. */
  'front_unreadable',
  'name',
  'birth_date',
  'expired',
  'under_age',
] as const;
export type DocumentProblem = (typeof documentProblems)[number];

export type DocumentReading = {
  zone: MachineReadableZone | null;
  /** The least sure of the characters that count, 0 to 1. */
  sureness: number;
  isPhotograph: boolean;
  /** The front shows the number or the name of the back; true for a passport, which has one page. */
  isFrontRight: boolean;
};

/** The flags of `POST /customer/document/verification` (docs/specification/accounts.md 5). */
export type DocumentVerdict = {
  /** An identity document with a zone whose check digits agree. */
  isDocument: boolean;
  isPassport: boolean;
  isNameMatched: boolean;
  /** Nothing is left for a person to look at. */
  isVerified: boolean;
  problems: DocumentProblem[];
};

/** Check digits do not see every mistake (K for a filler, 1 for L): what they cannot see must be sure by itself. */
const SURE_ENOUGH = 0.5;

/** `today` is the date in Italy. Every doubt is a problem: nothing is waved through. */
export function judgeDocument(
  reading: DocumentReading,
  profile: PersonName & { dob: string | null },
  type: DocumentType,
  today: LocalDate,
): DocumentVerdict {
  const { zone } = reading;
  if (zone === null) return refused('unreadable', reading);
  if (!zone.isValid) return refused('check_digits', reading);
  if (reading.sureness < SURE_ENOUGH) return refused('unreadable', reading);
  const isNameMatched = namesMatch(zone, profile);
  const problems: DocumentProblem[] = [];
  if (isPassport(zone) !== (type === 'passport')) problems.push('other_document');
  if (!reading.isPhotograph) problems.push('no_photograph');
  if (!reading.isFrontRight) problems.push('front_unreadable');
  if (!isNameMatched) problems.push('name');
  if (profile.dob !== null && profile.dob !== zone.birthDate) problems.push('birth_date');
  if (!isUnexpired(zone, today)) problems.push('expired');
  if (zone.birthDate === null || ageOn(zone.birthDate, today) < DRIVING_AGE) problems.push('under_age');
  return {
    isDocument: true,
    isPassport: isPassport(zone),
    isNameMatched,
    isVerified: problems.length === 0,
    problems,
  };
}

function refused(problem: DocumentProblem, { isPhotograph }: DocumentReading): DocumentVerdict {
  const problems: DocumentProblem[] = isPhotograph ? [problem] : [problem, 'no_photograph'];
  return { isDocument: false, isPassport: false, isNameMatched: false, isVerified: false, problems };
}

/** Shorter ones turn up by chance. */
const TELLING_LENGTH = 4;

/** True when text read off a card's front names its number or its holder, as the zone on the back has them. */
export function frontFits(text: string, zone: MachineReadableZone): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  // Apostrophes and blanks are read or not; O and 0 look alike.
  const shown = repairDigits(plain.replace(/[^A-Z0-9]/g, ''));
  const holds = (part: string): boolean =>
    part.length >= TELLING_LENGTH && shown.includes(repairDigits(part.replace(/[^A-Z0-9]/g, '')));
  if (holds(zone.documentNumber)) return true;
  // A letter may name somebody; it does not tell their date of birth.
  const [year = '', month = '', day = ''] = zone.birthDate?.split('-') ?? [];
  const isBorn = [day + month + year, year + month + day].some((date) => date !== '' && shown.includes(date));
  const [given = ''] = zone.firstName.split(' ');
  const names = [zone.lastName, given].filter((name) => name !== '');
  return isBorn && names.length > 0 && names.every(holds);
}
