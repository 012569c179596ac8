export const transmissions = ['manual', 'automatic'] as const;
export type Transmission = (typeof transmissions)[number];

/**
 * The gearboxes of cars that can take another's place: who wants an automatic may not be able to drive anything else
 * (docs/specification/search.md 7).
 */
export function transmissionsLike(transmission: Transmission): readonly Transmission[] {
  return transmission === 'automatic' ? [transmission] : transmissions;
}

/**
 * How the tank (or the battery) goes back: full, as full as it was handed over, or in whatever state because the
 * first filling is in the price.
 */
export const fuelPolicies = ['full_to_full', 'same_to_same', 'prepaid'] as const;
export type FuelPolicy = (typeof fuelPolicies)[number];

/** Seats that a renter can ask for: at least so many. */
export const seatChoices = [2, 4, 5, 7, 9] as const;

/** Deposits that a renter can ask for, whole euros: at most so much. */
export const depositChoices = [250, 500, 1000, 2000] as const;

/** The price slider: whole euros of the total, the last step meaning 'and more' (docs/specification/search.md 3). */
export const PRICE_SLIDER_END = 2000;
export const PRICE_SLIDER_STEP = 100;
