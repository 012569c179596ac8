import type { Invitation, Opening, Point, Question, Section } from './text.ts';

/** A page about an occasion or a class of cars; `highlightedWord` is a part of `title`. */
export type OccasionContent = Opening & {
  highlightedWord: string;
  text: readonly Section[];
  /** What to settle before booking, in the order in which it comes up. */
  checklist: readonly Point[];
  questions: readonly Question[];
  invitation: Invitation;
};

/** The list of events. The slug and the picture of each section are in `events.ts`, under the same key. */
export type EventsContent<EventKey extends string> = Opening & {
  highlightedWord: string;
  text: readonly Section[];
  sections: Readonly<Record<EventKey, { name: string; subtitle: string }>>;
};
