import { findStaleListings, rebuildListings } from '../server/cars/listing-store.ts';
import { createDatabase } from '../server/platform/database.ts';
import { readSettings } from './development/settings.ts';

const USAGE = `What the car search reads, against the tables it is made from.

  npm run listings -- check     compares all; ends with an error when anything differs
  npm run listings -- rebuild   writes all anew, while the site serves

Needs DATABASE_URL as the server has it; beside "npm start" it finds it itself.
`;
const SHOWN = 20;

async function check(database: Parameters<typeof findStaleListings>[0]): Promise<void> {
  const { cars, listings, cards } = await findStaleListings(database, new Date());
  process.stdout.write(`${cars} cars: ${listings.length} stale listings, ${cards.length} stale cards\n`);
  if (listings.length + cards.length === 0) return;
  const shown = [...new Set([...listings, ...cards])].slice(0, SHOWN);
  process.stdout.write(`Cars ${shown.join(', ')}${shown.length === SHOWN ? ' …' : ''}\n`);
  process.exitCode = 1;
}

async function main(command: string | undefined): Promise<void> {
  if (command !== 'check' && command !== 'rebuild') throw new Error(USAGE);
  const url = process.env['DATABASE_URL'] ?? (await readSettings()).databaseUrl;
  if (url === undefined) throw new Error(`No DATABASE_URL and no running "npm start".\n\n${USAGE}`);
  const { database } = createDatabase(url, 1);
  try {
    if (command === 'check') await check(database);
    else process.stdout.write(`${await rebuildListings(database)} listings written\n`);
  } finally {
    await database.destroy();
  }
}

await main(process.argv[2]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
