import type { CarList, KnownPages } from './load-car-list.ts';

let known: KnownPages | null = null;
const pageSize = 100;

/** The cars last shown: coming back to the list, or asking for its next page, starts from them. */
export function knownPages(): KnownPages | null {
  return known;
}

export function rememberPages({ key, cars, pages, dateProblem }: CarList): void {
  if (dateProblem !== null) return;
  const split = Array.from({ length: pages }, (_, page) =>
    cars.slice(page * pageSize, page === pages - 1 ? undefined : (page + 1) * pageSize),
  );
  known = { key, pages: split };
}
