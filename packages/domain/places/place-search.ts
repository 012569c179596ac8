/** Places that a search answers with, unless another number is asked for. */
export const USUAL_PLACES = 8;
/** Nobody types more for a place. */
export const MAX_PLACE_TEXT = 100;
