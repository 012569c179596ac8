import type { z } from 'zod';
import type { companyExtra } from '@nolo/contract/cars.ts';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { isWorseThanIncluded } from '@nolo/domain/cars/inclusions.ts';
import { MAX_EXTRA_QUANTITY } from '@nolo/domain/pricing/extra.ts';

export type Extra = z.infer<typeof companyExtra>;
/** How many of an extra are chosen, by its id. */
export type Quantities = Record<string, number>;
export type ExtraGroup = { name: string; extras: Extra[] };

/** Those that exclude each other, by their group; among covers the one that lowers the excess least comes first. */
export function extraGroups(offered: readonly Extra[]): ExtraGroup[] {
  const names = new Set(offered.flatMap(({ group }) => group ?? []));
  return [...names].map((name) => ({
    name,
    extras: offered
      .filter(({ group }) => group === name)
      .toSorted((a, b) => (b.excess ?? 0) - (a.excess ?? 0)),
  }));
}

/** The groups to choose from for a car: without covers that offer less than it includes anyway, unless one is chosen. */
export function groupsFor(
  inclusions: Inclusions,
  offered: readonly Extra[],
  chosen: Quantities,
): ExtraGroup[] {
  const isOffered = ({ id, excess }: Extra) =>
    !isWorseThanIncluded(inclusions, excess) || chosen[id] !== undefined;
  return extraGroups(offered.filter(isOffered));
}

/** With one of a group in place of what was chosen of it; null: with none. */
export function withChoice(chosen: Quantities, { extras }: ExtraGroup, id: number | null): Quantities {
  const others = Object.entries(chosen).filter(([other]) => !extras.some((one) => String(one.id) === other));
  return Object.fromEntries(id === null ? others : [...others, [String(id), 1]]);
}

/** What a group has of what was chosen: an id, null for none of it; 'several' in a booking from before there were groups. */
export function choiceOf(chosen: Quantities, { extras }: ExtraGroup): number | null | 'several' {
  const taken = extras.filter(({ id }) => (chosen[id] ?? 0) > 0);
  const [only] = taken;
  if (only === undefined) return null;
  return taken.length === 1 && chosen[only.id] === 1 ? only.id : 'several';
}

/** The total of the rental as it is chosen. */
export type ChosenTrip = Pick<WireQuote, 'days' | 'total'>;

/** What the whole rental would cost with one of a group instead of what is chosen of it; null: with none. */
export function totalWith(
  { days, total }: ChosenTrip,
  group: ExtraGroup,
  chosen: Quantities,
  id: number | null,
): number {
  const amountOf = ({ price, charged }: Extra) => price * (charged === 'per_day' ? days : 1);
  const changes = group.extras.map((extra) => {
    const [before, after] = [chosen[extra.id] ?? 0, extra.id === id ? 1 : 0];
    return amountOf(extra) * (after - before);
  });
  return changes.reduce((sum, change) => sum + change, total);
}

/** With at most one of each group: what a tab kept from before there were groups may have more. */
export function oneOfEachGroup(chosen: Quantities, offered: readonly Extra[]): Quantities {
  return extraGroups(offered).reduce((kept, group) => {
    const first = group.extras.find(({ id }) => (kept[id] ?? 0) > 0);
    return first ? withChoice(kept, group, first.id) : kept;
  }, chosen);
}

/** The quantities of a kept form; what makes no sense is left out. */
export function knownQuantities(kept: unknown): Quantities {
  const entries: [string, unknown][] = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
  return Object.fromEntries(
    entries.flatMap(([id, count]) => (/^\d+$/.test(id) && isQuantity(count) ? [[id, count]] : [])),
  );
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_EXTRA_QUANTITY;
}
