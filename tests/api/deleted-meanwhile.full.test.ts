import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankAccount, deleteOwnRows, lockAccount, OWN_TABLES } from '@nolo/api/accounts/erase-store.ts';
import type { Database } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { TestRenter } from '../factories/renter.ts';
import { anonymiseBookings } from '@nolo/api/bookings/renter-bookings-store.ts';
import { until } from '../setup/until.ts';
import { callNames, endpoints, samples, send, type CallName } from './support/calls.ts';
import { tracesOf } from './support/traces.ts';
import { createWorld, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

let world: World;
/** The deletion's connection waits for the slowest call, which the product's own would not. */
let patient: Database;

beforeAll(async () => {
  world = await createWorld();
  const pool = new pg.Pool({ connectionString: world.test.deps.config.DATABASE_URL, max: 1 });
  patient = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await patient.destroy();
  await world.close();
});

const writing = callNames.filter(
  (name) =>
    endpoints[name].access === 'renter' && endpoints[name].method !== 'GET' && name !== 'deleteAccount',
);

/** What would write of the renter. The others ask nothing of the account, or were done before it was deleted. */
const refused = new Set<CallName>([
  'verifyDriver',
  'changePassword',
  'startPasskey',
  'addPasskey',
  'updateCustomerProfile',
  'verifyDocument',
  'mergeFavoriteCars',
  'addFavoriteCar',
  'setNewsletter',
  'addIssue',
  'addCard',
  'createReservation',
  'addReview',
  'objectToInspection',
  'objectToNoShow',
]);

/** Whether a connection to this database waits for a lock. */
async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world.database);
  return rows.length > 0;
}

/** What still speaks of a person after their account is deleted. */
async function leftOf({ accountId, email }: TestRenter): Promise<string[]> {
  const left = await tracesOf(world.database, email);
  for (const table of OWN_TABLES) {
    const rows = await world.database
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', accountId)
      .execute();
    if (rows.length > 0) left.push(table);
  }
  // One that says it is deleted is blank: the table's constraint.
  const live = world.database.selectFrom('account').select('id').where('live_id', '=', accountId);
  if ((await live.execute()).length > 0) left.push('account');
  return left;
}

describe('an account that is deleted while its renter is writing', () => {
  it.each(writing)('%s leaves nothing behind', async (name) => {
    const { renter, input } = await samples[name](world);
    const { token, accountId } = renter;
    const called = await patient.transaction().execute(async (transaction) => {
      await lockAccount(transaction, accountId);
      let isDone = false;
      const reply = send(world, name, input, { token }).finally(() => (isDone = true));
      await until('the call to wait for the account', async () => isDone || (await isAnyoneWaiting()));
      // Whoever waits for the account must hold nothing that its deletion needs: that would be a deadlock.
      await sql`SET LOCAL lock_timeout = '500ms'`.execute(transaction);
      await anonymiseBookings(transaction, accountId);
      await deleteOwnRows(transaction, accountId);
      await blankAccount(transaction, accountId, testNow());
      return { reply };
    });
    const { status, text } = await called.reply;
    expect(await leftOf(renter)).toEqual([]);
    // An agreement names its renter: without one it says something else than what was read.
    const usual = name === 'signReservationAgreement' ? 409 : endpoints[name].status;
    expect(status, text).toBe(refused.has(name) ? 401 : usual);
  });
});

it('is refused by the database for every table that goes with the account', async () => {
  const { rows } = await sql<{ name: string }>`SELECT conrelid::regclass::text AS name FROM pg_constraint
    WHERE conname = 'of_live_account'`.execute(world.database);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...OWN_TABLES].toSorted());
});
