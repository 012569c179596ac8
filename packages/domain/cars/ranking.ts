import type { CarSort } from './list-choices.ts';

/**
 * What a place in the list depends on. `bookable`: not closed at the chosen times; `near`: within `NEAR_KM` of the middle
 * of what was searched; `importance`: the platform's own value of a car; `added`: the last one added first; `distance`
 * from that middle; `price`: the total for the dates, without dates the price per day.
 */
export const rankingParameters = ['bookable', 'near', 'importance', 'added', 'distance', 'price'] as const;
export type RankingParameter = (typeof rankingParameters)[number];

/**
 * The main parameters of each order of the list, the weightiest first: Regulation (EU) 2019/1150, article 5, and Consumer
 * Code 22. The search sorts by them, and both terms say them (docs/specification/search.md 2; packages/content compares).
 */
export const RANKING = {
  imp: ['bookable', 'near', 'importance', 'added'],
  nearest: ['bookable', 'distance'],
  cheap: ['bookable', 'price'],
  expensive: ['bookable', 'price'],
  desc: ['bookable', 'added'],
} as const satisfies Record<CarSort, readonly RankingParameter[]>;
