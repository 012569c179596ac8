import { asciiDigits } from '../typed-text.ts';

/**
 * What somebody typed as an amount of euros, in minor units: '45', '45,5', '45.50', '€ 1 200'. Null for anything else, such as
 * '1.200', which is twelve hundred to some and one euro twenty to others.
 */
export function readAmount(typed: string): number | null {
  const plain = asciiDigits(typed).replace(/[\s€]/gu, '');
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
