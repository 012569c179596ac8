import type pg from 'pg';

type Value = string | number | boolean | null | object;
export type Row = Record<string, Value>;

/**
 * Inserts rows in one statement, in their order, and returns the column `returning` (an id, as a rule).
 * All rows have the columns of the first. Values travel as JSON, so jsonb columns take plain objects, and
 * dates, ranges and bytes their text form.
 */
export async function insertRows<T = number>(
  client: pg.ClientBase,
  table: string,
  rows: readonly Row[],
  returning: string | null = 'id',
): Promise<T[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const name = client.escapeIdentifier(table);
  const columns = Object.keys(first)
    .map((column) => client.escapeIdentifier(column))
    .join(', ');
  const { rows: inserted } = await client.query<{ value: T }>(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)
     ${returning === null ? '' : `RETURNING ${client.escapeIdentifier(returning)} AS value`}`,
    [JSON.stringify(rows)],
  );
  return inserted.map(({ value }) => value);
}
