import type { QuoteLineKind } from './quote-line-kinds.ts';

type Line = { kind: QuoteLineKind; label: string | null; quantity: number; amount: number };
export type LineChange<L extends Line> = {
  line: L;
  /** Null: the line was not there before, or is gone. */
  before: number | null;
  after: number | null;
};

/** The lines of two quotes whose amounts differ: what changed first in the order of the new one, then what is gone. */
export function changedLines<L extends Line>(before: readonly L[], after: readonly L[]): LineChange<L>[] {
  const changed = after.map((line) => ({
    line,
    before: same(before, line)?.amount ?? null,
    after: line.amount,
  }));
  const gone = before
    .filter((line) => same(after, line) === undefined)
    .map((line) => ({ line, before: line.amount, after: null }));
  return [...changed.filter((one) => one.before !== one.after), ...gone];
}

function same<L extends Line>(lines: readonly L[], { kind, label }: L): L | undefined {
  return lines.find((line) => line.kind === kind && line.label === label);
}
