import { driversOf, MAX_ADDITIONAL_DRIVERS, MAX_EXTRA_QUANTITY } from '../../../../domain/pricing/extra.ts';
import type { Extra } from '../use-checkout.ts';

type Quantities = Record<string, number>;

export function withExtra(chosen: Quantities, id: number, count: number): Quantities {
  const { [id]: _, ...others } = chosen;
  return count > 0 ? { ...others, [id]: count } : others;
}

/** How many more of an extra can be added. Drivers count together, whatever each of them costs. */
export function roomFor(extra: Extra, offered: readonly Extra[], chosen: Quantities): number {
  if (!extra.isDriver) return MAX_EXTRA_QUANTITY - (chosen[extra.id] ?? 0);
  const all = offered.map(({ id, isDriver }) => ({ isDriver, quantity: chosen[id] ?? 0 }));
  return MAX_ADDITIONAL_DRIVERS - driversOf(all);
}
