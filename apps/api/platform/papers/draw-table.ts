import type { PaperTable } from './paper.ts';
import { INK, LINE, MARGIN, MUTED, widthOf } from './paper-style.ts';
import type { Face } from './typefaces.ts';
import { writeText, type Pdf } from './write-text.ts';

const SIZE = 7.5;
const GAP = 6;

type Column = { left: number; width: number; isAmount: boolean };

/** A table over as many pages as it needs, each with its headings. */
export function drawTable(pdf: Pdf, table: PaperTable): void {
  const columns = columnsOf(pdf, table);
  // A heading stands with what it is about.
  if (pdf.y + 90 > pdf.page.maxY()) pdf.addPage();
  pdf.font('bold').fontSize(12).fillColor(INK).text(table.heading, MARGIN).moveDown(0.6);
  drawHeadings(pdf, table, columns);
  for (const { name, total, rows } of table.groups) {
    const inner = rows.map((row) => ({ row, height: heightOf(pdf, row, columns) }));
    // So does a group's name with its first row.
    makeRoom(pdf, 16 + (inner[0]?.height ?? 0), table, columns);
    drawGroup(pdf, name, total);
    for (const { row, height } of inner) {
      makeRoom(pdf, height, table, columns);
      drawCells(pdf, row, columns, 'plain');
      pdf.y += height;
    }
    pdf.y += 5;
  }
  makeRoom(pdf, 30, table, columns);
  drawLine(pdf, 1);
  pdf.y += 5;
  const height = heightOf(pdf, table.total, columns);
  drawCells(pdf, table.total, columns, 'bold');
  pdf.y += height + 18;
}

function columnsOf(pdf: Pdf, { columns }: PaperTable): Column[] {
  let left = MARGIN;
  return columns.map(({ width, isAmount = false }, index) => {
    // The last one ends at the margin.
    const gap = index === columns.length - 1 ? 0 : GAP;
    const column = { left, width: (widthOf(pdf) * width) / 100 - gap, isAmount };
    left += (widthOf(pdf) * width) / 100;
    return column;
  });
}

function makeRoom(pdf: Pdf, height: number, table: PaperTable, columns: readonly Column[]): void {
  if (pdf.y + height <= pdf.page.maxY()) return;
  pdf.addPage();
  drawHeadings(pdf, table, columns);
}

function drawHeadings(pdf: Pdf, { columns: names }: PaperTable, columns: readonly Column[]): void {
  const row = names.map(({ name }) => name);
  const height = heightOf(pdf, row, columns);
  drawCells(pdf, row, columns, 'plain', MUTED);
  pdf.y += height;
  drawLine(pdf, 1);
  pdf.y += 5;
}

function drawGroup(pdf: Pdf, name: string, total: string): void {
  const top = pdf.y;
  pdf.fontSize(SIZE + 0.5).fillColor(INK);
  writeText(pdf, 'bold', name, { x: MARGIN, y: top, width: widthOf(pdf) * 0.8 });
  pdf.font('bold').text(total, MARGIN, top, { width: widthOf(pdf), align: 'right' });
  pdf.y = top + 12;
  drawLine(pdf, 0.5);
  pdf.y += 3;
}

function drawCells(
  pdf: Pdf,
  row: readonly string[],
  columns: readonly Column[],
  face: Face,
  colour: string = INK,
): void {
  const top = pdf.y;
  pdf.fontSize(SIZE).fillColor(colour);
  for (const [index, { left, width, isAmount }] of columns.entries()) {
    const text = row[index] ?? '';
    if (text === '') continue;
    writeText(pdf, face, text, { x: left, y: top, width, ...(isAmount && { align: 'right' as const }) });
  }
  pdf.y = top;
}

function heightOf(pdf: Pdf, row: readonly string[], columns: readonly Column[]): number {
  pdf.font('plain').fontSize(SIZE);
  const heights = columns.map(({ width }, index) => pdf.heightOfString(row[index] || ' ', { width }));
  return Math.max(...heights) + 3;
}

function drawLine(pdf: Pdf, width: number): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + widthOf(pdf), pdf.y)
    .lineWidth(width)
    .strokeColor(LINE)
    .stroke();
}
