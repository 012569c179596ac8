import type { Extra } from '../use-checkout.ts';

/** customer-application.md 5: at most 5 additional drivers. */
export const MAX_DRIVERS = 5;
/** As many of one extra as a reservation takes. */
const MAX_ITEMS = 10;

type Quantities = Record<string, number>;

export function withExtra(chosen: Quantities, id: number, count: number): Quantities {
  const { [id]: _, ...others } = chosen;
  return count > 0 ? { ...others, [id]: count } : others;
}

/** How many more of an extra can be added. Drivers count together, whatever each of them costs. */
export function roomFor(extra: Extra, offered: readonly Extra[], chosen: Quantities): number {
  if (!extra.isDriver) return MAX_ITEMS - (chosen[extra.id] ?? 0);
  const drivers = offered.filter(({ isDriver }) => isDriver).map(({ id }) => chosen[id] ?? 0);
  return MAX_DRIVERS - drivers.reduce((sum, count) => sum + count, 0);
}
