import { stringify } from 'csv-stringify/sync';
import type { Language } from '@nolo/i18n/language.ts';

/** Text; an amount of euro in minor units; nothing. A count is text: it has no cents. */
export type CsvCell = string | number | null;

/** Spreadsheets take a comma for the decimal sign where people write one, and then a semicolon between cells. */
const HABITS: Record<Language, { delimiter: string; decimal: string }> = {
  en: { delimiter: ',', decimal: '.' },
  it: { delimiter: ';', decimal: ',' },
  fr: { delimiter: ';', decimal: ',' },
};

/**
 * A table as a spreadsheet in that language opens it by a double click. Text that a spreadsheet would evaluate gets an
 * apostrophe in front (OWASP, CSV injection); amounts stay numbers, also below zero.
 */
export function writeCsv(language: Language, rows: readonly (readonly CsvCell[])[]): Buffer {
  const { delimiter, decimal } = HABITS[language];
  const text = stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? onOneLine(cell) : cell))),
    {
      // By which spreadsheets know that it is UTF-8.
      bom: true,
      delimiter,
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: { number: (minor) => (minor / 100).toFixed(2).replace('.', decimal) },
    },
  );
  return Buffer.from(text);
}

/** A line break inside a cell is read as the next row by some programs, whatever stands around it. */
const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');
