import type { LocalDate } from '../../domain/calendar/local-date-time.ts';
import type { PictureReading } from '../../document-reader/reading/read-picture.ts';

export type ReadingQuestion =
  { task: 'page'; jpeg: Uint8Array; today: LocalDate } | { task: 'text'; jpeg: Uint8Array };

export type ReadingAnswer = { page: PictureReading } | { text: string };
