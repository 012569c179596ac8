import { sql } from 'kysely';
import type { Connection, Database } from '@nolo/db/database.ts';

/** Cars at a time: a statement takes some tenths of a second, and bookings wait no longer for a rebuild. */
const BATCH = 500;

type Found = { cars: number; stale: number[] };

/** Writes every listing anew, while the site serves, where it is not what the tables of record say; tells which were not. */
export async function rebuildListings(database: Database): Promise<Found> {
  const found: Found = { cars: 0, stale: [] };
  for await (const ids of batches(database)) {
    found.cars += ids.length;
    found.stale.push(...(await refresh(database, ids)));
  }
  return found;
}

/** Tells what a rebuild would write. */
export async function findStaleListings(database: Database): Promise<Found> {
  const found: Found = { cars: 0, stale: [] };
  for await (const ids of batches(database)) {
    const transaction = await database.startTransaction().execute();
    found.cars += ids.length;
    try {
      found.stale.push(...(await refresh(transaction, ids)));
    } finally {
      await transaction.rollback().execute();
    }
  }
  return found;
}

/** packages/db/migrations/0009_listing.sql */
async function refresh(connection: Connection, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT refresh_listing(${ids}) AS id`.execute(connection);
  return rows.map(({ id }) => id);
}

/** The ids of all cars, a batch at a time. */
async function* batches(connection: Connection): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const cars = await connection
      .selectFrom('car')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const ids = cars.map((car) => car.id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}
