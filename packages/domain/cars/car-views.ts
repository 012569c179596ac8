/** What a picture of a car shows; the first is the one on its card. */
export const carViews = ['side', 'three-quarter', 'rear', 'interior'] as const;
export type CarView = (typeof carViews)[number];

/** Photographs of one car: more nobody looks at. */
export const MOST_CAR_PICTURES = 20;
