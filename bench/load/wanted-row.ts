import type { BenchRow } from '../bench-row.ts';

/** A figure that may not exceed its target. */
export function wantedRow(name: string, figure: number, atMost = 0): BenchRow {
  return {
    name,
    figure: String(figure),
    target: atMost === 0 ? '0' : `<= ${atMost}`,
    met: figure <= atMost,
  };
}

/** What the servers logged of requests that failed. */
export function reasonsRow(name: string, reasons: ReadonlyMap<string, number>): BenchRow {
  const counted = [...reasons]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, times]) => `${times} x ${reason}`);
  return { name, figure: counted.join('; ') || 'none', target: '-', met: true };
}
