import type pg from 'pg';

type Definition = { table: string; name: string; definition: string };

/** Foreign keys and exclusion constraints; primary keys and unique ones stay. */
const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE conrelid = ANY ($1::regclass[]) AND contype IN ('f', 'x')`;

const INDEXES = `
  SELECT indrelid::regclass::text AS "table", indexrelid::regclass::text AS name,
         pg_get_indexdef(indexrelid) AS definition
  FROM pg_index
  WHERE indrelid = ANY ($1::regclass[])
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`;

/**
 * Does `work` while the tables have no foreign keys, exclusion constraints, secondary indexes or triggers of ours, and
 * makes them again: once over all rows instead of once a row. Inside the caller's transaction, so nothing can be lost.
 */
export async function withoutConstraints(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await client.query<Definition>(CONSTRAINTS, [tables]);
  const { rows: indexes } = await client.query<Definition>(INDEXES, [tables]);
  for (const { table, name } of constraints) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`);
  }
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of constraints) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`);
  }
}
