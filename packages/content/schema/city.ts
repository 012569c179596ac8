import type { Opening, Question, Section } from './text.ts';

/** `image` names a picture, the same in every language: 'roma-colosseo'. */
export type Monument = { name: string; description: string; image: string };

/** A city's page. Its display name and coordinates, which need no prose, are in `cities.ts`. */
export type CityContent = Opening & {
  /** The long text. */
  text: readonly Section[];
  monuments: readonly [Monument, Monument, Monument, Monument];
  questions: readonly Question[];
};
