import type { BenchRow } from '../bench-row.ts';

/** What a renter does, in this order; 'booking' is the look at it until it is paid. */
export const STEPS = ['search', 'car', 'quote', 'reserve', 'pay', 'booking', 'cancel'] as const;
export type Step = (typeof STEPS)[number];

/** A connection that broke: whoever should have answered was killed, or not yet back. */
export const BROKEN = 0;
/** Right at any time, 503 and broken connections while something is away. */
const DONE_OR_AWAY = [BROKEN, 200, 201, 303, 503];
/** The dates are taken, there are three unpaid bookings already; it was cancelled before. */
const REFUSALS: Partial<Record<Step, number[]>> = { reserve: [409, 422], cancel: [409] };

/** Longer than any answer takes: whatever is still waiting then is stuck. */
export const STUCK_MS = 120_000;

/** The answers to the steps of a load, and how long each took. */
export class Tally {
  readonly #statuses = new Map<Step, Map<number, number>>();
  readonly #milliseconds = new Map<Step, number[]>();
  #answered = 0;

  count(step: Step, status: number, milliseconds: number): void {
    const ofStep = this.#statuses.get(step) ?? new Map<number, number>();
    this.#statuses.set(step, ofStep.set(status, (ofStep.get(status) ?? 0) + 1));
    if (status === BROKEN || status >= 500) return;
    this.#answered += 1;
    const timesOfStep = this.#milliseconds.get(step) ?? [];
    timesOfStep.push(milliseconds);
    this.#milliseconds.set(step, timesOfStep);
  }

  /** Answers that are neither broken connections nor 5xx. */
  get answered(): number {
    return this.#answered;
  }

  /** How many answers there were for which `matches` holds. */
  total(matches: (status: number, step: Step) => boolean): number {
    let sum = 0;
    for (const [step, statuses] of this.#statuses) {
      for (const [status, times] of statuses) if (matches(status, step)) sum += times;
    }
    return sum;
  }

  /** Answers that nothing explains: another 5xx than 503, or a refusal without a reason. */
  get unexplained(): number {
    return this.total((status, step) => !DONE_OR_AWAY.includes(status) && !REFUSALS[step]?.includes(status));
  }

  /** A row for each step that was taken: answers by status, median and 99th percentile. */
  rows(prefix: string): BenchRow[] {
    return STEPS.flatMap((step) => {
      const statuses = this.#statuses.get(step);
      if (statuses === undefined) return [];
      const by = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`);
      const figure = `${by.join(', ')}; ${percentiles(this.#milliseconds.get(step) ?? [])}`;
      return [{ name: `${prefix}: ${step}`, figure, target: '-', met: true }];
    });
  }
}

export function percentiles(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
