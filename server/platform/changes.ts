/** The channels that the database's triggers notify, and what has changed then. */
export const CHANNELS = {
  /** Websites, companies, cars, deals (db/migrations/0031_catalogue_changes.sql). */
  catalogue: 'catalogue_changes',
  /** Which cars are free when (db/migrations/0092_hold_changes.sql). */
  holds: 'hold_changes',
} as const;

/** For what is kept that was made from the database: calls its listeners when that has changed, by whichever process. */
export type Changes = {
  onChange(listener: () => void): void;
  /** Takes a notification's payload; null: there may have been some that nobody heard. */
  hear: (payload: string | null) => void;
  /**
   * Names the last change that the listeners were called for. The database notifies all processes in one order: what two of them make under
   * one mark is made after the same changes. Null: it has no name.
   */
  mark(): string | null;
};

/** However much is changed, what is made from it is made anew no more often. */
const PAUSE_MS = 1_000;

const ARRIVAL = 'arrived-';

/**
 * What a process notifies once it listens: nothing has changed, but from here on it hears what the others hear. What was
 * made under the mark before, it cannot judge.
 */
export const arrivalOf = (id: string): string => ARRIVAL + id;

/** Calls its listeners for the first change at once, and for those that follow within a second at its end. */
export function createChanges(): Changes {
  const listeners: (() => void)[] = [];
  let pause: NodeJS.Timeout | null = null;
  let isWaiting = false;
  let heard: string | null = null;
  let announced: string | null = null;
  function announce(): void {
    isWaiting = pause !== null;
    if (isWaiting) return;
    announced = heard;
    for (const listener of listeners) listener();
    pause = setTimeout(() => {
      pause = null;
      if (isWaiting) announce();
    }, PAUSE_MS).unref();
  }
  return {
    onChange: (listener) => void listeners.push(listener),
    hear(payload) {
      heard = payload === '' ? null : payload;
      if (heard?.startsWith(ARRIVAL) !== true) announce();
      else if (!isWaiting) announced = heard;
    },
    mark: () => announced,
  };
}
