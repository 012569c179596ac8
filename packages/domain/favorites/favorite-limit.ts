/** Favourite cars a renter may keep: more than anybody looks through, few enough for one reply. */
export const MAX_FAVORITE_CARS = 100;
