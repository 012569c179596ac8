import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../domain/calendar/local-date-time.ts';
import { judgeDocument } from '../domain/identity/judge-document.ts';
import { READ_ON } from './synthetic/invented-holder.ts';
import {
  syntheticDocument,
  type SyntheticDocument,
} from './synthetic/synthetic-documents.ts';
import { prepareImage } from '../server/documents/prepare-image.ts';
import { loadNetwork } from './reading/glyph-network.ts';
import { readDocument } from '../server/documents/read-document.ts';
import { readerOf } from './document-reader.ts';

const TODAY = READ_ON as LocalDate;
const reader = readerOf(loadNetwork());

async function prepared(bytes: Buffer | undefined): Promise<Buffer | null> {
  if (bytes === undefined) return null;
  const image = await prepareImage(bytes, 'passport');
  if ('refusal' in image) throw new Error(image.refusal);
  return image.jpeg;
}

async function read({ images, documentType, profile }: SyntheticDocument) {
  const page = await prepared(images.passport ?? images.document_back);
  if (page === null) throw new Error('no page');
  const reading = await readDocument({ page, front: await prepared(images.document_front) }, reader, TODAY);
  return { zone: reading.zone, ...judgeDocument(reading, profile, documentType, TODAY) };
}

const TIMEOUT = 90_000;
const shots = ['rotated', 'perspective', 'blurred', 'glare', 'everything'] as const;

/** The whole set is read by `npm run bench -- documents`. */
describe('documents as telephones photograph them', () => {
  it.each(shots)('reads a passport: %s', { timeout: TIMEOUT }, async (defect) => {
    const document = await syntheticDocument(defect, 1, 'passport');
    const found = await read(document);
    expect(found.problems).toEqual([]);
    expect(found).toMatchObject({
      isDocument: true,
      isPassport: true,
      isNameMatched: true,
      isVerified: true,
    });
    const { number, dob, expiry } = document.holder;
    expect(found.zone).toMatchObject({ documentNumber: number, birthDate: dob, expiresOn: expiry });
  });

  it('reads both sides of a card', { timeout: TIMEOUT }, async () => {
    const found = await read(await syntheticDocument('clean', 2, 'otherDocument'));
    expect(found).toMatchObject({ isVerified: true, isPassport: false, problems: [] });
  });
});

const expected = {
  forged: 'check_digits',
  wrong_name: 'name',
  expired: 'expired',
  screenshot: 'no_photograph',
  no_document: 'unreadable',
  wrong_front: 'front_unreadable',
} as const;

it.each(Object.entries(expected))('never accepts %s: %s', { timeout: TIMEOUT }, async (defect, problem) => {
  const type = defect === 'wrong_front' ? 'otherDocument' : 'passport';
  const found = await read(await syntheticDocument(defect as keyof typeof expected, 7, type));
  expect(found.isVerified).toBe(false);
  expect(found.problems).toContain(problem);
});
