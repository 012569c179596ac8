import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

const linesOf = (language: 'en' | 'it' | 'fr', rows: Parameters<typeof writeCsv>[1]) =>
  writeCsv(language, rows).toString().replace('\uFEFF', '').split('\r\n').slice(0, -1);

it('amounts are numbers as the reader’s spreadsheet writes them', () => {
  const row = [['a', 123_450, -5, 0, null, '3']];
  expect(linesOf('en', row)).toEqual(['a,1234.50,-0.05,0.00,,3']);
  expect(linesOf('it', row)).toEqual(['a;1234,50;-0,05;0,00;;3']);
  expect(linesOf('fr', row)).toEqual(['a;1234,50;-0,05;0,00;;3']);
});

it('no text is a formula', () => {
  for (const bad of ['=1+1', '+39 06', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])
    expect(linesOf('it', [[bad]]).join('')).toMatch(/^"?(?:'| =)/);
  expect(linesOf('it', [['=HYPERLINK("http://evil.example";"x")']])).toEqual([
    `"'=HYPERLINK(""http://evil.example"";""x"")"`,
  ]);
});

it('what divides cells and lines is quoted, or is none inside a cell', () => {
  expect(linesOf('it', [['a;b', 'c"d', 'e\r\nf', 'g,h']])).toEqual(['"a;b";"c""d";e f;g,h']);
});

it('begins so that spreadsheets read it as UTF-8', () => {
  expect(writeCsv('fr', [['é']]).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});
