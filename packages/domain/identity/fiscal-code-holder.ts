/** Whether a fiscal code belongs to a person, and what theirs would be (decree of 23 December 1976, articles 2 to 5). */
import type { Gender } from '../account/gender.ts';
import { birthPlaceCode } from './birth-places.ts';
import { checkCharacter, isFiscalCode, normaliseFiscalCode, plainDigits } from './fiscal-code.ts';
import { foldName, type PersonName } from './name-match.ts';

export type CodeHolder = PersonName & { dob: string; gender: Gender | null; placeOfBirth: string };

/** What a code says about its holder. */
export const codeParts = ['last_name', 'first_name', 'dob', 'gender', 'place_of_birth'] as const;
export type CodePart = (typeof codeParts)[number];

const MONTHS = 'ABCDEHLMPRST';
const FEMALE_DAYS = 40;

/**
 * The parts of a valid code that do not fit the person; what is not known of the person is not held against the code.
 * A mismatch is for a person to look at, never a refusal: names change, and codes do not.
 */
export function fiscalCodeMismatches(text: string, holder: CodeHolder): CodePart[] {
  const code = normaliseFiscalCode(text);
  if (!isFiscalCode(code)) return [];
  const plain = plainDigits(code);
  const day = Number(plain.slice(9, 11));
  const place = birthPlaceCode(holder.placeOfBirth);
  const fits: Record<CodePart, boolean> = {
    last_name: nameCodes(holder.lastName, surnameLetters).includes(plain.slice(0, 3)),
    first_name: nameCodes(holder.firstName, givenLetters).includes(plain.slice(3, 6)),
    dob: holder.dob === '' || birthCode(holder.dob, day > FEMALE_DAYS) === plain.slice(6, 11),
    gender: !isTelling(holder.gender) || (holder.gender === 'female') === day > FEMALE_DAYS,
    place_of_birth: place === null || plain.slice(11, 15) === place,
  };
  if (holder.lastName === '') fits.last_name = true;
  if (holder.firstName === '') fits.first_name = true;
  return codeParts.filter((part) => !fits[part]);
}

/**
 * The code that a person should have: all of it where the place of birth is one we know, else the eleven characters
 * that name, date and sex make; null while one of those is missing.
 */
export function expectedFiscalCode(holder: CodeHolder): { code: string; isWhole: boolean } | null {
  const { firstName, lastName, dob, gender, placeOfBirth } = holder;
  const [last] = nameCodes(lastName, surnameLetters);
  const [first] = nameCodes(firstName, givenLetters);
  const isKnown = foldName(firstName, false).length > 0 && foldName(lastName, false).length > 0;
  if (!isKnown || !isTelling(gender) || !/^\d{4}-\d{2}-\d{2}$/.test(dob)) return null;
  const start = `${last}${first}${birthCode(dob, gender === 'female')}`;
  const place = birthPlaceCode(placeOfBirth);
  if (place === null) return { code: start, isWhole: false };
  return { code: start + place + checkCharacter(start + place), isWhole: true };
}

function isTelling(gender: Gender | null): gender is 'male' | 'female' {
  return gender === 'male' || gender === 'female';
}

/** As Ü is written U, and as it is written UE. */
function nameCodes(name: string, pick: (letters: string) => string): string[] {
  return [false, true].map((spelledOut) =>
    pick(
      foldName(name, spelledOut)
        .join('')
        .replace(/[^A-Z]/g, ''),
    ),
  );
}

function surnameLetters(letters: string): string {
  const consonants = letters.replace(/[AEIOU]/g, '');
  const vowels = letters.replace(/[^AEIOU]/g, '');
  return `${consonants}${vowels}XXX`.slice(0, 3);
}

/** Of four consonants or more the second is left out. */
function givenLetters(letters: string): string {
  const consonants = letters.replace(/[AEIOU]/g, '');
  return consonants.length < 4 ? surnameLetters(letters) : `${consonants.charAt(0)}${consonants.slice(2, 4)}`;
}

/** Year, month and day, women's days 41 to 71. */
function birthCode(dob: string, isFemale: boolean): string {
  const [year = '', month = '', day = ''] = dob.split('-');
  const number = Number(day) + (isFemale ? FEMALE_DAYS : 0);
  return `${year.slice(2)}${MONTHS.charAt(Number(month) - 1)}${String(number).padStart(2, '0')}`;
}
