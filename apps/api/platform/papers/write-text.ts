import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import type PdfDrawing from 'pdfkit';
import anyAscii from 'any-ascii';
import { FACES, isWritable, typefaceOf, type Face } from './typefaces.ts';

export type Pdf = InstanceType<typeof PdfDrawing>;

type Place = { x?: number; y?: number; width: number; align?: 'right'; lineGap?: number };

/** What is written in one typeface and one direction, without blanks between letters. */
type Run = { text: string; start: number; font: string; level: number };
type Paragraph = { text: string; levels: EmbeddingLevels; runs: Run[] };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LATIN = /\p{Script=Latin}/u;
/** Scripts without blanks: a line may end behind each character. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Letters of South Asia are higher and deeper than those of Europe. */
const LINE_HEIGHT = 1.2;
/** Where DejaVu's letters stand, as a share of its line's height. */
const BASELINE = 0.8;

/** A text as it is written: what is in a script that no typeface of ours has, in Latin letters. */
export const writableText = (text: string): string =>
  graphemesOf(text)
    .map(({ segment }) => (isWritable(segment) ? segment : anyAscii(segment)))
    .join('');

/**
 * Writes a text, in lines as wide as its place, at `pdf.y` unless told otherwise. pdfkit does so itself for what its
 * typeface can write from left to right. The rest is put together here from several, each line in the order of the
 * Unicode Bidirectional Algorithm: pdfkit would write the words of Hebrew in reverse.
 */
export function writeText(
  pdf: Pdf,
  face: Face,
  given: string,
  { x = pdf.x, y = pdf.y, ...place }: Place,
): Pdf {
  pdf.font(face);
  const text = writableText(given);
  if (isPlain(text, face)) return pdf.text(text, x, y, place);
  const height = pdf.currentLineHeight(true) * LINE_HEIGHT + (place.lineGap ?? 0);
  const baseline = pdf.currentLineHeight(true) * BASELINE;
  let top = y;
  for (const written of text.split(/\r\n?|\n/)) {
    const paragraph = paragraphOf(written, face);
    for (const line of linesOf(pdf, paragraph.runs, place.width)) {
      if (top + height > pdf.page.maxY()) top = pdf.addPage().y;
      const indent = place.align === 'right' ? place.width - widthOf(pdf, line) : 0;
      writeLine(pdf, inVisualOrder(paragraph, line), x + indent, top + baseline);
      top += height;
    }
  }
  pdf.font(face);
  [pdf.x, pdf.y] = [x, top];
  return pdf;
}

function isPlain(text: string, face: Face): boolean {
  return (
    !RTL.test(text) && graphemesOf(text).every(({ segment }) => typefaceOf(segment, face) === FACES[face])
  );
}

const graphemesOf = (text: string) => [...graphemes.segment(text)];

/** A name or an address of another script has that script's direction; a sentence of ours that quotes one has ours. */
function paragraphOf(text: string, face: Face): Paragraph {
  const levels = bidi.getEmbeddingLevels(text, LATIN.test(text) ? 'ltr' : 'auto');
  const runs: Run[] = [];
  for (const { segment, index } of graphemesOf(text)) {
    const file = typefaceOf(segment, face);
    // By its name: pdfkit reads a file anew at every mention once it has it under another.
    const font = file === FACES[face] ? face : file;
    const level = levels.levels[index] ?? 0;
    const last = runs.at(-1);
    const joins =
      last !== undefined && last.font === font && last.level === level && !isBreak(last.text, segment);
    if (joins) last.text += segment;
    else runs.push({ text: segment, start: index, font, level });
  }
  return { text, levels, runs };
}

const isBlank = (text: string) => text.trim() === '';

/** Words and the blanks between them are runs by themselves; so are neutral characters that are turned round. */
function isBreak(before: string, segment: string): boolean {
  return (
    isBlank(before) !== isBlank(segment) || UNSPACED.test(segment) || RTL.test(before) !== RTL.test(segment)
  );
}

const widthOf = (pdf: Pdf, runs: readonly Run[]): number =>
  runs.reduce((sum, { font, text }) => sum + shaped(pdf.font(font), text).width, 0);

/** Runs between which no line may end, with the blank behind them. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [];
  for (const run of runs) {
    const last = words.at(-1);
    const before = last?.at(-1)?.text ?? ' ';
    if (last && (isBlank(run.text) || !(isBlank(before) || UNSPACED.test(run.text)))) last.push(run);
    else words.push([run]);
  }
  return words;
}

/** A word that is wider than a line is broken between any two of its characters. */
function linesOf(pdf: Pdf, runs: readonly Run[], width: number): Run[][] {
  const parts = wordsOf(runs).flatMap((word) => (widthOf(pdf, word) <= width ? [word] : charactersOf(word)));
  const lines: Run[][] = [[]];
  let used = 0;
  for (const part of parts) {
    const needed = widthOf(
      pdf,
      part.filter(({ text }) => !isBlank(text)),
    );
    if (used > 0 && used + needed > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...part);
    used += widthOf(pdf, part);
  }
  // The blank before a break would push text that runs to the left off its margin.
  return lines.map((line) => (isBlank(line.at(-1)?.text ?? 'x') ? line.slice(0, -1) : line));
}

function charactersOf(word: readonly Run[]): Run[][] {
  return word.flatMap((run) =>
    graphemesOf(run.text).map(({ segment, index }) => [{ ...run, text: segment, start: run.start + index }]),
  );
}

function inVisualOrder({ text, levels }: Paragraph, line: readonly Run[]): Run[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  const order = bidi.getReorderedIndices(text, levels, first.start, last.start + last.text.length - 1);
  return line.toSorted((a, b) => order.indexOf(a.start) - order.indexOf(b.start));
}

function writeLine(pdf: Pdf, line: readonly Run[], left: number, baseline: number): void {
  let x = left;
  for (const run of line) {
    const text = turned(run);
    const { width, options } = shaped(pdf.font(run.font), text);
    pdf.text(text, x, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' });
    x += width;
  }
}

/** As pdfkit's types do not know it, though it takes it; a new one each time, because fontkit writes into it. */
const unplacedMarks = () => ({ mark: false, mkmk: false, abvm: false, blwm: false }) as never;

/**
 * Text as the typeface at hand lays it out. Some of Noto's leave out where a mark is to stand on a letter, and fontkit
 * throws at that (2.0.4); its marks then stand where they come.
 */
function shaped(pdf: Pdf, text: string): { width: number; options: PDFKit.Mixins.TextOptions } {
  try {
    return { width: pdf.widthOfString(text), options: {} };
  } catch {
    const width = pdf.widthOfString(text, { features: unplacedMarks() });
    return { width, options: { features: unplacedMarks() } };
  }
}

/** The typeface turns letters round itself; signs between them, and brackets, it does not know to be among them. */
function turned({ text, level }: Run): string {
  if (level % 2 === 0 || RTL.test(text)) return text;
  return graphemesOf(text)
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .toReversed()
    .join('');
}
