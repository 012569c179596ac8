/** How an extra is charged (docs/specification/price.md 5). */
export const extraCharges = ['per_trip', 'per_day'] as const;
export type ExtraCharge = (typeof extraCharges)[number];

/** As many of one extra as a rental takes. */
export const MAX_EXTRA_QUANTITY = 10;
/** As many different extras as a rental takes. */
export const MAX_EXTRAS = 20;
/** Additional drivers, whatever each of them costs (docs/specification/accounts.md 7). */
export const MAX_ADDITIONAL_DRIVERS = 5;

type Chosen = { quantity: number; isDriver: boolean };
export type ExtrasProblem = 'booking.extra_quantity' | 'booking.too_many_drivers';

/** `group`: of those that have the same one, only one can be had; null: it excludes none. */
type Exclusive = {
  quantity: number;
  group: string | null;
  /** How many the booking that is changed has of it: what was granted stays granted. */
  granted: number;
};

/** Why a choice of extras is refused (each a 422), or null. */
export function checkExtras(chosen: readonly Chosen[]): ExtrasProblem | null {
  if (chosen.some(({ quantity }) => quantity > MAX_EXTRA_QUANTITY)) return 'booking.extra_quantity';
  return driversOf(chosen) > MAX_ADDITIONAL_DRIVERS ? 'booking.too_many_drivers' : null;
}

/**
 * Chosen extras of a group of which one can be had, once (422 `booking.extras_exclusive`;
 * docs/specification/price.md 5); null: there are none. Several that a booking from before there were groups has may
 * stay, or become fewer.
 */
export function findExclusive<Extra extends Exclusive>(chosen: readonly Extra[]): Extra[] | null {
  for (const group of new Set(chosen.flatMap((extra) => extra.group ?? []))) {
    const members = chosen.filter((extra) => extra.group === group);
    const count = members.reduce((sum, { quantity }) => sum + quantity, 0);
    const isNew = members.some(({ quantity, granted }) => quantity > granted);
    if (count > 1 && isNew) return members;
  }
  return null;
}

/** How many additional drivers there are among the chosen extras. */
export function driversOf(chosen: readonly Chosen[]): number {
  return chosen.filter(({ isDriver }) => isDriver).reduce((sum, { quantity }) => sum + quantity, 0);
}
