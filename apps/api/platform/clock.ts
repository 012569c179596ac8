/** Time as a dependency: use cases take the moment from here and hand it to the domain as a parameter. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The real clock, or one that showed `start` (ISO 8601 with its offset) when this process began and goes on from there. */
export function clockFrom(start: string | undefined): Clock {
  if (start === undefined) return systemClock;
  const aheadMs = Date.parse(start) - performance.timeOrigin;
  return { now: () => new Date(Date.now() + aheadMs) };
}
