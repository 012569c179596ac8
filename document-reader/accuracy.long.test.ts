import { dateOf } from '../domain/calendar/local-date-time.ts';
import { judgeDocument, type DocumentVerdict } from '../domain/identity/judge-document.ts';
import { prepareImage } from '../server/documents/prepare-image.ts';
import { loadNetwork } from './reading/glyph-network.ts';
import { readDocument, type DocumentReader } from '../server/documents/read-document.ts';
import { readerOf } from './document-reader.ts';
import { READ_ON } from './synthetic/invented-holder.ts';
import {
  photographicDefects,
  syntheticDocument,
  wrongDefects,
  type Defect,
  type SyntheticDocument,
} from './synthetic/synthetic-documents.ts';
import type { BenchRow } from '../bench/bench-row.ts';

/** 160 documents that are all right, however badly photographed, and 64 that no machine may accept. */
const OF_EACH_GOOD = 16;
const OF_EACH_WRONG = 8;
const READ_WANTED = 0.95;
const SECONDS_ALLOWED = 3;

type Outcome = { document: SyntheticDocument; verdict: DocumentVerdict; seconds: number };

async function prepared(
  { images }: SyntheticDocument,
  kind: 'passport' | 'document_front' | 'document_back',
) {
  const bytes = images[kind];
  if (bytes === undefined) return null;
  const image = await prepareImage(bytes, kind);
  if ('refusal' in image) throw new Error(image.refusal);
  return image.jpeg;
}

async function read(reader: DocumentReader, document: SyntheticDocument): Promise<Outcome> {
  const { documentType, profile } = document;
  const page = await prepared(document, documentType === 'passport' ? 'passport' : 'document_back');
  const front = await prepared(document, 'document_front');
  if (page === null) throw new Error(`${document.name} has no page`);
  const today = dateOf(READ_ON);
  const before = process.cpuUsage();
  const reading = await readDocument({ page, front }, reader, today);
  const { user, system } = process.cpuUsage(before);
  const verdict = judgeDocument(reading, profile, documentType, today);
  return { document, verdict, seconds: (user + system) / 1_000_000 };
}

async function readAll(defect: Defect, count: number, reader: DocumentReader): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let number = 0; number < count; number++) {
    outcomes.push(await read(reader, await syntheticDocument(defect, number)));
  }
  const verified = outcomes.filter(({ verdict }) => verdict.isVerified).length;
  process.stderr.write(`${defect}: ${verified} of ${count} verified\n`);
  return outcomes;
}

/** The reader on synthetic documents: what it reads, what it must not accept, how long it takes. */
export async function benchDocuments(): Promise<BenchRow[]> {
  // The process that decodes uploads keeps nobody waiting for it, not even this benchmark.
  const alive = setInterval(() => undefined, 60_000);
  try {
    return await measureAll();
  } finally {
    clearInterval(alive);
  }
}

async function measureAll(): Promise<BenchRow[]> {
  const reader = readerOf(loadNetwork());
  const good: Outcome[] = [];
  const wrong: Outcome[] = [];
  for (const defect of photographicDefects) good.push(...(await readAll(defect, OF_EACH_GOOD, reader)));
  for (const defect of wrongDefects) wrong.push(...(await readAll(defect, OF_EACH_WRONG, reader)));
  const readRight = good.filter(({ verdict }) => verdict.isVerified).length;
  const accepted = wrong.filter(({ verdict }) => verdict.isVerified).length;
  const seconds = [...good, ...wrong].map((outcome) => outcome.seconds).sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [seconds[Math.floor(seconds.length / 2)], seconds.at(-1)];
  const share = readRight / good.length;
  return [
    {
      name: 'documents a person can read: read and verified',
      figure: `${readRight} of ${good.length} (${(100 * share).toFixed(1)}%)`,
      target: `>= ${100 * READ_WANTED}%`,
      met: share >= READ_WANTED,
    },
    {
      name: 'forged, expired, of somebody else, screenshots, no documents, unreadable: accepted',
      figure: `${accepted} of ${wrong.length}`,
      target: '0',
      met: accepted === 0,
    },
    {
      name: 'processor time for one document, front included: median / slowest',
      figure: `${median.toFixed(1)} / ${slowest.toFixed(1)} s`,
      target: `<= ${SECONDS_ALLOWED} s each`,
      met: slowest <= SECONDS_ALLOWED,
    },
  ];
}
