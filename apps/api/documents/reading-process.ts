// The process that `ask-reader.ts` asks: one picture at a time, after everybody else.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { createDocumentReader } from '@nolo/document-reader/document-reader.ts';
import type { ReadingAnswer, ReadingQuestion } from './ask-reader.ts';

/** A third of what others get on a busy machine: at 10 it would be a tenth, and a reading of two seconds takes a minute. */
const LOW_PRIORITY = 5;

setPriority(LOW_PRIORITY);
sharp.concurrency(1);
sharp.cache(false);
const reader = createDocumentReader();

async function answer({ task, picture }: ReadingQuestion): Promise<ReadingAnswer> {
  return task === 'page' ? { page: await reader.page(picture) } : { text: await reader.text(picture) };
}

process.on('message', (question: ReadingQuestion) => {
  // What cannot be read at all ends the process, which the caller notices.
  void answer(question).then((found) => process.send?.(found));
});
// The server is gone, however it went.
process.on('disconnect', () => process.exit());
