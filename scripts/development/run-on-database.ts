import { createDatabase, type Database } from '@nolo/db/database.ts';
import { readSettings } from './settings.ts';

/** Runs a command that needs the site's database and nothing else of it, and prints what it returns. */
export async function runOnDatabase(
  usage: string,
  run: (database: Database, given: string[]) => Promise<string>,
): Promise<void> {
  const url = process.env['DATABASE_URL'] ?? (await readSettings())?.databaseUrl;
  if (url === undefined) {
    process.stderr.write(`DATABASE_URL (or a running "npm start") is missing.\n\n${usage}`);
    process.exitCode = 1;
    return;
  }
  const { database } = createDatabase(url, 2);
  try {
    process.stdout.write(`${await run(database, process.argv.slice(2))}\n`);
  } finally {
    await database.destroy();
  }
}
