/** How an extra is charged (decisions.md 4.4). */
export const extraCharges = ['per_trip', 'per_day'] as const;
export type ExtraCharge = (typeof extraCharges)[number];

/** As many of one extra as a rental takes. */
export const MAX_EXTRA_QUANTITY = 10;
/** As many different extras as a rental takes. */
export const MAX_EXTRAS = 20;
/** Additional drivers, whatever each of them costs (customer-application.md 5). */
export const MAX_ADDITIONAL_DRIVERS = 5;

type Chosen = { quantity: number; isDriver: boolean };
export type ExtrasProblem = 'booking.extra_quantity' | 'booking.too_many_drivers';

/** Why a choice of extras is refused (each a 422), or null. */
export function checkExtras(chosen: readonly Chosen[]): ExtrasProblem | null {
  if (chosen.some(({ quantity }) => quantity > MAX_EXTRA_QUANTITY)) return 'booking.extra_quantity';
  return driversOf(chosen) > MAX_ADDITIONAL_DRIVERS ? 'booking.too_many_drivers' : null;
}

/** How many additional drivers there are among the chosen extras. */
export function driversOf(chosen: readonly Chosen[]): number {
  return chosen.filter(({ isDriver }) => isDriver).reduce((sum, { quantity }) => sum + quantity, 0);
}
