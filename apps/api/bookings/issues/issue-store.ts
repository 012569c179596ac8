import { sql, type Insertable, type Selectable } from 'kysely';
import type { CarDetail } from '@nolo/contract/cars.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Issue } from '@nolo/db/database-types.ts';
import type { RequestWebsite } from '../../platform/request-website.ts';
import { ofShownCompany } from '../../cars/offered-cars-sql.ts';
import { ofWebsite } from '../../platform/tenant-sql.ts';

export type IssueRow = Selectable<Issue>;
/** Ids count inside their booking. */
export type IssueKey = { bookingId: string; id: string };
/** The renter, and the website: a report is shown on the websites that show its booking. */
type OwnIssue = IssueKey & { accountId: string; website: RequestWebsite };

const isShownOn = (website: RequestWebsite) =>
  sql<boolean>`EXISTS (SELECT FROM booking
    WHERE booking.id = issue.booking_id AND ${ofWebsite(website, 'booking.company_id')})`;

/** A renter's reports on one booking, the first one first. */
export async function listIssues(
  connection: Connection,
  { accountId, bookingId }: { accountId: string; bookingId: string },
): Promise<IssueRow[]> {
  return connection
    .selectFrom('issue')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findIssue(connection: Connection, own: OwnIssue): Promise<IssueRow | null> {
  const row = await connection
    .selectFrom('issue')
    .selectAll()
    .where('account_id', '=', own.accountId)
    .where('booking_id', '=', own.bookingId)
    .where('id', '=', own.id)
    .where(isShownOn(own.website))
    .executeTakeFirst();
  return row ?? null;
}

export async function insertIssue(connection: Connection, issue: Insertable<Issue>): Promise<IssueRow> {
  return connection.insertInto('issue').values(issue).returningAll().executeTakeFirstOrThrow();
}

/** Null when the report is unknown, or staff has acknowledged it. */
export async function deleteUnread(connection: Connection, own: OwnIssue): Promise<IssueRow | null> {
  const row = await connection
    .deleteFrom('issue')
    .where('account_id', '=', own.accountId)
    .where('booking_id', '=', own.bookingId)
    .where('id', '=', own.id)
    .where('read_at', 'is', null)
    .where(isShownOn(own.website))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** What a car's company has made known and not yet put right; null for a car that this website does not show. */
export async function findCarIssues(
  connection: Connection,
  carId: number,
  website: RequestWebsite,
): Promise<CarDetail['carIssues'] | null> {
  const { rows } = await sql<{ issues: CarDetail['carIssues'] }>`
    SELECT coalesce((
      SELECT json_agg(DISTINCT jsonb_build_object('description', issue.public_text))
      FROM issue JOIN booking ON booking.id = issue.booking_id
      WHERE booking.car_id = car.id AND issue.public_text IS NOT NULL AND issue.resolved_at IS NULL
    ), '[]'::json) AS issues
    FROM car WHERE car.id = ${carId} AND ${ofWebsite(website, 'car.company_id')}
      AND ${ofShownCompany('car.company_id')}`.execute(connection);
  return rows[0]?.issues ?? null;
}

/** Files that go with an account's reports. */
export async function listIssueFiles(connection: Connection, accountId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('issue')
    .select('storage_key')
    .where('account_id', '=', accountId)
    .where('storage_key', 'is not', null)
    .execute();
  return rows.map((row) => row.storage_key ?? '');
}

/** How many a page has at most. */
const PAGE = 100;
/** Characters of a report in a list. */
const BEGINNING = 160;

/** What nobody has resolved, the longest open first. */
export async function listOpenIssues(connection: Connection) {
  const rows = await connection
    .selectFrom('issue')
    .innerJoin('booking', 'booking.id', 'issue.booking_id')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['issue.booking_id', 'issue.id', 'issue.created_at', 'booking.number', 'company.name as company'])
    .select([
      sql<string>`car_make.name || ' ' || car_model.name`.as('car'),
      sql<boolean>`issue.read_at IS NOT NULL`.as('is_read'),
      sql<string>`left(issue.description, ${BEGINNING})`.as('beginning'),
    ])
    .where('issue.resolved_at', 'is', null)
    .orderBy('issue.created_at')
    .orderBy('issue.id')
    .limit(PAGE + 1)
    .execute();
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

export async function countOpenIssues(connection: Connection): Promise<number> {
  const { open } = await connection
    .selectFrom('issue')
    .select((expression) => expression.fn.countAll<string>().as('open'))
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Anybody's report; null when it is not there any more. */
export async function findReportedIssue(
  connection: Connection,
  { bookingId, id }: IssueKey,
): Promise<IssueRow | null> {
  const row = await connection
    .selectFrom('issue')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The same with its booking's number and company, locked until the transaction ends. */
export async function lockIssue(connection: Connection, { bookingId, id }: IssueKey) {
  const row = await connection
    .selectFrom('issue')
    .innerJoin('booking', 'booking.id', 'issue.booking_id')
    .selectAll('issue')
    .select(['booking.number', 'booking.company_id'])
    .where('issue.booking_id', '=', bookingId)
    .where('issue.id', '=', id)
    .forUpdate('issue')
    .executeTakeFirst();
  return row ?? null;
}

type Handling = Pick<IssueRow, 'read_at' | 'public_text' | 'resolved_at'>;

export async function updateIssue(
  connection: Connection,
  { bookingId, id }: IssueKey,
  handling: Partial<Handling>,
): Promise<void> {
  await connection
    .updateTable('issue')
    .set(handling)
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .execute();
}

/** A report as the company's mail tells of it; null when it is not there any more. */
export async function findIssueNews(connection: Connection, { bookingId, id }: IssueKey) {
  const row = await connection
    .selectFrom('issue')
    .innerJoin('booking', 'booking.id', 'issue.booking_id')
    .innerJoin('account', 'account.id', 'issue.account_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['issue.description', 'booking.number', 'booking.company_id as companyId'])
    .select(['account.first_name', 'account.last_name', 'account.email'])
    .select(['account.country_code', 'account.mobile_number'])
    .select(['car_make.name as make', 'car_model.name as model'])
    .where('issue.booking_id', '=', bookingId)
    .where('issue.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
