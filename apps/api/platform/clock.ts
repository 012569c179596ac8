/** Time as a dependency: use cases take the moment from here and hand it to the domain as a parameter. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** How far a clock may run away between two looks is far less than anything is compared by. */
const LOOK_EVERY_MS = 60_000;
/** A slower answer says too little of the moment at which it was given. */
const ANSWER_WITHIN_MS = 1_000;

/**
 * The database's clock, followed by this process's own: what one process writes another compares with (a payout's ten
 * minutes, a passkey's challenge, an undo), and their machines may differ. Without an answer it goes on as it was.
 * @param ask the moment at the database
 */
export async function followClock(ask: () => Promise<Date>): Promise<Clock & { stop(): void }> {
  let aheadMs = 0;
  const look = async () => {
    const [askedAt, began] = [Date.now(), performance.now()];
    const there = await ask();
    const took = performance.now() - began;
    if (took <= ANSWER_WITHIN_MS) aheadMs = there.getTime() - (askedAt + took / 2);
  };
  const again = () => void look().catch(() => undefined);
  await look().catch(() => undefined);
  const timer = setInterval(again, LOOK_EVERY_MS);
  timer.unref();
  return { now: () => new Date(Date.now() + aheadMs), stop: () => clearInterval(timer) };
}

/** The real clock, or one that showed `start` (ISO 8601 with its offset) when this process began and goes on from there. */
export function clockFrom(start: string | undefined): Clock {
  if (start === undefined) return systemClock;
  const aheadMs = Date.parse(start) - performance.timeOrigin;
  return { now: () => new Date(Date.now() + aheadMs) };
}
