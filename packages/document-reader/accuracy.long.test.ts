import { expect, test } from 'vitest';
import { dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import { frontFits, judgeDocument, type DocumentProblem } from '@nolo/domain/identity/judge-document.ts';
import { parseMachineReadableZone } from '@nolo/domain/identity/machine-readable-zone.ts';
import { createDocumentReader } from './document-reader.ts';
import { READ_ON } from './synthetic/invented-holder.ts';
import {
  photographicDefects,
  syntheticDocument,
  wrongDefects,
  type Defect,
  type SyntheticDocument,
} from './synthetic/synthetic-documents.ts';

/** 160 documents that are all right, however badly photographed, and 64 that no machine may accept. */
const OF_EACH_GOOD = 16;
const OF_EACH_WRONG = 8;
const READ_WANTED = 0.95;
/** Of processor time, for one document of the middle, a card's front included: more on a busy machine. */
const SECONDS_ALLOWED = 3;
const TODAY = dateOf(READ_ON);

const reader = createDocumentReader();
const seconds: number[] = [];

async function judged({ images, documentType, profile, holder }: SyntheticDocument) {
  const page = images.passport ?? images.document_back;
  if (page === undefined) throw new Error('no page');
  const before = process.cpuUsage();
  const { zoneText, sureness, isPhotograph } = await reader.page(page);
  const zone = zoneText === null ? null : parseMachineReadableZone(zoneText, TODAY);
  const front = images.document_front;
  const isFrontRight =
    front === undefined || (zone?.isValid === true && frontFits(await reader.text(front), zone));
  const { user, system } = process.cpuUsage(before);
  seconds.push((user + system) / 1_000_000);
  const verdict = judgeDocument({ zone, sureness, isPhotograph, isFrontRight }, profile, documentType, TODAY);
  const asPrinted =
    zone?.documentNumber === holder.number &&
    zone.birthDate === holder.dob &&
    zone.expiresOn === holder.expiry;
  return { ...verdict, asPrinted };
}

async function judgedOf(defect: Defect, count: number) {
  const verdicts = [];
  for (let number = 0; number < count; number++)
    verdicts.push(await judged(await syntheticDocument(defect, number)));
  return verdicts;
}

const read = new Map<Defect, number>();

test.each(photographicDefects)('%s: what is verified is what was printed', async (defect) => {
  const verified = (await judgedOf(defect, OF_EACH_GOOD)).filter(({ isVerified }) => isVerified);
  read.set(defect, verified.length);
  expect(verified.filter(({ asPrinted }) => !asPrinted)).toEqual([]);
});

test('at least 95 of 100 documents that a person can read are verified', () => {
  const all = [...read.values()].reduce((sum, count) => sum + count, 0);
  const table = [...read].map(([defect, count]) => `${defect} ${count}`).join(', ');
  expect(all / (OF_EACH_GOOD * photographicDefects.length), table).toBeGreaterThanOrEqual(READ_WANTED);
});

/** Of the others more than one thing may be wrong. */
const named: Partial<Record<Defect, DocumentProblem[]>> = {
  // With the birth's own digit mended, one in ten has the right digit over the whole by chance.
  forged: ['check_digits', 'birth_date'],
  wrong_name: ['name'],
  expired: ['expired'],
  screenshot: ['no_photograph'],
  no_document: ['unreadable'],
  wrong_front: ['front_unreadable'],
};

test.each(wrongDefects)('%s: none is verified', async (defect) => {
  const verdicts = await judgedOf(defect, OF_EACH_WRONG);
  expect(verdicts.filter(({ isVerified }) => isVerified)).toEqual([]);
  const wanted = named[defect];
  const isNamed = (problem: DocumentProblem) => wanted === undefined || wanted.includes(problem);
  expect(verdicts.filter(({ problems }) => !problems.some(isNamed))).toEqual([]);
});

test('half of the documents take less than three seconds of a processor', () => {
  const sorted = seconds.toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(SECONDS_ALLOWED);
});
