/**
 * imp: importance; nearest: distance from the middle of the area, for one that stands for a point; cheap, expensive: total
 * price; desc: newest (docs/specification/search.md 2).
 */
export const carSorts = ['imp', 'nearest', 'cheap', 'expensive', 'desc'] as const;
export type CarSort = (typeof carSorts)[number];

/** Cars that can be had today, or in so many days (docs/specification/search.md 3). */
export const deliveryDays = [0, 1, 3, 5, 7] as const;
