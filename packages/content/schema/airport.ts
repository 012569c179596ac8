import type { Opening, Question, Section } from './text.ts';

/** By road, without traffic. */
export type Distance = { to: string; kilometres: number; minutes: number };

/** An airport's page; its code, city and coordinates are in `airports.ts`. */
export type AirportContent = Opening & {
  /** Terminals, hand-over, parking, the road, fuel before the return. */
  text: readonly Section[];
  distances: readonly Distance[];
  questions: readonly Question[];
};
