import type { Pdf } from './write-text.ts';

/** In points, 72 to the inch. */
export const MARGIN = 56;
export const INK = '#0f1a24';
export const MUTED = '#566370';
export const LINE = '#c5ced6';

export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;
