import sharp from 'sharp';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { checkDigit } from '@nolo/domain/identity/check-digit.ts';
import type { PersonName } from '@nolo/domain/identity/name-match.ts';
import { specimenDrawing, type SpecimenHolder, type SpecimenPrint } from '../specimens/document-pictures.ts';
import { identityCardZone, passportZone } from '../specimens/machine-readable-zone.ts';
import { inventedHolder } from './invented-holder.ts';
import { photograph, photographOfNoDocument, PICTURE, raster, type Shot } from './photograph.ts';
import { between, oneOf, seededRandom, type Random } from './seeded-random.ts';

export type SyntheticDocument = {
  /** What was done to it, and a number. */
  name: string;
  defect: Defect;
  documentType: 'passport' | 'otherDocument';
  images: Partial<Record<DocumentKind, Buffer>>;
  profile: PersonName & { dob: string };
  /** What is printed; null where nothing can be read. */
  holder: SpecimenHolder;
  /** A person could read the zone off the picture, and nothing about the document is wrong. */
  isGood: boolean;
};

const photographic = {
  clean: (): Shot => ({}),
  rotated: (random) => ({ turn: between(random, 4, 15) * (random() < 0.5 ? -1 : 1), fill: 0.8 }),
  perspective: (random) => ({
    perspective: between(random, 0.04, 0.09),
    turn: between(random, -5, 5),
    fill: 0.8,
  }),
  blurred: (random) =>
    random() < 0.7 ? { blur: between(random, 1.6, 3.2) } : { motion: between(random, 4, 8), blur: 1 },
  dim: (random) => ({ light: between(random, 0.18, 0.35), noise: between(random, 2, 5), shadow: 0.4 }),
  glare: (random) => ({
    glare: {
      strength: between(random, 0.45, 0.78),
      x: between(random, 0.1, 0.9),
      y: between(random, 0.6, 0.95),
      radius: between(random, 0.1, 0.25),
    },
  }),
  cropped: (random) => ({ cutRight: 0, fill: between(random, 0.98, 1.04), turn: between(random, -1, 1) }),
  jpeg40: (random) => ({ quality: 40, turn: between(random, -3, 3), fill: between(random, 0.7, 0.95) }),
  small: (random) => ({ fill: between(random, 0.42, 0.6), turn: between(random, -6, 6) }),
  everything: (random) => ({
    turn: between(random, -9, 9),
    perspective: between(random, 0.02, 0.05),
    blur: between(random, 1, 2),
    light: between(random, 0.4, 0.8),
    noise: between(random, 3, 5),
    quality: Math.round(between(random, 45, 80)),
    fill: 0.82,
  }),
} satisfies Record<string, (random: Random) => Shot>;

const wrong = [
  'forged',
  'wrong_name',
  'expired',
  'screenshot',
  'no_document',
  'cut_through_zone',
  'washed_out',
  'wrong_front',
] as const;
export type Defect = keyof typeof photographic | (typeof wrong)[number];
export const photographicDefects = Object.keys(photographic) as (keyof typeof photographic)[];
export const wrongDefects: readonly (typeof wrong)[number][] = wrong;

type Draft = {
  holder: SpecimenHolder;
  lines: string[];
  type: SyntheticDocument['documentType'];
  random: Random;
};

function draft(random: Random, wanted?: Draft['type']): Draft {
  const holder = inventedHolder(random);
  const drawn = random() < 0.5 ? 'passport' : 'otherDocument';
  const type = wanted ?? drawn;
  return {
    holder,
    type,
    random,
    lines: type === 'passport' ? passportZone(holder) : identityCardZone(holder),
  };
}

/** The two sides, or the one page, each photographed by itself. */
async function pictures(
  { holder, lines, type, random }: Draft,
  shot: Shot,
  change: (paper: Buffer) => Promise<Buffer> = async (paper) => paper,
): Promise<SyntheticDocument['images']> {
  const print: SpecimenPrint = {
    lines,
    print: { cut: oneOf(random, ['regular', 'sharp']), weight: oneOf(random, [-14, 0, 14, 28]) },
  };
  const take = async (kind: DocumentKind, how: Shot): Promise<Buffer> => {
    const paper = await raster(specimenDrawing(kind, holder, print), PICTURE.width);
    return change(await photograph(paper, how, random));
  };
  if (type === 'passport') return { passport: await take('passport', shot) };
  return {
    document_front: await take('document_front', {}),
    document_back: await take('document_back', shot),
  };
}

/** Where digits stand that count: the number, or the dates, of the line that has them. */
const countingPlaces = {
  passport: { number: { row: 1, from: 0, to: 8 }, dates: { row: 1, from: 13, to: 26 } },
  otherDocument: { number: { row: 0, from: 5, to: 13 }, dates: { row: 1, from: 0, to: 13 } },
} as const;

