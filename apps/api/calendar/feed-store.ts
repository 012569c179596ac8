import { sql } from 'kysely';
import {
  MOST_LEFT_OUT,
  type FeedProblem,
  type LeftOutEvent,
} from '@nolo/domain/calendar/company-calendar.ts';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';
import { ofCompany } from '../platform/tenant-sql.ts';
import type { FeedEvent } from './read-calendar-file.ts';

/** How many events of a feed have a hold, or have none. */
const countEvents = (condition: string) =>
  sql<number>`(SELECT count(*)::int FROM imported_event LEFT JOIN hold ON hold.imported_event_id = imported_event.id
    WHERE imported_event.feed_id = calendar_feed.id AND ${sql.raw(condition)})`;

/** Of one car, with how many of their events hold it and how many could not. */
export async function listFeeds(
  connection: Connection,
  { companyId, carId }: { companyId: number; carId: number },
) {
  return connection
    .selectFrom('calendar_feed')
    .select(['id', 'name', 'url', 'read_at', 'problem', 'left_out', 'left_out_count'])
    .select([countEvents('hold.id IS NOT NULL').as('events'), countEvents('hold.id IS NULL').as('conflicts')])
    .where('car_id', '=', carId)
    .where(ofCompany(companyId, 'company_id'))
    .orderBy('name', asPeopleRead)
    .orderBy('id')
    .execute();
}

export async function insertFeed(
  connection: Connection,
  feed: { id: string; companyId: number; carId: number; name: string; url: string; createdAt: Date },
): Promise<void> {
  const { id, name, url } = feed;
  await connection
    .insertInto('calendar_feed')
    .values({ id, name, url, company_id: feed.companyId, car_id: feed.carId, created_at: feed.createdAt })
    .execute();
}

/** The name of what is gone, and its car; null when the company has no such feed. Its events go with it, and their holds. */
export async function deleteFeed(
  connection: Connection,
  { companyId, id }: { companyId: number; id: string },
): Promise<{ name: string; carId: number } | null> {
  const row = await connection
    .deleteFrom('calendar_feed')
    .where('id', '=', id)
    .where(ofCompany(companyId, 'company_id'))
    .returning(['name', 'car_id as carId'])
    .executeTakeFirst();
  return row ?? null;
}

/** Null when it was removed. */
export async function findFeed(connection: Connection, id: string) {
  const row = await connection
    .selectFrom('calendar_feed')
    .innerJoin('company', 'company.id', 'calendar_feed.company_id')
    .select(['calendar_feed.url', 'company.id as companyId', 'company.time_zone as timeZone'])
    .where('calendar_feed.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The car that the feed's events hold, locked until the transaction ends; null when it was removed. */
export async function lockFeed(connection: Connection, id: string): Promise<number | null> {
  const row = await connection
    .selectFrom('calendar_feed')
    .select('car_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.car_id ?? null;
}

export async function saveFeedRead(
  connection: Connection,
  id: string,
  { at, leftOut }: { at: Date; leftOut: readonly LeftOutEvent[] },
): Promise<void> {
  await connection
    .updateTable('calendar_feed')
    .set({ asked_at: at, read_at: at, problem: null })
    .set({ left_out: JSON.stringify(leftOut.slice(0, MOST_LEFT_OUT)), left_out_count: leftOut.length })
    .where('id', '=', id)
    .execute();
}

export async function saveFeedProblem(
  connection: Connection,
  id: string,
  { at, problem }: { at: Date; problem: FeedProblem },
): Promise<void> {
  await connection.updateTable('calendar_feed').set({ asked_at: at, problem }).where('id', '=', id).execute();
}

/** Takes away the events that are not there any more, or are at another time now. */
export async function deleteOtherEvents(
  connection: Connection,
  feedId: string,
  events: readonly FeedEvent[],
): Promise<void> {
  await sql`DELETE FROM imported_event WHERE feed_id = ${feedId} AND NOT EXISTS (
    SELECT FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      AS event (key text, "startsAt" timestamptz, "endsAt" timestamptz)
    WHERE event.key = imported_event.key AND event."startsAt" = starts_at AND event."endsAt" = ends_at)`.execute(
    connection,
  );
}

export async function insertEvents(
  connection: Connection,
  feedId: string,
  events: readonly FeedEvent[],
): Promise<void> {
  const rows = events.map(({ key, title, startsAt, endsAt }) => ({
    feed_id: feedId,
    key,
    title,
    starts_at: startsAt,
    ends_at: endsAt,
  }));
  if (rows.length === 0) return;
  await connection
    .insertInto('imported_event')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['feed_id', 'key']).doNothing())
    .execute();
}

/** Each event that has no hold gets one, unless something else holds the car then. */
export async function holdEvents(connection: Connection, feedId: string, carId: number): Promise<void> {
  await sql`INSERT INTO hold (car_id, during, reason, imported_event_id)
    SELECT ${carId}, tstzrange(starts_at, ends_at), 'imported', imported_event.id
    FROM imported_event LEFT JOIN hold ON hold.imported_event_id = imported_event.id
    WHERE feed_id = ${feedId} AND hold.id IS NULL
    ORDER BY starts_at, imported_event.id
    ON CONFLICT ON CONSTRAINT hold_once DO NOTHING`.execute(connection);
}

/** Not asked for since: of each company one, then of each a second, those first that have waited longest. */
export async function listFeedsToRead(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('calendar_feed')
    .select('id')
    .where((query) => query.or([query('asked_at', 'is', null), query('asked_at', '<', before)]))
    .orderBy(sql`row_number() OVER (PARTITION BY company_id ORDER BY asked_at NULLS FIRST)`)
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function saveCalendarAddress(
  connection: Connection,
  address: { id: string; companyId: number; carId: number; hash: Buffer; sealed: string; at: Date },
): Promise<void> {
  const row = { id: address.id, token_hash: address.hash, token: address.sealed, created_at: address.at };
  await connection
    .insertInto('calendar_address')
    .values({ ...row, company_id: address.companyId, car_id: address.carId })
    .onConflict((conflict) => conflict.column('car_id').doUpdateSet(row))
    .execute();
}

/** Null: there is none. */
export async function findCalendarAddress(
  connection: Connection,
  { companyId, carId }: { companyId: number; carId: number },
): Promise<{ id: string; token: string } | null> {
  const row = await connection
    .selectFrom('calendar_address')
    .select(['id', 'token'])
    .where('car_id', '=', carId)
    .where(ofCompany(companyId, 'company_id'))
    .executeTakeFirst();
  return row ?? null;
}

/** When the car of a secret address is let from a day on; null for an address that is none. */
export async function listHoldsAtAddress(connection: Connection, hash: Buffer, from: Date) {
  const address = await connection
    .selectFrom('calendar_address')
    .select('car_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (address === undefined) return null;
  return connection
    .selectFrom('hold')
    .select('id')
    .select([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .where('car_id', '=', address.car_id)
    .where(sql<boolean>`upper(during) > ${from}`)
    .orderBy('during')
    .execute();
}
