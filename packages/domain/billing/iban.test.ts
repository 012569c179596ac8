import { describe, expect, it } from 'vitest';
import { readIban, writtenIban } from './iban.ts';

describe('an account number', () => {
  it.each([
    ['IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
    ['it60x0542811101000000123456', 'IT60X0542811101000000123456'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ])('%j is read', (typed, read) => expect(readIban(typed)).toBe(read));

  it.each([
    'IT61X0542811101000000123456',
    'IT60X054281110100000012345',
    'IT60 0542 8111 0100 0000 1234 567',
    'DE88370400440532013000',
    '60X0542811101000000123456',
    '',
  ])('%j is none', (typed) => expect(readIban(typed)).toBe(null));

  it('is written in fours', () => {
    expect(writtenIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
  });
});
