import { OCR_B_ADVANCE, ocrBGlyphs, type OcrBCut } from './ocr-b-glyphs.ts';

/** How a zone is printed; thicker or thinner strokes in font units. */
export type ZonePrint = { cut: OcrBCut; weight: number };

const PLAIN: ZonePrint = { cut: 'regular', weight: 0 };
/** From one line to the next, in pitches: 6.35 mm and 2.54 mm (ICAO 9303-3). */
export const LINE_SPACING = 2.5;

/** Lines of OCR-B as SVG, the first baseline's left end at `x`, `y`; `pitch` from character to character. */
export function drawZone(
  lines: readonly string[],
  { x, y, pitch }: { x: number; y: number; pitch: number },
  { cut, weight }: ZonePrint = PLAIN,
): string {
  const scale = pitch / OCR_B_ADVANCE;
  const glyphs = lines.flatMap((line, row) =>
    line.split('').map((char, column) => {
      const left = x + column * pitch;
      const base = y + row * LINE_SPACING * pitch;
      const path = ocrBGlyphs[cut][char] ?? '';
      return `<path transform="translate(${left} ${base}) scale(${scale} ${-scale})" d="${path}"/>`;
    }),
  );
  const stroke =
    weight === 0 ? '' : `stroke="${weight > 0 ? '#101820' : '#f7f8fa'}" stroke-width="${Math.abs(weight)}"`;
  return `<g fill="#101820" ${stroke}>${glyphs.join('')}</g>`;
}
