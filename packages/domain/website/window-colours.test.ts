import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { primaryTones } from './primary-tones.ts';
import { themes } from './theme.ts';
import { windowColours } from './window-colours.ts';

const css = readFileSync(join(import.meta.dirname, '../../ui/theme/tokens.css'), 'utf8');

/** The page's ground as the style sheet has it. */
const pageOf = (theme: number) => css.split(`[data-theme='${theme}'] {`)[1]?.match(/--page: ([^;]+);/)?.[1];

it.each(themes)('theme %s: a page comes up on the ground that it stands on', (theme) => {
  const tint = primaryTones('#0f766e').primaryTint;
  expect(windowColours(theme, '#0f766e').ground).toBe(pageOf(theme)?.replace('var(--primary-tint)', tint));
});

it('the bar of the rental desk has the company’s colour, as its header', () => {
  expect(windowColours(1, '#0f766e').bar).toBe(primaryTones('#0f766e').primary);
});
