import { sql, type SqlBool } from 'kysely';
import type { AuditAction } from '@nolo/domain/account/audit-actions.ts';
import { companyStatusActions } from '@nolo/domain/companies/company-status.ts';
import type { CompanyStatus, EndedBy } from '@nolo/domain/companies/company-status.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';

const PAGE = 100;

/** Companies whose name, legal name, town or VAT number has the words in it, by name. */
export async function listCompaniesOfAll(
  connection: Connection,
  { q, status }: { q: string; status: CompanyStatus | undefined },
) {
  let query = connection
    .selectFrom('company')
    .select(['id', 'name', 'legal_name', 'vat_number', 'city', 'status', 'status_at'])
    .select(sql<number>`(SELECT count(*)::int FROM car WHERE car.company_id = company.id)`.as('cars'))
    .orderBy('name')
    .orderBy('id')
    .limit(PAGE + 1);
  if (status !== undefined) query = query.where('status', '=', status);
  // What is typed is text: nothing in it is a pattern.
  if (q !== '')
    query = query.where(
      sql<SqlBool>`position(lower(${q}) IN lower(concat_ws(' ', name, legal_name, city, vat_number))) > 0`,
    );
  const rows = await query.execute();
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

const STATUS = ['id', 'name', 'legal_name', 'vat_number', 'email', 'phone', 'address', 'time_zone'] as const;
const STATE = [
  'status',
  'status_reason',
  'status_at',
  'ends_at',
  'ended_by',
  'latitude',
  'longitude',
] as const;

export async function findCompanyStatus(connection: Connection, companyId: number) {
  const row = await connection
    .selectFrom('company')
    .select([...STATUS, ...STATE])
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked until the transaction ends: of two steps at once, the second finds what the first made. */
export async function lockCompanyStatus(connection: Connection, companyId: number) {
  const row = await connection
    .selectFrom('company')
    .select([...STATUS, ...STATE])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What a change of state concerns: bookings of cars that are out, that are paid and to come, and that are not paid. */
export async function countBookings(
  connection: Connection,
  companyId: number,
): Promise<{ out: number; paid: number; unpaid: number }> {
  return connection
    .selectFrom('booking')
    .select(sql<number>`(count(*) FILTER (WHERE status = 'CHECKED IN'))::int`.as('out'))
    .select(
      sql<number>`(count(*) FILTER (WHERE status IN ('PAID', 'SIGNED', 'DEPOSIT COLLECTED')))::int`.as(
        'paid',
      ),
    )
    .select(sql<number>`(count(*) FILTER (WHERE status = 'PENDING'))::int`.as('unpaid'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
}

type NewStatus = {
  companyId: number;
  status: CompanyStatus;
  reason: string;
  at: Date;
  end: { at: Date; by: EndedBy } | null;
};

export async function updateCompanyStatus(
  connection: Connection,
  { companyId, status, reason, at, end }: NewStatus,
): Promise<void> {
  await connection
    .updateTable('company')
    .set({
      status,
      status_reason: reason === '' ? null : reason,
      status_at: at,
      ends_at: end?.at ?? null,
      ended_by: end?.by ?? null,
    })
    .where('id', '=', companyId)
    .execute();
}

/** Where a company is: at its first location, unless that is known. */
export async function placeCompany(connection: Connection, companyId: number): Promise<void> {
  await sql`UPDATE company SET latitude = place.latitude, longitude = place.longitude
    FROM (SELECT latitude, longitude FROM company_location
      WHERE company_id = ${companyId} AND is_active ORDER BY id LIMIT 1) place
    WHERE company.id = ${companyId} AND company.latitude IS NULL`.execute(connection);
}

/** Closes a company whose day has come; false when it is not ending, or later. */
export async function closeIfOver(connection: Connection, companyId: number, now: Date): Promise<boolean> {
  const row = await connection
    .updateTable('company')
    .set({ status: 'ended', status_at: now })
    .where('id', '=', companyId)
    .where('status', '=', 'ending')
    .where('ends_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom the platform tells: its owners, of its own and of its contractor's. */
export async function listOwners(
  connection: Connection,
  companyId: number,
): Promise<{ id: string; email: string; firstName: string; language: Language }[]> {
  return connection
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['account.id', 'account.email', 'account.first_name as firstName', 'account.language'])
    .where('member.role', '=', 'owner')
    .where(
      sql<SqlBool>`(member.company_id = ${companyId} OR member.contractor_id IN (
        SELECT contractor_id FROM contractor_company WHERE company_id = ${companyId}))`,
    )
    .orderBy('account.id')
    .distinct()
    .execute();
}

/** Every change of state, the latest first. */
export async function listStatusChanges(connection: Connection, companyId: number) {
  const actions: readonly AuditAction[] = companyStatusActions;
  return connection
    .selectFrom('audit_event')
    .innerJoin('account', 'account.id', 'audit_event.actor_id')
    .select(['audit_event.id', 'at', 'action', 'before', 'after'])
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('actor'))
    .where('company_id', '=', companyId)
    .where('action', 'in', actions)
    .orderBy('audit_event.id', 'desc')
    .limit(PAGE)
    .execute();
}
