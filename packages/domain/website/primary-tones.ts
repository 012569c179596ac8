import { defaultColors, type Theme } from './theme.ts';
import { contrast, fromOklch, parseHex, rgbOf, toHex, toOklch, type Oklch, type Rgb } from './color.ts';

/** The tones of a tenant's primary colour, as hex. Each pair named here has a contrast of at least 4.5. */
export type PrimaryTones = {
  /** Buttons and everything filled; `onPrimary` stands on it, also while hovered and pressed. */
  primary: string;
  primaryHover: string;
  primaryPressed: string;
  onPrimary: string;
  /** Links, icons and focus rings on any of the theme's surfaces. */
  primaryText: string;
  /** The ground of a page with a breath of the colour; all text may stand on it. */
  primaryTint: string;
  /** A quiet tint; `onPrimarySoft` stands on it. */
  primarySoft: string;
  onPrimarySoft: string;
  /** The colour as the tenant gave it, for decoration that carries no text. */
  primaryPure: string;
};

/** Whether the theme's surfaces are light or dark; the darkest light and lightest dark one count. */
export type Scheme = 'light' | 'dark';

export const schemes: Record<Theme, Scheme> = { 1: 'light', 2: 'light', 3: 'dark', 4: 'light' };

const readable = 4.5;
/** What a filled area needs to stand out from a dark page (WCAG 1.4.11). */
const visible = 3;
const white: Rgb = [1, 1, 1];
const ink = rgbOf('#111827');
const surfaces: Record<Scheme, Rgb> = { light: rgbOf('#eef1f5'), dark: rgbOf('#1d2430') };
/** A colour that would have to darken further than this for white text keeps its brightness, with dark text. */
const furthestDarkening = 0.16;

/** Moves the lightness step by step until the colour is readable against `other`. */
function until(color: Oklch, other: Rgb, step: number, ratio = readable): Oklch {
  const end = step < 0 ? 0 : 1;
  let { l } = color;
  while (l !== end && contrast(fromOklch({ ...color, l }), other) < ratio + 0.05) {
    l = step < 0 ? Math.max(end, l + step) : Math.min(end, l + step);
  }
  return { ...color, l };
}

const shifted = (color: Oklch, by: number): Oklch => ({
  ...color,
  l: Math.min(1, Math.max(0, color.l + by)),
});

type Filled = { fill: Oklch; text: Rgb; away: number };

/** On black, a black button would be none: it turns into its opposite, ivory with a trace of the colour. */
const ivory = { l: 0.93, c: 0.02 };
const nearBlack = 0.3;

/** Filled tone and the text on it on a dark page: the colour itself, as bright as it takes to be seen. */
function filledOnDark(color: Oklch): Filled {
  if (color.l < nearBlack) {
    return { fill: { ...color, l: ivory.l, c: Math.min(color.c, ivory.c) }, text: ink, away: 1 };
  }
  const fill = until(color, surfaces.dark, 0.005, visible);
  if (contrast(fromOklch(fill), white) > readable) return { fill, text: white, away: 0 };
  return { fill: until(fill, ink, 0.005), text: ink, away: 1 };
}

/** Filled tone and the text on it: white on a slightly darker colour, else dark text on a bright one. */
function filled(color: Oklch): Filled {
  const darkened = until(color, white, -0.005);
  if (color.l - darkened.l <= furthestDarkening) return { fill: darkened, text: white, away: -1 };
  return { fill: until(color, ink, 0.005), text: ink, away: 1 };
}

const hexOf = (tone: Oklch) => toHex(fromOklch(tone));

/** Derives readable tones from any colour; what is no colour counts as the default blue. */
export function primaryTones(hex: string, scheme: Scheme = 'light'): PrimaryTones {
  const given = parseHex(hex) ?? parseHex(defaultColors[4]);
  if (!given) throw new Error('the default colour is no colour');
  const color = toOklch(given);
  const { fill, text, away } = scheme === 'dark' ? filledOnDark(color) : filled(color);
  const soft: Oklch =
    scheme === 'light'
      ? { ...color, l: 0.955, c: Math.min(color.c, 0.03) }
      : { ...color, l: 0.3, c: Math.min(color.c, 0.06) };
  // What is nearly black is written in its opposite on a dark page, as it is filled.
  const inText = scheme === 'dark' && color.l < nearBlack ? { ...color, l: ivory.l } : color;
  const toText = scheme === 'light' ? -0.005 : 0.005;
  return {
    primary: hexOf(fill),
    // Hover and pressed move away from the text's colour, so contrast only grows; black can only lighten.
    primaryHover: hexOf(shifted(fill, fill.l < 0.2 ? 0.14 : away * 0.04)),
    primaryPressed: hexOf(shifted(fill, fill.l < 0.2 ? 0.22 : away * 0.08)),
    onPrimary: toHex(text),
    primaryText: hexOf(until(until(inText, surfaces[scheme], toText), fromOklch(soft), toText)),
    primaryTint: hexOf(
      scheme === 'light' ? { ...color, l: 0.982, c: Math.min(color.c, 0.012) } : { ...soft, l: 0.2 },
    ),
    primarySoft: hexOf(soft),
    onPrimarySoft: hexOf(until(inText, fromOklch(soft), toText)),
    primaryPure: toHex(given),
  };
}

const propertyOf = (key: string) => `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The tones as custom properties of the document. */
export function tonesAsCss(tones: PrimaryTones): string {
  return `:root{${Object.entries(tones)
    .map(([key, value]) => `${propertyOf(key)}:${value}`)
    .join(';')}}`;
}
