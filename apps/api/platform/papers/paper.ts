import type { Language } from '@nolo/i18n/language.ts';
import { HelperPool } from '../helpers/helper-pool.ts';
import { threadHelper } from '../helpers/helper.ts';

export type PaperRow = { name: string; amount: string; isStrong?: boolean };
export type PaperFact = { name: string; value: string };

/** A line drawn with a finger: points as parts of the field's width and height, which is three times as wide as high. */
export type Stroke = readonly (readonly [x: number, y: number])[];
export type PaperSignature = { name: string; line: string; strokes: readonly Stroke[] };

/** Rows under a name each, with what they come to; every row has a cell for each column. */
export type PaperTable = {
  heading: string;
  /** `width`: parts of a hundred. */
  columns: { name: string; width: number; isAmount?: boolean }[];
  groups: { name: string; total: string; rows: string[][] }[];
  /** The last row. */
  total: string[];
};

/** Every word of a paper, in the order it is drawn in. */
export type PaperContent = {
  language: Language;
  /** Whose paper it is, and its colour. */
  site: { name: string; colour: string };
  title: string;
  number: string;
  issued: string;
  parties: { heading: string; lines: string[] }[];
  rentalHeading: string;
  facts: PaperFact[];
  priceHeading: string;
  rows: PaperRow[];
  table?: PaperTable;
  sections?: { heading: string; paragraphs: string[] }[];
  signatures?: PaperSignature[];
  notes: string[];
};

/** One thread for everybody: thirty papers at once would otherwise make each other request wait for a second. */
const drawers = new HelperPool<PaperContent, Uint8Array>({
  start: () => threadHelper(new URL('./draw-paper.ts', import.meta.url), 256),
  size: 1,
  waiting: 100,
  deadlineMs: 20_000,
  idleMs: 60_000,
});

/** The paper as a PDF on A4. @throws AppError `server.unavailable` when too many are being drawn */
export async function drawPaper(content: PaperContent): Promise<Buffer> {
  return Buffer.from(await drawers.ask(content));
}
