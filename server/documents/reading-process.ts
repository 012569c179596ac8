// The process that `document-reader.ts` asks: one picture at a time, after everybody else.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { ReadingAnswer, ReadingQuestion } from './reading-tasks.ts';
import { loadNetwork } from '../../document-reader/reading/glyph-network.ts';
import { readerOf } from '../../document-reader/document-reader.ts';

/** A third of what others get on a busy machine: at 10 it would be a tenth, and a reading of two seconds takes a minute. */
const LOW_PRIORITY = 5;

setPriority(LOW_PRIORITY);
sharp.concurrency(1);
sharp.cache(false);
const reader = readerOf(loadNetwork());

async function answer(question: ReadingQuestion): Promise<ReadingAnswer> {
  if (question.task === 'page') return { page: await reader.page(question.jpeg, question.today) };
  return { text: await reader.text(question.jpeg) };
}

process.on('message', (question: ReadingQuestion) => {
  // What cannot be read at all ends the process, which the caller notices.
  void answer(question).then((found) => process.send?.(found));
});
// The server is gone, however it went.
process.on('disconnect', () => process.exit());
