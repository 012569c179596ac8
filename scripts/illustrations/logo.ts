import { svgDocument } from './svg.ts';

export interface LogoOptions {
  /** The tenant's primary colour, #rrggbb. */
  primary: string;
  /** Colour of the letters; defaults to near-black. */
  ink?: string;
}

/** An archway that is also the letter n, with the road running through it: 64 x 64. */
function symbolParts(primary: string, onPrimary: string): string {
  return [
    `<rect width="64" height="64" rx="17" fill="${primary}"/>`,
    `<path d="M17.5 49V31a14.5 14.5 0 0 1 29 0V49" fill="none" stroke="${onPrimary}" stroke-width="8.5" stroke-linecap="round"/>`,
    `<path d="M30.6 36h2.8l.5 5h-3.8zM29.7 44.5h4.6l.8 8h-6.2z" fill="${onPrimary}"/>`,
  ].join('');
}

function strokeOf(d: string, ink: string): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** White, or near-black on a pale primary colour, by relative luminance. */
function inkOn(primary: string): string {
  const n = Number.parseInt(primary.slice(1), 16);
  const linear = [n >> 16, (n >> 8) & 255, n & 255].map((c) => (c / 255) ** 2.2);
  const luminance = 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  return luminance > 0.45 ? '#14181d' : '#ffffff';
}

/** Symbol alone, also the favicon. */
export function logoSymbol({ primary }: LogoOptions): string {
  return svgDocument(64, 64, symbolParts(primary, inkOn(primary)));
}

/** The letters n-o-l-o, drawn with one pen; the last o is a wheel. 149 x 64. */
function letters(ink: string, primary: string): string {
  return [
    strokeOf('M6 50V24M6 36a14 14 0 0 1 28 0V50', ink),
    `<circle cx="63" cy="37" r="14" fill="none" stroke="${ink}" stroke-width="8.5"/>`,
    strokeOf('M94 9V50', ink),
    `<circle cx="125" cy="37" r="14" fill="none" stroke="${ink}" stroke-width="8.5"/>`,
    `<circle cx="125" cy="37" r="4.6" fill="${primary}"/>`,
  ].join('');
}

/** The word mark without the symbol. */
export function logoWordMark({ primary, ink = '#14181d' }: LogoOptions): string {
  return svgDocument(149, 64, letters(ink, primary));
}

/** Symbol and word mark side by side. */
export function logo({ primary, ink = '#14181d' }: LogoOptions): string {
  const word = `<g transform="translate(82 0)">${letters(ink, primary)}</g>`;
  return svgDocument(230, 64, symbolParts(primary, inkOn(primary)) + word);
}
