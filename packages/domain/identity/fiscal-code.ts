import { withCheckDigit } from '../billing/vat-number.ts';
import { codeCharacters } from '../typed-text.ts';

/**
 * The Italian fiscal code of a person (codice fiscale), 16 characters, or 11 digits while it is provisional; rules of the
 * Ministry of Finance decree of 23 December 1976. Source in this product: docs/specification/accounts.md 4.
 */
export type FiscalCodeProblem = 'length' | 'format' | 'check_character';

// Digits may stand as letters where two people would share a code (omocodia): 0-9 = L M N P Q R S T U V.
const DIGIT = '[0-9LMNPQRSTUV]';
const FORMAT = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);
const OMOCODIA = 'LMNPQRSTUV';
// Values of 0-9 and A-Z in odd places, counted from one; a digit counts like the letter of its number.
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Upper case without blanks and dashes, as codes are compared and stored. */
export function normaliseFiscalCode(text: string): string {
  return codeCharacters(text);
}

/**
 * What is wrong with a fiscal code, or null: not 16 characters, not shaped like one (letters, digits or
 * their substitutes, a real month and day), or a wrong check character. Case and blanks do not matter.
 */
export function checkFiscalCode(text: string): FiscalCodeProblem | null {
  const code = normaliseFiscalCode(text);
  if (code.length !== 16) return 'length';
  if (!FORMAT.test(code) || !isDay(code)) return 'format';
  return code[15] === checkCharacter(code) ? null : 'check_character';
}

/** True when {@link checkFiscalCode} finds nothing wrong. */
export function isFiscalCode(text: string): boolean {
  return checkFiscalCode(text) === null;
}

/**
 * The code that a person has until the one of 16 characters is made, most often somebody from abroad: eleven digits with a
 * check digit, as VAT numbers have it. Those that begin with 8 or 9 are of associations and bodies, never of a person.
 */
export function isProvisionalCode(text: string): boolean {
  const code = normaliseFiscalCode(text);
  return /^(?!0{11})[0-7]\d{10}$/.test(code) && withCheckDigit(code.slice(0, 10)) === code;
}

/** A person's code in either of its forms. */
export function isPersonsCode(text: string): boolean {
  return isFiscalCode(text) || isProvisionalCode(text);
}

/** The sixteenth character that the first fifteen demand: the sum of their values modulo 26, as a letter. */
export function checkCharacter(code: string): string {
  let sum = 0;
  for (let index = 0; index < 15; index++) {
    const value = valueOf(code[index] ?? '');
    sum += index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value;
  }
  return String.fromCharCode('A'.charCodeAt(0) + (sum % 26));
}

/** Whether it names a day of birth: women's days are 41 to 71. */
function isDay(code: string): boolean {
  const number = digits(code.slice(9, 11));
  const day = number > 40 ? number - 40 : number;
  return day >= 1 && day <= 31;
}

const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14];

/** The same code with digits where letters stand for them; the check character stays as it is. */
export function plainDigits(code: string): string {
  return code
    .split('')
    .map((char, place) => (DIGIT_PLACES.includes(place) ? digits(char) : char))
    .join('');
}

/** Reads digits, or the letters standing for them. */
function digits(text: string): number {
  const plain = text.split('').map((char) => (OMOCODIA.includes(char) ? OMOCODIA.indexOf(char) : char));
  return Number(plain.join(''));
}

function valueOf(char: string): number {
  return /[0-9]/.test(char) ? Number(char) : char.charCodeAt(0) - 'A'.charCodeAt(0);
}

/** Whose fiscal code is asked for: Italians, recognised by their phone prefix (docs/specification/accounts.md 4). */
const ITALIAN_PREFIX = '+39';

export function needsFiscalCode(countryCode: string): boolean {
  return countryCode === ITALIAN_PREFIX;
}

export type ProfileCodeProblem = 'fiscal_code_required' | 'fiscal_code_length' | 'fiscal_code_invalid';

/**
 * What is wrong with a profile's fiscal code, null when nothing is. Renters from abroad have none and may leave it
 * empty (docs/specification/accounts.md 4); a code that is given must be right.
 */
export function profileCodeProblem(code: string, countryCode: string): ProfileCodeProblem | null {
  const isLacking = normaliseFiscalCode(code) === '' && needsFiscalCode(countryCode);
  return isLacking ? 'fiscal_code_required' : givenCodeProblem(code);
}

/** What is wrong with a code that may be left empty, as an invoice's; null when nothing is. */
export function givenCodeProblem(code: string): Exclude<ProfileCodeProblem, 'fiscal_code_required'> | null {
  const plain = normaliseFiscalCode(code);
  if (plain === '' || isPersonsCode(plain)) return null;
  // Eleven digits are a provisional code with a mistake in it.
  if (/^\d{11}$/.test(plain)) return 'fiscal_code_invalid';
  const problem = checkFiscalCode(code);
  return problem === 'length' ? 'fiscal_code_length' : 'fiscal_code_invalid';
}
