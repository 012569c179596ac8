import { expect, test } from 'vitest';
import { colorOf, themeOf } from './theme.ts';

test.each([
  [1, '#2196f3'],
  [2, '#2196f3'],
  [3, '#000000'],
  [4, '#2196f3'],
  [null, '#458591'],
] as const)('theme %s without a colour of its own is %s', (theme, color) => {
  expect(colorOf(theme, null)).toBe(color);
  expect(colorOf(theme, '#0f766e')).toBe('#0f766e');
});

test.each([
  [1, 1],
  [4, 4],
  [0, null],
  [5, null],
  [null, null],
])('stored theme %s is %s', (stored, theme) => {
  expect(themeOf(stored)).toBe(theme);
});
