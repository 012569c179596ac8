const DAY_MS = 86_400_000;
/** A session's longest life (docs/specification/accounts.md 1). */
const LIFE_DAYS = 30;
/** Shorter for one that nobody uses: a browser left behind at a hotel (docs/decisions/0032). */
const UNUSED_DAYS = 14;

export const sessionEnd = (begunAt: Date): Date => new Date(begunAt.getTime() + LIFE_DAYS * DAY_MS);

/** A session that was last used at this moment, or before, has ended. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
