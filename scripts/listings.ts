import { findStaleListings, rebuildListings } from '@nolo/api/cars/listing-store.ts';
import { createDatabase } from '@nolo/db/database.ts';
import { readSettings } from './development/settings.ts';

const USAGE = `What the car search reads, against the tables it is made from.

  npm run listings -- check     compares all; ends with an error when anything differs
  npm run listings -- rebuild   writes those that differ anew, while the site serves

Needs DATABASE_URL as the server has it; beside "npm start" it finds it itself.
`;
const SHOWN = 20;

async function check(database: Parameters<typeof findStaleListings>[0]): Promise<void> {
  const { cars, stale } = await findStaleListings(database);
  process.stdout.write(`${cars} cars: ${stale.length} stale listings\n`);
  if (stale.length === 0) return;
  process.stdout.write(`Cars ${stale.slice(0, SHOWN).join(', ')}${stale.length > SHOWN ? ' …' : ''}\n`);
  process.exitCode = 1;
}

async function rebuild(database: Parameters<typeof rebuildListings>[0]): Promise<void> {
  const { cars, stale } = await rebuildListings(database);
  process.stdout.write(`${cars} cars: ${stale.length} stale listings written anew\n`);
}

async function main(command: string | undefined): Promise<void> {
  if (command !== 'check' && command !== 'rebuild') throw new Error(USAGE);
  const url = process.env['DATABASE_URL'] ?? (await readSettings()).databaseUrl;
  if (url === undefined) throw new Error(`No DATABASE_URL and no running "npm start".\n\n${USAGE}`);
  const { database } = createDatabase(url, 1);
  try {
    await (command === 'check' ? check(database) : rebuild(database));
  } finally {
    await database.destroy();
  }
}

await main(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
