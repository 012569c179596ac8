/** What a card names for a car without pictures: the placeholder. */
export const NO_PICTURE = '0'.repeat(32);

export const PLACEHOLDER = { hash: NO_PICTURE, width: 1600, height: 900 };
