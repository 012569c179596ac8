import type { Extra, Quantities } from '../../../shared/bookings/extras/extra-groups.ts';
import type { Draft } from '../draft.ts';

export function withExtra(chosen: Quantities, id: number, count: number): Quantities {
  const { [id]: _, ...others } = chosen;
  return count > 0 ? { ...others, [id]: count } : others;
}

/** How many more of an extra can be added. */
export function roomFor({ id, most }: Extra, chosen: Quantities): number {
  return most - (chosen[id] ?? 0);
}

/** What an additional driver costs at this company; none where nobody else may drive. */
export function driverExtra(offered: readonly Extra[]): Extra | undefined {
  return offered.find(({ isDriver }) => isDriver);
}

/** As the calls take them: what was added, and one for each driver who was named. */
export function chosenExtras(
  { extras, drivers }: Pick<Draft, 'extras' | 'drivers'>,
  offered: readonly Extra[],
): { id: number; no_of_items: number }[] {
  const added = Object.entries(extras).map(([id, count]) => ({ id: Number(id), no_of_items: count }));
  const price = driverExtra(offered);
  return price && drivers.length > 0 ? [...added, { id: price.id, no_of_items: drivers.length }] : added;
}
