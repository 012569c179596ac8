/** When somebody comes to a car that has broken down; `none`: the renter calls and pays. */
export const roadsideHelps = ['none', 'office_hours', 'always'] as const;
export type RoadsideHelp = (typeof roadsideHelps)[number];

/** What the deposit can be left with; the card in the name of the driver. */
export const depositMeans = ['credit_card', 'any_card', 'card_or_cash'] as const;
export type DepositMeans = (typeof depositMeans)[number];

/** Countries beyond Italy that a company may allow (ISO 3166): what can be reached from it in a rental of 30 days. */
export const borderCountries = ['FR', 'MC', 'CH', 'LI', 'AT', 'SI', 'HR', 'DE', 'ES'] as const;
export type BorderCountry = (typeof borderCountries)[number];

/** What the law demands of third-party cover, for each accident (D.lgs. 209/2005, article 128). */
export const THIRD_PARTY_LEAST = { personsMinor: 645_000_000, propertyMinor: 130_000_000 } as const;

/**
 * What a renter pays of a damage at most, in minor units, once `covers` were added that each lower it to an amount.
 * Null: nothing is covered, the renter pays all of it.
 */
export function excessWith(
  excessMinor: number | null,
  coversMinor: readonly (number | null)[],
): number | null {
  const given = [excessMinor, ...coversMinor].filter((amount) => amount !== null);
  return given.length === 0 ? null : Math.min(...given);
}

type Excesses = { damage_excess: number | null; theft_excess: number | null };

/** Whether a cover, with the excess it leaves, offers less than what a car includes anyway; null: no cover at all. */
export function isWorseThanIncluded(
  { damage_excess, theft_excess }: Excesses,
  coverMinor: number | null,
): boolean {
  const own = [damage_excess, theft_excess];
  return coverMinor !== null && own.every((excess) => excess !== null && coverMinor > excess);
}

/** The same inclusions with the excesses that the chosen covers leave; a cover is for damage and theft. */
export function withCovers<T extends Excesses>(inclusions: T, coversMinor: readonly (number | null)[]): T {
  return {
    ...inclusions,
    damage_excess: excessWith(inclusions.damage_excess, coversMinor),
    theft_excess: excessWith(inclusions.theft_excess, coversMinor),
  };
}
