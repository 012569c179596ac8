/** What `listing_card` names for a car without pictures: the placeholder of `scripts/illustrations`. */
export const NO_PICTURE = '0'.repeat(32);
