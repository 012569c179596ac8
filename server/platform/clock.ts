/** Time as a dependency: use cases take the moment from here and hand it to the domain as a parameter. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
