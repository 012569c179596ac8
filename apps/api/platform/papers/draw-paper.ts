import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import PdfDrawing from 'pdfkit';
import type { PaperContent, PaperRow, PaperSignature } from './paper.ts';
import { drawTable } from './draw-table.ts';
import { INK, LINE, MARGIN, MUTED, widthOf } from './paper-style.ts';
import { FACES } from './typefaces.ts';
import { writeText, type Pdf } from './write-text.ts';

/** A tenth of a second of one core, so it happens in the thread that `paper.ts` asks. */
async function drawPaper(content: PaperContent): Promise<Buffer> {
  const pdf = new PdfDrawing({
    size: 'A4',
    margin: MARGIN,
    lang: content.language,
    displayTitle: true,
    info: { Title: content.number },
    // None yet: pdfkit would know the file, and read it anew each time it is called by its name (0.20.2).
    font: '',
  });
  pdf.registerFont('plain', FACES.plain);
  pdf.registerFont('bold', FACES.bold);
  const bytes = buffer(pdf);
  drawHeading(pdf, content);
  drawParties(pdf, content);
  if (content.facts.length > 0) drawFacts(pdf, content);
  if (content.rows.length > 0) drawPrice(pdf, content);
  if (content.table) drawTable(pdf, content.table);
  for (const section of content.sections ?? []) drawSection(pdf, section);
  for (const signature of content.signatures ?? []) drawSignature(pdf, signature);
  pdf.fontSize(8.5).fillColor(MUTED);
  for (const note of content.notes)
    writeText(pdf, 'plain', note, { x: MARGIN, width: widthOf(pdf), lineGap: 2 }).moveDown(0.5);
  pdf.end();
  return bytes;
}

function drawHeading(pdf: Pdf, { site, title, number, issued }: PaperContent): void {
  pdf.fontSize(13).fillColor(site.colour);
  writeText(pdf, 'bold', site.name, { width: widthOf(pdf) }).moveDown(1.2);
  pdf.font('bold').fontSize(22).fillColor(INK).text(title);
  pdf.font('plain').fontSize(10).fillColor(MUTED).moveDown(0.3).text(number).text(issued).moveDown(2);
}

/** Draws columns side by side; what follows begins below the longest. */
function drawParties(pdf: Pdf, { parties }: PaperContent): void {
  const gap = 16;
  const width = (widthOf(pdf) - gap * (parties.length - 1)) / parties.length;
  const top = pdf.y;
  let bottom = top;
  for (const [index, { heading, lines }] of parties.entries()) {
    const left = MARGIN + index * (width + gap);
    pdf.font('plain').fontSize(8.5).fillColor(MUTED).text(heading, left, top, { width });
    pdf.fontSize(10).fillColor(INK).moveDown(0.3);
    for (const line of lines) writeText(pdf, 'plain', line, { x: left, width, lineGap: 2 });
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bottom + 26;
}

function drawSubtitle(pdf: Pdf, text: string): void {
  pdf.font('bold').fontSize(12).fillColor(INK).text(text, MARGIN).moveDown(0.6);
}

function drawFacts(pdf: Pdf, { rentalHeading, facts }: PaperContent): void {
  drawSubtitle(pdf, rentalHeading);
  const nameWidth = 90;
  for (const { name, value } of facts) {
    const top = pdf.y;
    pdf.font('plain').fontSize(10).fillColor(MUTED).text(name, MARGIN, top, { width: nameWidth });
    const below = pdf.y;
    pdf.fillColor(INK);
    writeText(pdf, 'plain', value, {
      x: MARGIN + nameWidth,
      y: top,
      width: widthOf(pdf) - nameWidth,
      lineGap: 2,
    });
    pdf.y = Math.max(pdf.y, below) + 4;
  }
  pdf.y += 18;
}

function drawPrice(pdf: Pdf, { priceHeading, rows }: PaperContent): void {
  drawSubtitle(pdf, priceHeading);
  for (const row of rows) drawRow(pdf, row);
  pdf.y += 18;
}

function drawRow(pdf: Pdf, { name, amount, isStrong = false }: PaperRow): void {
  const amountWidth = 100;
  const top = pdf.y;
  const face = isStrong ? 'bold' : 'plain';
  pdf.fontSize(10).fillColor(INK);
  writeText(pdf, face, name, { x: MARGIN, y: top, width: widthOf(pdf) - amountWidth });
  const below = pdf.y;
  pdf.text(amount, MARGIN + widthOf(pdf) - amountWidth, top, { width: amountWidth, align: 'right' });
  pdf.y = Math.max(pdf.y, below) + 5;
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + widthOf(pdf), pdf.y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  pdf.y += 5;
}

function drawSection(pdf: Pdf, { heading, paragraphs }: NonNullable<PaperContent['sections']>[number]): void {
  drawSubtitle(pdf, heading);
  pdf.fontSize(9).fillColor(INK);
  for (const paragraph of paragraphs)
    writeText(pdf, 'plain', paragraph, { x: MARGIN, width: widthOf(pdf), lineGap: 2 }).moveDown(0.5);
  pdf.y += 12;
}

const SIGNATURE = { width: 210, height: 70 };

/** As lines, which stay sharp and small. */
function drawSignature(pdf: Pdf, { name, line, strokes }: PaperSignature): void {
  const { width, height } = SIGNATURE;
  if (pdf.y + height + 40 > pdf.page.maxY()) pdf.addPage();
  const top = pdf.y;
  for (const [first, ...rest] of strokes) {
    if (first === undefined) continue;
    pdf.moveTo(MARGIN + first[0] * width, top + first[1] * height);
    for (const [x, y] of rest.length > 0 ? rest : [first])
      pdf.lineTo(MARGIN + x * width + 0.1, top + y * height);
    pdf.lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(INK).stroke();
  }
  pdf
    .moveTo(MARGIN, top + height)
    .lineTo(MARGIN + width, top + height)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  pdf.fontSize(9).fillColor(INK);
  writeText(pdf, 'plain', name, { x: MARGIN, y: top + height + 4, width: widthOf(pdf) });
  pdf.fontSize(8.5).fillColor(MUTED);
  writeText(pdf, 'plain', line, { x: MARGIN, width: widthOf(pdf) }).moveDown(1.5);
}

parentPort?.on('message', (content: PaperContent) => {
  // What cannot be drawn ends the thread, which the caller notices.
  void drawPaper(content).then((bytes) => parentPort?.postMessage(bytes, []));
});
