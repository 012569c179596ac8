import { sql, type Insertable } from 'kysely';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Coupon, Deal } from '@nolo/db/database-types.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';

type Which = { companyId: number; id: number };

/** The latest end first. */
export async function listDealsOf(connection: Connection, companyId: number) {
  return connection
    .selectFrom('deal')
    .selectAll()
    .select(sql<boolean>`EXISTS (SELECT FROM booking WHERE booking.deal_id = deal.id)`.as('isUsed'))
    .where(ofCompany(companyId, 'company_id'))
    .orderBy('ends_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type DealRow = Awaited<ReturnType<typeof listDealsOf>>[number];

/** Locked until the transaction ends; null when the company has no such deal. */
export async function lockDeal(connection: Connection, { companyId, id }: Which): Promise<DealRow | null> {
  await connection
    .selectFrom('deal')
    .select('id')
    .where('id', '=', id)
    .where(ofCompany(companyId, 'company_id'))
    .forUpdate()
    .execute();
  return (await listDealsOf(connection, companyId)).find((deal) => deal.id === id) ?? null;
}

type DealColumns = Omit<Insertable<Deal>, 'company_id'>;

export async function insertDeal(
  connection: Connection,
  companyId: number,
  columns: DealColumns,
): Promise<number> {
  const row = connection.insertInto('deal').values({ ...columns, company_id: companyId });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateDeal(
  connection: Connection,
  { companyId, id }: Which,
  columns: DealColumns,
): Promise<void> {
  const update = connection.updateTable('deal').set(columns).where('id', '=', id);
  await update.where(ofCompany(companyId, 'company_id')).execute();
}

export async function deleteDeal(connection: Connection, { companyId, id }: Which): Promise<void> {
  const gone = connection.deleteFrom('deal').where('id', '=', id);
  await gone.where(ofCompany(companyId, 'company_id')).execute();
}

/** The latest end first. */
export async function listCouponsOf(connection: Connection, companyId: number) {
  return connection
    .selectFrom('coupon')
    .selectAll()
    .select(
      sql<number>`(SELECT count(*)::int FROM booking WHERE booking.coupon_id = coupon.id AND status <> 'CANCELLED')`.as(
        'uses',
      ),
    )
    .select(sql<boolean>`EXISTS (SELECT FROM booking WHERE booking.coupon_id = coupon.id)`.as('isUsed'))
    .where(ofCompany(companyId, 'company_id'))
    .orderBy('ends_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type CouponRow = Awaited<ReturnType<typeof listCouponsOf>>[number];

/** Locked until the transaction ends; null when the company has no such coupon. */
export async function lockCoupon(
  connection: Connection,
  { companyId, id }: Which,
): Promise<CouponRow | null> {
  await connection
    .selectFrom('coupon')
    .select('id')
    .where('id', '=', id)
    .where(ofCompany(companyId, 'company_id'))
    .forUpdate()
    .execute();
  return (await listCouponsOf(connection, companyId)).find((coupon) => coupon.id === id) ?? null;
}

type CouponColumns = Omit<Insertable<Coupon>, 'company_id'>;

export async function insertCoupon(
  connection: Connection,
  companyId: number,
  columns: CouponColumns,
): Promise<number> {
  const row = connection.insertInto('coupon').values({ ...columns, company_id: companyId });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCoupon(
  connection: Connection,
  { companyId, id }: Which,
  columns: CouponColumns,
): Promise<void> {
  const update = connection.updateTable('coupon').set(columns).where('id', '=', id);
  await update.where(ofCompany(companyId, 'company_id')).execute();
}

export async function deleteCoupon(connection: Connection, { companyId, id }: Which): Promise<void> {
  const gone = connection.deleteFrom('coupon').where('id', '=', id);
  await gone.where(ofCompany(companyId, 'company_id')).execute();
}

/** Whether another coupon of the company has the code. */
export async function isCodeTaken(
  connection: Connection,
  { companyId, code, except }: { companyId: number; code: string; except: number | null },
): Promise<boolean> {
  const row = await connection
    .selectFrom('coupon')
    .select('id')
    .where(ofCompany(companyId, 'company_id'))
    .where('code', '=', code)
    .where('id', 'is distinct from', except)
    .executeTakeFirst();
  return row !== undefined;
}

/** Cars that a deal can be for, as people name them. */
export async function listDealCars(connection: Connection, companyId: number) {
  return connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['car.id', 'car.day_minor', 'car.plate', 'car_make.name as make', 'car_model.name as model'])
    .where(ofCompany(companyId, 'car.company_id'))
    .where('car.archived_at', 'is', null)
    .orderBy('car_make.name', asPeopleRead)
    .orderBy('car_model.name', asPeopleRead)
    .orderBy('car.plate')
    .orderBy('car.id')
    .execute();
}
