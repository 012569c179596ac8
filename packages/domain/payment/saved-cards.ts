/** As many cards as a renter keeps: more is somebody trying cards out. */
export const MAX_SAVED_CARDS = 10;

type Saved = { id: string };

/** The card that is offered first: the one chosen, while it is there; else the one saved first. `cards` newest first. */
export function defaultCard<T extends Saved>(cards: readonly T[], chosenId: string | null): T | null {
  return cards.find(({ id }) => id === chosenId) ?? cards.at(-1) ?? null;
}

/** A card can be used to the end of the month that is printed on it; `on` is `YYYY-MM-DD`. */
export function isExpired(
  { exp_month, exp_year }: { exp_month: number; exp_year: number },
  on: string,
): boolean {
  return `${exp_year}-${String(exp_month).padStart(2, '0')}` < on.slice(0, 7);
}
