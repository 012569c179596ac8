import { median, type BenchRow } from './bench-row.ts';

const ROUNDS = 9;
/** A quarter fewer a second. */
const MOST_TIMES = 4 / 3;

type Timed = () => Promise<number>;

/** How many times as long a write takes now: by turns, so that a busy moment of the machine hits both; medians. */
export async function timesRow(name: string, before: Timed, now: Timed): Promise<BenchRow> {
  const rounds: { before: number; now: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ before: await before(), now: await now() });
  const times = median(rounds.map((round) => round.now / round.before));
  const ms = (key: 'before' | 'now') => `${median(rounds.map((round) => round[key])).toFixed(2)} ms`;
  return {
    name,
    figure: `${times.toFixed(2)} times (${ms('now')}, ${ms('before')})`,
    target: `<= ${MOST_TIMES.toFixed(2)} times`,
    met: times <= MOST_TIMES,
  };
}
