import { expect, it } from 'vitest';
import { isRecipientCode } from './recipient-code.ts';

it.each([
  ['M5UXCR1', true],
  ['m5uxcr1', true],
  ['0000000', true],
  ['M5UXCR', false],
  ['M5UXCR12', false],
  ['M5UX-R1', false],
  ['M5UX R1', false],
  ['', false],
])('%j: %s', (text, isCode) => {
  expect(isRecipientCode(text)).toBe(isCode);
});
