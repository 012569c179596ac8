import type { DocumentReader, PageReading } from '@nolo/document-reader/document-reader.ts';
import { HelperPool } from '../platform/helpers/helper-pool.ts';
import { processHelper } from '../platform/helpers/helper.ts';

export type ReadingQuestion = { task: 'page' | 'text'; picture: Uint8Array };
export type ReadingAnswer = { page: PageReading } | { text: string };

/** Reading takes one to three seconds of one core: it happens in a process of its own, one document after the other. */
const readers = new HelperPool<ReadingQuestion, ReadingAnswer>({
  start: () => processHelper(new URL('./reading-process.ts', import.meta.url)),
  size: 1,
  waiting: 50,
  // Nobody waits for it to go on: on a busy machine a late answer is better than one that is asked for anew.
  deadlineMs: 120_000,
  idleMs: 30_000,
});

/**
 * Reads documents beside the event loop.
 * @throws AppError `server.unavailable` when too many wait; HelperBroken over a picture that cannot be read at all
 */
export const documentReader: DocumentReader = {
  async page(picture) {
    const answer = await readers.ask({ task: 'page', picture });
    if (!('page' in answer)) throw new Error('the reader answered something else');
    return answer.page;
  },
  async text(picture) {
    const answer = await readers.ask({ task: 'text', picture });
    if (!('text' in answer)) throw new Error('the reader answered something else');
    return answer.text;
  },
};
