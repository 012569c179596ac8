import { createHash } from 'node:crypto';
import { GuardedPool } from './guarded-pool.ts';
import { statementWork } from './tracing/trace-statements.ts';
import { traced } from './tracing/span.ts';

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

/** Statements that come again and again: each is planned once a connection, for whatever values come. */
export type PreparedStatements = {
  run<Row extends object>(statement: Statement): Promise<Row[]>;
};

/** Names kept by a process; each costs every connection the memory of a plan. Later statements are planned anew. */
const MOST_NAMES = 200;
/** Plans for any value, never for one: choosing between them would mean planning both. */
const ONE_PLAN = '-c plan_cache_mode=force_generic_plan';
/**
 * These statements stop at their limit: a bitmap would read an index to its end before the first row, a hash all
 * companies for a page of cars.
 */
const ROW_BY_ROW = '-c enable_bitmapscan=off -c enable_hashjoin=off -c enable_mergejoin=off';
export const PREPARED_OPTIONS = `${ONE_PLAN} ${ROW_BY_ROW}`;

/** On connections of their own, because how they plan is a setting of the connection. */
export function createPreparedStatements(
  url: string,
  poolSize: number,
): { statements: PreparedStatements; pool: GuardedPool } {
  const pool = new GuardedPool(url, poolSize, 'nolo-prepared', PREPARED_OPTIONS);
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  const run = async <Row extends object>({ sql, parameters }: Statement): Promise<Row[]> =>
    (await traced(statementWork(sql), () => pool.query(sql, [...parameters], nameOf(sql)))).rows as Row[];
  return { statements: { run }, pool };
}
