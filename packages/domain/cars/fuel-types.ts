/** 1 Petrol, 2 Diesel, 3 CNG, 4 Electric, 5 Hybrid (docs/specification/search.md 3); no number between is left out. */
export const fuelTypes = [1, 2, 3, 4, 5] as const;
export type FuelType = (typeof fuelTypes)[number];
