import fc from 'fast-check';
import PdfDrawing from 'pdfkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FACES, typefaceOf } from './typefaces.ts';
import { writeText } from './write-text.ts';

function newPdf(): InstanceType<typeof PdfDrawing> {
  const pdf = new PdfDrawing({ font: FACES.plain });
  pdf.registerFont('plain', FACES.plain);
  pdf.registerFont('bold', FACES.bold);
  return pdf;
}

afterEach(() => vi.restoreAllMocks());

/** What is written, from left to right on each line, and in which typefaces. */
function written(text: string, width = 400) {
  const pdf = newPdf();
  const parts: { text: string; x: number; y: number }[] = [];
  const write = pdf.text.bind(pdf);
  vi.spyOn(pdf, 'text').mockImplementation((part: string, x?: unknown, y?: unknown, options?: unknown) => {
    parts.push({ text: part, x: Number(x), y: Number(y) });
    return write(part, Number(x), Number(y), options as PDFKit.Mixins.TextOptions);
  });
  writeText(pdf, 'plain', text, { x: 72, y: 72, width });
  const lines = Map.groupBy(parts, ({ y }) => y);
  return [...lines.values()].map((line) => line.toSorted((a, b) => a.x - b.x).map((part) => part.text));
}

describe('texts of a receipt', () => {
  it.each(['Łucja Ćwiklińska', 'Παπαδόπουλος', 'Иванова', '€210.00', '© ® ™'])(
    '%s is written as it is',
    (text) => {
      expect(written(text)).toEqual([[text]]);
    },
  );

  it.each([
    ['शर्मा', 'NotoSansDevanagari'],
    ['李小龙', 'NotoSansSC'],
    ['さくら', 'NotoSansSC'],
    ['김민수', 'NotoSansKR'],
    ['😀', 'NotoEmoji'],
    ['🇮🇹', 'NotoEmoji'],
    ['ไทย', 'NotoSansThai'],
    ['שלום', 'DejaVuSans'],
    ['محمد', 'DejaVuSans'],
  ])('%s has a typeface, in bold, too', (text, name) => {
    expect(typefaceOf(text, 'plain')).toContain(`/${name}`);
    expect(typefaceOf(text, 'bold')).toMatch(/bold/i);
    expect(written(text).flat().join('')).toBe(text);
  });

  it.each([
    ['සිරිසේන', 'sirisen'],
    ['አበበ ቢቂላ', "'abebe bik'ila"],
    ['សុខ', 'sokh'],
    ['မောင် (Mr)', 'mean (Mr)'],
  ])('%s, whose script no typeface has, is written in Latin letters', (text, latin) => {
    expect(written(text).flat().join('')).toBe(latin);
  });

  it.each([
    ['שלום עליכם', ['עליכם', ' ', 'שלום']],
    ['רחוב הרצל 12', ['12', ' ', 'הרצל', ' ', 'רחוב']],
    ['הרצל (דוד)', ['(', 'דוד', ')', ' ', 'הרצל']],
    ['David (דוד כהן) Levi', ['David', ' ', '(', 'כהן', ' ', 'דוד', ')', ' ', 'Levi']],
    ['ven 10:00, תל אביב', ['ven', ' ', '10:00,', ' ', 'אביב', ' ', 'תל']],
  ])('%s is read from right to left where it has to be', (text, parts) => {
    expect(written(text)).toEqual([parts]);
  });

  it('lines break between words, and the first words stand on the first line', () => {
    expect(written('שלום עליכם', 40)).toEqual([['שלום'], ['עליכם']]);
    const lines = written('北京市朝阳区建国路八十八号', 60).map((line) => line.join(''));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('北京市朝阳区建国路八十八号');
  });

  it('emoji of several parts are one piece of text for their typeface', () => {
    expect(written('Zoë 👩🏽‍🔧 ❤️')).toEqual([['Zoë', ' ', '👩🏽‍🔧', ' ', '❤️']]);
  });

  it('no text keeps a receipt from being drawn', () => {
    const scripts = [
      0x20, 0x300, 0x400, 0x590, 0x600, 0x900, 0xa00, 0xa80, 0xd00, 0xe00, 0x4e00, 0xac00, 0x1f300,
    ];
    const character = fc
      .tuple(fc.constantFrom(...scripts), fc.nat(0x7f))
      .map(([first, at]) => String.fromCodePoint(first + at));
    const pdf = newPdf();
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
        writeText(pdf, 'plain', text, { x: 72, y: 72, width: 100 });
        expect(pdf.y).toBeGreaterThanOrEqual(72);
      }),
      { numRuns: 300 },
    );
  });
});
