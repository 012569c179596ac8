import { sql, type Insertable } from 'kysely';
import type { OfferReportDecision, OfferReportKind } from '@nolo/domain/cars/offer-report.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { OfferReport } from '@nolo/db/database-types.ts';

export async function insertOfferReport(
  connection: Connection,
  report: Insertable<OfferReport>,
): Promise<string> {
  const { id } = await connection
    .insertInto('offer_report')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the very same was reported since then. */
export async function isReported(
  connection: Connection,
  {
    car_id,
    kind,
    text,
    email,
  }: { car_id: number; kind: OfferReportKind; text: string; email: string | null },
  since: Date,
): Promise<boolean> {
  const row = await connection
    .selectFrom('offer_report')
    .select('id')
    .where('created_at', '>=', since)
    .where('car_id', '=', car_id)
    .where('kind', '=', kind)
    .where('text', '=', text)
    .where('email', 'is not distinct from', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Cars with what names them to staff. */
const cars = (connection: Connection) =>
  connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .innerJoin('company', 'company.id', 'car.company_id')
    .select(['car.id as carId', 'car.company_id as companyId', 'company.name as company'])
    .select(['car_make.name as make', 'car_model.name as model', 'car.plate'])
    .select(['car.hidden_at as hiddenAt', 'car.hidden_because as hiddenBecause'])
    .select('car.slug');

export type ReportedCarRow = Awaited<ReturnType<ReturnType<typeof cars>['execute']>>[number];

const PAGE = 100;

/** Those that wait, the longest first, or those that were decided, the latest first. */
export async function listOfferReports(connection: Connection, { isDecided }: { isDecided: boolean }) {
  const query = cars(connection)
    .innerJoin('offer_report as report', 'report.car_id', 'car.id')
    .leftJoin('account as decider', 'decider.id', 'report.decided_by')
    .select(['report.id', 'report.kind', 'report.text', 'report.email', 'report.created_at'])
    .select(['report.decision', 'report.decided_because', 'report.decided_at'])
    .select(sql<string>`trim(decider.first_name || ' ' || decider.last_name)`.as('decidedBy'))
    .where('report.decided_at', isDecided ? 'is not' : 'is', null)
    .orderBy(isDecided ? 'report.decided_at' : 'report.created_at', isDecided ? 'desc' : 'asc')
    .orderBy('report.id')
    .limit(PAGE + 1);
  const rows = await query.execute();
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** The latest first. */
export async function listHiddenCars(connection: Connection) {
  return cars(connection)
    .where('car.hidden_at', 'is not', null)
    .orderBy('car.hidden_at', 'desc')
    .limit(PAGE)
    .execute();
}

export async function countOpenOfferReports(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('offer_report')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locked until the transaction ends: of two decisions at once the second finds the first. */
export async function lockOfferReport(connection: Connection, id: string) {
  const row = await connection
    .selectFrom('offer_report')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function findOfferReport(connection: Connection, id: string) {
  const row = await connection.selectFrom('offer_report').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function updateOfferReport(
  connection: Connection,
  id: string,
  values: { decision: OfferReportDecision; decided_because: string; decided_at: Date; decided_by: string },
): Promise<void> {
  await connection.updateTable('offer_report').set(values).where('id', '=', id).execute();
}

/** The company of a car; null for none. */
export async function findCompanyOfCar(connection: Connection, carId: number): Promise<number | null> {
  const row = await connection
    .selectFrom('car')
    .select('company_id')
    .where('id', '=', carId)
    .executeTakeFirst();
  return row?.company_id ?? null;
}
