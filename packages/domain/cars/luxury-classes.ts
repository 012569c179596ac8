/** A car belongs to a class by its type and what a day costs, in minor units; null: any type, or any price. */
type LuxuryClass = {
  /** Keys of car types. */
  types: readonly string[] | null;
  fromMinor: number;
  belowMinor: number | null;
};

const PREMIUM_FROM = 110_00;
const LUXURY_FROM = 220_00;
const ULTRA_FROM = 600_00;
/** Expensive as they may be, minivans and city cars are not what 'luxury' promises. */
const LUXURY_TYPES = ['luxury-car', 'coupe', 'limousine', 'electric-car', 'convertible', 'sports-car'];

/** Rows of home, pages of their own, and the lists that both lead to: all of them mean the same cars. */
export const luxuryClasses = {
  premium_luxury: {
    types: [...LUXURY_TYPES, 'saloon'],
    fromMinor: PREMIUM_FROM,
    belowMinor: LUXURY_FROM,
  },
  luxury: { types: LUXURY_TYPES, fromMinor: LUXURY_FROM, belowMinor: ULTRA_FROM },
  ultra_luxury: { types: null, fromMinor: ULTRA_FROM, belowMinor: null },
  luxury_suv: { types: ['luxury-suv'], fromMinor: 0, belowMinor: null },
} satisfies Record<string, LuxuryClass>;
