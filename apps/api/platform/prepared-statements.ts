import { createHash } from 'node:crypto';
import { CircuitBreakerPool } from '@nolo/db/circuit-breaker-pool.ts';
import { statementWork } from './tracing/trace-statements.ts';
import { traced } from './tracing/span.ts';

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

/** Statements that come again and again: each is planned once a connection, for whatever values come. */
export type PreparedStatements = {
  run<Row extends object>(statement: Statement): Promise<Row[]>;
};

/** Statements remembered by a process, and most that a connection keeps: each costs it the memory of a plan. */
const MOST_NAMES = 200;
/** Plans for any value, never for one: choosing between them would mean planning both. */
const ONE_PLAN = '-c plan_cache_mode=force_generic_plan';
/**
 * These statements stop at their limit: a bitmap would read an index to its end before the first row, a hash all
 * companies for a page of cars.
 */
const ROW_BY_ROW = '-c enable_bitmapscan=off -c enable_hashjoin=off -c enable_mergejoin=off';
export const PREPARED_OPTIONS = `${ONE_PLAN} ${ROW_BY_ROW}`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * Names for statements that come again before `most` others have: what is asked for once, as by filters that nobody else
 * chooses, is planned for itself, and no longer used ones make room.
 */
function namesOf(most: number): (text: string) => string | undefined {
  const recent = new Map<string, string | undefined>();
  return (text) => {
    const known = recent.get(text);
    const isAgain = recent.delete(text); // and back as the latest
    const name = known ?? (isAgain ? hashOf(text) : undefined);
    recent.set(text, name);
    const [oldest] = recent.keys();
    if (recent.size > most && oldest !== undefined) recent.delete(oldest);
    return name;
  };
}

/** On connections of their own, because how they plan is a setting of the connection. */
export function createPreparedStatements(
  url: string,
  poolSize: number,
  mostNames: number = MOST_NAMES,
): { statements: PreparedStatements; pool: CircuitBreakerPool } {
  const pool = new CircuitBreakerPool({
    url,
    max: poolSize,
    name: 'nolo-prepared',
    options: PREPARED_OPTIONS,
    mostPrepared: mostNames,
  });
  const nameOf = namesOf(mostNames);
  const run = async <Row extends object>({ sql, parameters }: Statement): Promise<Row[]> =>
    (await traced(statementWork(sql), () => pool.query(sql, [...parameters], nameOf(sql)))).rows as Row[];
  return { statements: { run }, pool };
}
