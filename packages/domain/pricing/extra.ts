/** How an extra is charged (docs/specification/price.md 5). */
export const extraCharges = ['per_trip', 'per_day'] as const;
export type ExtraCharge = (typeof extraCharges)[number];

/** As many of one extra as a rental takes; its company may say fewer. */
export const MAX_EXTRA_QUANTITY = 10;
/** As many different extras as a rental takes. */
export const MAX_EXTRAS = 20;
/** Additional drivers, whatever each of them costs (docs/specification/accounts.md 7). */
export const MAX_ADDITIONAL_DRIVERS = 5;

type Driver = { quantity: number; isDriver: boolean };
/** `granted`: how many the booking that is changed has of it: what was granted stays granted. */
type Limited = { quantity: number; most: number; granted: number };

/** `group`: of those that have the same one, only one can be had; null: it excludes none. */
type Exclusive = {
  quantity: number;
  group: string | null;
  /** How many the booking that is changed has of it: what was granted stays granted. */
  granted: number;
};

/** The first chosen extra of which there are more than its company gives (422 `booking.extra_quantity`), or null. */
export function findTooMany<Extra extends Limited>(chosen: readonly Extra[]): Extra | null {
  return (
    chosen.find(
      ({ quantity, most, granted }) => quantity > Math.max(Math.min(most, MAX_EXTRA_QUANTITY), granted),
    ) ?? null
  );
}

/** Whether more drivers are chosen than a rental may have (422 `booking.too_many_drivers`). */
export function hasTooManyDrivers(chosen: readonly Driver[]): boolean {
  return driversOf(chosen) > MAX_ADDITIONAL_DRIVERS;
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
export function driversOf(chosen: readonly Driver[]): number {
  return chosen.filter(({ isDriver }) => isDriver).reduce((sum, { quantity }) => sum + quantity, 0);
}
