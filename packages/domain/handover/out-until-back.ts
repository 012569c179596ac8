/** How far ahead of now a car that is out is held, once its rental should be over (decisions.md 12.3). */
export const OUT_HOLD_HOURS = 72;
/** Later than that after the agreed return a rental is overdue. */
export const OVERDUE_AFTER_MINUTES = 60;

const MINUTE_MS = 60_000;

export type Period = { from: Date; until: Date };

/** What else holds the car of a rental, beside the rental's own hold. */
type Neighbours = {
  /** When the last of those that began after the rental's own, and are over by now, ended; null: there is none. */
  previousUntil: Date | null;
  /** When the first of those that are not over begins; null: there is none. */
  nextFrom: Date | null;
};

type Held = Neighbours & {
  /** From when on the rental holds its car. */
  from: Date;
  /** How long the car stands after its return. */
  turnaroundMinutes: number;
  now: Date;
};

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);
const later = (one: Date, other: Date | null): Date => (other !== null && other > one ? other : one);
const plusMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);

/** What is held up to `bound`, within the gap between its neighbours; null: no gap is left. */
function within({ from, previousUntil, nextFrom }: Held, bound: Date): Period | null {
  const held = { from: later(from, previousUntil), until: earlier(bound, nextFrom) };
  return held.from < held.until ? held : null;
}

/**
 * From when on a car is held that leaves now: from now, unless the agreed pickup was before, or something else has the car until
 * later. A hold that is over by now stands in nobody's way.
 */
export function heldFromPickup({
  agreedFrom,
  previousUntil,
  now,
}: {
  agreedFrom: Date;
  previousUntil: Date | null;
  now: Date;
}): Date {
  return earlier(later(now, previousUntil), agreedFrom);
}

/**
 * The period in which a car that is out is held: until the agreed return and the turnaround after it; from the agreed return on
 * until 72 hours and the turnaround from now, or until the next hold, whichever is earlier. A hold that the car's absence has
 * outlasted lies behind it: the rental's own then begins where that one ended. Null: it stays where it is, as no gap is left.
 */
export function heldWhileOut(
  held: Held & {
    /** The agreed return, and when the car was to be free again after it. */
    agreedUntil: Date;
    agreedFreeAt: Date;
  },
): Period | null {
  const { agreedUntil, agreedFreeAt, turnaroundMinutes, now } = held;
  const bound = now < agreedUntil ? agreedFreeAt : plusMinutes(now, OUT_HOLD_HOURS * 60 + turnaroundMinutes);
  return within(held, bound);
}

/** The same once the car is back, `now`: until the turnaround is over. Null: nothing is held any more. */
export function heldOnceBack(held: Held): Period | null {
  return within(held, plusMinutes(held.now, held.turnaroundMinutes));
}

/** Minutes since the agreed return of a rental that is not back; null while it is not overdue. */
export function overdueMinutes(agreedUntil: Date, now: Date): number | null {
  const minutes = Math.floor((now.getTime() - agreedUntil.getTime()) / MINUTE_MS);
  return minutes >= OVERDUE_AFTER_MINUTES ? minutes : null;
}

/** How long that is to somebody who reads it: in whole hours, from two days on in whole days. */
export function lateness(minutes: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
