export type Failure<T> = { item: T; error: unknown };

/**
 * Works on all of them, so many at a time. Every one is tried, whatever comes of the others; the failures are told in the
 * order of the items.
 */
export async function settleEach<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<Failure<T>[]> {
  const failures = new Map<number, Failure<T>>();
  const waiting = items.entries();
  const takeTheNext = async () => {
    // The workers share one iterator, so each item is taken once.
    for (const [index, item] of waiting) {
      await work(item).catch((error: unknown) => failures.set(index, { item, error }));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeTheNext));
  return [...failures].toSorted(([a], [b]) => a - b).map(([, failure]) => failure);
}

/** @throws the first failure, when there is one */
export function throwFirst(failures: readonly Failure<unknown>[]): void {
  const [first] = failures;
  if (first) throw first.error;
}
