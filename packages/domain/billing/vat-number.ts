/** The states whose VAT numbers have eleven digits and a company invoice here may name. */
export type VatCountry = 'IT' | 'FR';

const ELEVEN_DIGITS = /^\d{11}$/;

/** An Italian VAT number (partita IVA): ten digits, and the check digit of Luhn that they demand. */
export function withCheckDigit(tenDigits: string): string {
  const sum = tenDigits.split('').reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${tenDigits}${(10 - (sum % 10)) % 10}`;
}

/** A French one begins with a key, made of the nine digits of the company behind it. */
function hasFrenchKey(number: string): boolean {
  return (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2));
}

/** Whose number this is by its check digits; null where nothing is known of its making. */
export function vatCountryOf(number: string): VatCountry | null {
  if (!ELEVEN_DIGITS.test(number) || /^0+$/.test(number)) return null;
  if (withCheckDigit(number.slice(0, 10)) === number) return 'IT';
  return hasFrenchKey(number) ? 'FR' : null;
}

/** False for eleven digits that are nobody's number; other lengths, of other countries, are taken as they are. */
export function mayBeVatNumber(number: string): boolean {
  return !ELEVEN_DIGITS.test(number) || vatCountryOf(number) !== null;
}

/**
 * What the register of VAT numbers said: it has the number, it has it not, or it gave no answer. Never a reason to
 * refuse a booking (docs/specification/money.md 6).
 */
export const vatStates = ['registered', 'not_registered', 'unanswered'] as const;
export type VatState = (typeof vatStates)[number];
