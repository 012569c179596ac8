// The thread that `ask-calendar-reader.ts` asks: one file at a time.
import { parentPort } from 'node:worker_threads';
import type { CalendarAnswer, CalendarQuestion } from './ask-calendar-reader.ts';
import { readCalendarFile } from './read-calendar-file.ts';

function answer({ file, timeZone, now }: CalendarQuestion): CalendarAnswer {
  try {
    return { reading: readCalendarFile(file, { timeZone, now }) };
  } catch {
    // Whatever somebody else's file is, it is no calendar that could be read.
    return { reading: null };
  }
}

parentPort?.on('message', (question: CalendarQuestion) => parentPort?.postMessage(answer(question), []));
