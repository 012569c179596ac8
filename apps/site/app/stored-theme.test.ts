import { expect, it } from 'vitest';
import { readStoredTheme } from './stored-theme.ts';

it.each([
  ['{"theme":2,"color":"#0f766e"}', { theme: 2, color: '#0f766e' }],
  ['{"theme":3,"color":null}', { theme: 3, color: '#000000' }],
  ['{"theme":1,"color":"red;}"}', { theme: 1, color: '#2196f3' }],
  ['{"theme":5,"color":"#0f766e"}', null],
  ['{"theme":null,"color":"#0f766e"}', null],
  ['2', null],
  ['{"theme":', null],
  [null, null],
])('%s is the stored theme %o', (text, expected) => {
  expect(readStoredTheme(text)).toEqual(expected);
});
