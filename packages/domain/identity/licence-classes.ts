/** Classes of a European driving licence (directive 2006/126/EC, article 4). */
export const licenceClasses = [
  'AM',
  'A1',
  'A2',
  'A',
  'B1',
  'B',
  'BE',
  'C1',
  'C1E',
  'C',
  'CE',
  'D1',
  'D1E',
  'D',
  'DE',
] as const;
export type LicenceClass = (typeof licenceClasses)[number];

/** The class that driving our cars takes. */
export const CAR_CLASS: LicenceClass = 'B';

/**
 * Whether the classes of a licence, as its holder has stated them, are enough for a car; none are not
 * (docs/specification/states.md 8).
 */
export function mayDriveCars(classes: readonly LicenceClass[]): boolean {
  return classes.includes(CAR_CLASS);
}