/**
 * One digit that counts is another: what somebody does who makes themselves older, or a document valid. Half of those
 * who change the birth on a card know its own check digit, but not the one over the whole.
 */
function forge({ lines, type, random }: Draft): string[] {
  const { row, from, to } = countingPlaces[type][random() < 0.4 ? 'number' : 'dates'];
  const line = lines[row] ?? '';
  const places = line
    .split('')
    .flatMap((char, place) => (/\d/.test(char) && place >= from && place <= to ? [place] : []));
  const place = places[Math.floor(random() * places.length)] ?? from;
  const digit = String((Number(line[place]) + 1 + Math.floor(random() * 8)) % 10);
  const forged = line.slice(0, place) + digit + line.slice(place + 1);
  const isBirth = type === 'otherDocument' && row === 1 && place < 6;
  const mended =
    isBirth && random() < 0.5
      ? forged.slice(0, 6) + checkDigit(forged.slice(0, 6)) + forged.slice(7)
      : forged;
  return lines.map((one, at) => (at === row ? mended : one));
}

/** A telephone's screen with the picture of a document on it. */
async function screenshot(paper: Buffer): Promise<Buffer> {
  const shown = await sharp(paper).resize({ width: 1000 }).toBuffer();
  return sharp({ create: { width: 1080, height: 1400, channels: 3, background: '#1b1f27' } })
    .composite([{ input: shown, left: 40, top: 300 }])
    .png()
    .toBuffer();
}

const LETTER = [
  'Dear Sir or Madam,',
  'thank you for your letter of the third.',
  'P&lt;ITAROSSI&lt;&lt;MARIO&lt;&lt;&lt;&lt;&lt;&lt;',
  'Yours faithfully',
];

type Wrong = (made: Draft) => Promise<Partial<SyntheticDocument>>;

const makeWrong: Record<(typeof wrong)[number], Wrong> = {
  forged: async (made) => ({ images: await pictures({ ...made, lines: forge(made) }, {}) }),
  async wrong_name(made) {
    const { surname, dob } = made.holder;
    const lastName = surname === 'Rossi' ? 'Verdi' : 'Rossi';
    return { images: await pictures(made, {}), profile: { firstName: 'Antonio', lastName, dob } };
  },
  async expired(made) {
    const holder = { ...made.holder, expiry: `202${Math.floor(made.random() * 7)}-03-25` };
    const lines = made.type === 'passport' ? passportZone(holder) : identityCardZone(holder);
    return { images: await pictures({ ...made, holder, lines }, {}) };
  },
  screenshot: async (made) => ({ images: await pictures(made, {}, screenshot) }),
  async no_document({ random, type }) {
    const page = await photographOfNoDocument(random, LETTER);
    if (type === 'passport') return { images: { passport: page } };
    return { images: { document_front: await photographOfNoDocument(random, LETTER), document_back: page } };
  },
  async cut_through_zone(made) {
    const { random } = made;
    const isBelow = random() < 0.5;
    const shot = isBelow
      ? { cutBottom: between(random, 0.12, 0.2) }
      : { cutRight: between(random, 0.15, 0.4) };
    return { images: await pictures(made, shot) };
  },
  async washed_out(made) {
    const { random } = made;
    const spot = { x: between(random, 0.2, 0.8), y: 0.88, radius: between(random, 0.08, 0.2) };
    return { images: await pictures(made, { glare: { strength: 1.6, ...spot } }) };
  },
  async wrong_front(made) {
    const card = { ...made, type: 'otherDocument' as const, lines: identityCardZone(made.holder) };
    const front = await photographOfNoDocument(made.random, LETTER);
    return { images: { ...(await pictures(card, {})), document_front: front } };
  },
};

/** One document with a defect, the same for the same number; of the given type, or of either. */
export async function syntheticDocument(
  defect: Defect,
  number: number,
  wanted?: Draft['type'],
): Promise<SyntheticDocument> {
  const random = seededRandom(number * 7919 + defect.length * 104_729 + defect.charCodeAt(0));
  const made = draft(random, wanted);
  const { holder, type } = made;
  const base = {
    name: `${defect} ${number}`,
    defect,
    documentType: defect === 'wrong_front' ? ('otherDocument' as const) : type,
    holder,
    profile: { firstName: holder.givenNames, lastName: holder.surname, dob: holder.dob },
  };
  if (defect in photographic) {
    const shot = photographic[defect as keyof typeof photographic](random);
    return { ...base, images: await pictures(made, shot), isGood: true };
  }
  return {
    ...base,
    images: {},
    ...(await makeWrong[defect as (typeof wrong)[number]](made)),
    isGood: false,
  };
}
