import { contrast, fromOklch, parseHex, toHex, toOklch, type Oklch, type Rgb } from './color.ts';

/** The tones of a tenant's primary colour, as hex. Each pair named here has a contrast of at least 4.5. */
export type PrimaryTones = {
  /** Buttons and everything filled; `onPrimary` stands on it, also while hovered and pressed. */
  primary: string;
  primaryHover: string;
  primaryPressed: string;
  onPrimary: string;
  /** Links, icons and focus rings on any of the theme's surfaces. */
  primaryText: string;
  /** A quiet tint; `onPrimarySoft` stands on it. */
  primarySoft: string;
  onPrimarySoft: string;
  /** The colour as the tenant gave it, for decoration that carries no text. */
  primaryPure: string;
};

/** Whether the theme's surfaces are light or dark; the darkest light and lightest dark one count. */
export type Scheme = 'light' | 'dark';

const readable = 4.5;
const defaultPrimary = '#2196f3';
const white: Rgb = [1, 1, 1];
const ink = parseHex('#111827') as Rgb;
const surfaces: Record<Scheme, Rgb> = { light: parseHex('#eef1f5') as Rgb, dark: parseHex('#1d2430') as Rgb };
/** A colour that would have to darken further than this for white text keeps its brightness, with dark text. */
const furthestDarkening = 0.16;

/** Moves the lightness step by step until the colour is readable against `other`. */
function until(color: Oklch, other: Rgb, step: number): Oklch {
  const end = step < 0 ? 0 : 1;
  let { l } = color;
  while (l !== end && contrast(fromOklch({ ...color, l }), other) < readable + 0.05) {
    l = step < 0 ? Math.max(end, l + step) : Math.min(end, l + step);
  }
  return { ...color, l };
}

const shifted = (color: Oklch, by: number): Oklch => ({
  ...color,
  l: Math.min(1, Math.max(0, color.l + by)),
});

/** Filled tone and the text on it: white on a slightly darker colour, else dark text on a bright one. */
function filled(color: Oklch): { fill: Oklch; text: Rgb; away: number } {
  const darkened = until(color, white, -0.005);
  if (color.l - darkened.l <= furthestDarkening) return { fill: darkened, text: white, away: -1 };
  return { fill: until(color, ink, 0.005), text: ink, away: 1 };
}

const hexOf = (tone: Oklch) => toHex(fromOklch(tone));

/** Derives readable tones from any colour; what is no colour counts as the default blue. */
export function primaryTones(hex: string, scheme: Scheme = 'light'): PrimaryTones {
  const given = parseHex(hex) ?? parseHex(defaultPrimary);
  if (!given) throw new Error('the default colour is no colour');
  const color = toOklch(given);
  const { fill, text, away } = filled(color);
  const soft: Oklch =
    scheme === 'light'
      ? { ...color, l: 0.955, c: Math.min(color.c, 0.03) }
      : { ...color, l: 0.3, c: Math.min(color.c, 0.06) };
  const toText = scheme === 'light' ? -0.005 : 0.005;
  return {
    primary: hexOf(fill),
    // Hover and pressed move away from the text's colour, so contrast only grows; black can only lighten.
    primaryHover: hexOf(shifted(fill, fill.l < 0.2 ? 0.14 : away * 0.04)),
    primaryPressed: hexOf(shifted(fill, fill.l < 0.2 ? 0.22 : away * 0.08)),
    onPrimary: toHex(text),
    primaryText: hexOf(until(color, surfaces[scheme], toText)),
    primarySoft: hexOf(soft),
    onPrimarySoft: hexOf(until(color, fromOklch(soft), toText)),
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
