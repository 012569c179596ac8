export type BenchRow = { name: string; figure: string; target: string; met: boolean };

/** A figure that has no target of its own. */
export function plainRow(name: string, figure: string): BenchRow {
  return { name, figure, target: '-', met: true };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
