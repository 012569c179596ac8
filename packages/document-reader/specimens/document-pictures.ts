import sharp from 'sharp';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { drawZone, LINE_SPACING, type ZonePrint } from './draw-zone.ts';
import { identityCardZone, passportZone } from './machine-readable-zone.ts';
import type { ZoneHolder } from './machine-readable-zone.ts';

export type SpecimenHolder = ZoneHolder & {
  placeOfBirth: string;
  address: string;
  fiscalCode: string;
  issue: string;
  licenceNumber: string;
  licenceIssue: string;
  licenceExpiry: string;
};

/** What a test prints otherwise: lines that do not fit the holder, another cut of the typeface. */
export type SpecimenPrint = { lines?: readonly string[]; print?: ZonePrint };

const WIDTH = 1280;
const HEIGHT = 806;
const MARGIN = 70;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function field(label: string, value: string, x: number, y: number): string {
  return `<text x="${x}" y="${y}" font-size="20" fill="#5b6675">${escaped(label)}</text>
    <text x="${x}" y="${y + 36}" font-size="32" fill="#101820">${escaped(value)}</text>`;
}

function portrait(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><rect width="300" height="380" fill="#dfe4ea"/>
    <circle cx="150" cy="150" r="78" fill="#9aa7b5"/><path d="M20 380a130 130 0 0 1 260 0z" fill="#9aa7b5"/></g>`;
}

/** The zone at the foot, as large as on the real thing: `millimetres` is the width of the document. */
function zone(lines: readonly string[], millimetres: number, print?: ZonePrint): string {
  const pitch = (WIDTH / millimetres) * 2.54;
  const length = lines[0]?.length ?? 0;
  const y = HEIGHT - 46 - (lines.length - 1) * LINE_SPACING * pitch;
  const top = y - 2 * pitch;
  return `<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="#f7f8fa"/>
    ${drawZone(lines, { x: (WIDTH - length * pitch) / 2, y, pitch }, print)}`;
}

function page(title: string, tint: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"
    font-family="'Liberation Sans', 'DejaVu Sans', Arial, sans-serif">
    <rect width="100%" height="100%" rx="36" fill="${tint}"/>
    <text x="${MARGIN}" y="82" font-size="38" font-weight="bold" fill="#1d2f4f">${escaped(title)}</text>
    ${content}
    <text x="${WIDTH - MARGIN}" y="82" text-anchor="end" font-size="34" font-weight="bold" fill="#b3202a">SPECIMEN</text>
    <text x="0" y="0" transform="translate(350 600) rotate(-24)" font-size="170" font-weight="bold" fill="#b3202a"
      fill-opacity="0.13">SPECIMEN</text></svg>`;
}

function identityFront(holder: SpecimenHolder): string {
  const fields = [
    field('Cognome / Surname', holder.surname.toUpperCase(), 420, 160),
    field('Nome / Name', holder.givenNames.toUpperCase(), 420, 260),
    field(
      'Luogo e data di nascita / Place and date of birth',
      `${holder.placeOfBirth} ${holder.dob}`,
      420,
      360,
    ),
    field('Sesso / Sex', holder.sex, 420, 460),
    field('Cittadinanza / Nationality', holder.country, 640, 460),
    field('Emissione / Issuing', holder.issue, 420, 560),
    field('Scadenza / Expiry', holder.expiry, 780, 560),
    field('Numero / Number', holder.number, 70, 640),
  ];
  return page('CARTA DI IDENTITÀ / IDENTITY CARD', '#e6eef2', portrait(70, 150) + fields.join(''));
}

function identityBack(holder: SpecimenHolder, { lines, print }: SpecimenPrint): string {
  const fields = [
    field('Codice fiscale / Fiscal code', holder.fiscalCode, 70, 150),
    field('Indirizzo di residenza / Residence', holder.address.toUpperCase(), 70, 250),
  ];
  return page(
    'CARTA DI IDENTITÀ / IDENTITY CARD',
    '#e6eef2',
    fields.join('') + zone(lines ?? identityCardZone(holder), 85.6, print),
  );
}

function passport(holder: SpecimenHolder, { lines, print }: SpecimenPrint): string {
  const fields = [
    field('Cognome / Surname', holder.surname.toUpperCase(), 420, 150),
    field('Nome / Given names', holder.givenNames.toUpperCase(), 420, 240),
    field('Cittadinanza / Nationality', holder.country, 420, 330),
    field('Data di nascita / Date of birth', holder.dob, 760, 330),
    field('Luogo di nascita / Place of birth', holder.placeOfBirth, 420, 420),
    field('Rilascio / Issue', holder.issue, 420, 510),
    field('Scadenza / Expiry', holder.expiry, 760, 510),
    field('Passaporto n. / Passport no.', holder.number, 860, 150),
  ];
  const content = portrait(70, 140) + fields.join('') + zone(lines ?? passportZone(holder), 125, print);
  return page('PASSAPORTO / PASSPORT', '#efe6e2', content);
}

function licenceFront(holder: SpecimenHolder): string {
  const fields = [
    field('1.', holder.surname.toUpperCase(), 420, 160),
    field('2.', holder.givenNames.toUpperCase(), 420, 250),
    field('3.', `${holder.dob} ${holder.placeOfBirth}`, 420, 340),
    field('4a.', holder.licenceIssue, 420, 430),
    field('4b.', holder.licenceExpiry, 780, 430),
    field('5.', holder.licenceNumber, 420, 520),
    field('9.', 'AM  B', 420, 610),
  ];
  return page('PATENTE DI GUIDA / DRIVING LICENCE', '#f4e3e6', portrait(70, 150) + fields.join(''));
}

function licenceBack(holder: SpecimenHolder): string {
  const rows = ['AM', 'B'].map((category, index) => {
    const y = 220 + index * 130;
    return (
      field('9.', category, 70, y) +
      field('10.', holder.licenceIssue, 320, y) +
      field('11.', holder.licenceExpiry, 720, y)
    );
  });
  return page('PATENTE DI GUIDA / DRIVING LICENCE', '#f4e3e6', rows.join(''));
}

type Draw = (holder: SpecimenHolder, print: SpecimenPrint) => string;
const pictures: Partial<Record<DocumentKind, Draw>> = {
  passport,
  document_front: identityFront,
  document_back: identityBack,
  driving_licence_front: licenceFront,
  driving_licence_back: licenceBack,
};

/** An invented document as SVG, marked SPECIMEN, 1280 x 806. */
export function specimenDrawing(
  kind: DocumentKind,
  holder: SpecimenHolder,
  print: SpecimenPrint = {},
): string {
  const draw = pictures[kind];
  if (draw === undefined) throw new Error(`no specimen of ${kind}`);
  return draw(holder, print);
}

/** A PNG of an invented document. */
export async function specimenPicture(kind: DocumentKind, holder: SpecimenHolder): Promise<Buffer> {
  return sharp(Buffer.from(specimenDrawing(kind, holder)))
    .png({ compressionLevel: 6 })
    .toBuffer();
}
