/** The channels that the database's triggers notify, and what has changed then. */
export const CHANNELS = {
  /** Websites, companies, cars, deals (db/migrations/0031_catalogue_changes.sql). */
  catalogue: 'catalogue_changes',
  /** Which cars are free when (db/migrations/0092_hold_changes.sql). */
  holds: 'hold_changes',
} as const;

/** Tells who keeps something made from the database that it has changed, by whichever process. */
export type Changes = {
  onChange(listener: () => void): void;
  tell: () => void;
};

/** However much is changed, what is made from it is made anew no more often. */
const PAUSE_MS = 1_000;

/** Tells of the first change at once, and of those that follow within a second at its end. */
export function createChanges(): Changes {
  const listeners: (() => void)[] = [];
  let pause: NodeJS.Timeout | null = null;
  let isWaiting = false;
  function tell(): void {
    isWaiting = pause !== null;
    if (isWaiting) return;
    for (const listener of listeners) listener();
    pause = setTimeout(() => {
      pause = null;
      if (isWaiting) tell();
    }, PAUSE_MS).unref();
  }
  return { onChange: (listener) => void listeners.push(listener), tell };
}
