/**
 * Classes of cars, from the lowest to the highest: a replacement is of the same class or a higher one
 * (docs/specification/states.md 6).
 */
export const carClasses = [
  'mini',
  'economy',
  'compact',
  'intermediate',
  'standard',
  'full_size',
  'premium',
  'luxury',
] as const;
export type CarClass = (typeof carClasses)[number];

/** This class and those above it. */
export function classesFrom(carClass: CarClass): readonly CarClass[] {
  return carClasses.slice(carClasses.indexOf(carClass));
}
