import { inflateSync } from 'node:zlib';

/** The streams of a PDF, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/\/Length (\d+)[^]*?stream\n/g)].flatMap(({ 0: head, 1: length, index }) => {
    const bytes = pdf.subarray(index + head.length, index + head.length + Number(length));
    return head.includes('/FlateDecode') ? [inflateSync(bytes).toString('latin1')] : [];
  });
}

const charactersOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Which characters the glyphs of a font stand for, from its table. */
function glyphsOf(table: string): Map<number, string> {
  const ranges = [...table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)];
  return new Map(
    ranges.flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f]+)>/gi)].map(({ 1: hex = '' }, at): [number, string] => [
        Number.parseInt(first, 16) + at,
        charactersOf(hex),
      ]),
    ),
  );
}

/** What each of its typefaces would make of the texts of a PDF of ours (pdfkit), line by line. */
export function pdfReadings(pdf: Buffer): string[] {
  const streams = streamsOf(pdf);
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex).join(''),
    ),
  );
  const fonts = streams.filter((stream) => stream.includes('begincmap')).map(glyphsOf);
  const readings = fonts.map((font) =>
    lines.map((hex) =>
      (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '').join(''),
    ),
  );
  return readings.map((reading) => reading.join('\n'));
}
