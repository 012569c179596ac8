import { sql } from 'kysely';
import type { Database } from '../../../server/platform/database.ts';

/** The table of every row that still knows a word, as an address. */
export async function tracesOf(database: Database, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`.execute(database);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      SELECT t::text AS row FROM ${sql.table(name)} t WHERE t::text ILIKE ${`%${word}%`}`.execute(database);
    found.push(...rows.map(() => name));
  }
  return found;
}
