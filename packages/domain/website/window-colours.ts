import { primaryTones, schemes } from './primary-tones.ts';
import type { Theme } from './theme.ts';

/** What a browser or telephone paints around a website's pages, and before the first of them. */
export type WindowColours = { bar: string; ground: string };

/** As `packages/ui/theme/tokens.css` and the header have them (window-colours.test.ts). */
export function windowColours(theme: Theme, color: string): WindowColours {
  const { primary, primaryTint } = primaryTones(color, schemes[theme]);
  return {
    1: { bar: primary, ground: '#f1f3f5' },
    2: { bar: primaryTint, ground: primaryTint },
    3: { bar: '#0b0b0d', ground: '#0b0b0d' },
    4: { bar: '#ffffff', ground: '#ffffff' },
  }[theme];
}
