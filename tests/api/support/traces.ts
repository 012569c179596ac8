import { sql } from 'kysely';
import type { Database } from '@nolo/db/database.ts';

/** The table of every row that still knows a word, as an address. */
export async function tracesOf(database: Database, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'jobs') ORDER BY 1, 2`.execute(
    database,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      SELECT t::text AS row FROM ${sql.id(schema, name)} t WHERE t::text ILIKE ${`%${word}%`}`.execute(
      database,
    );
    found.push(...rows.map(() => name));
  }
  return found;
}
