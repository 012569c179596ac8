import { sql } from 'kysely';
import type { MemberRole, StaffRole } from '@nolo/domain/account/roles.ts';
import type { Connection } from '@nolo/db/database.ts';

/** The roles somebody has in a company, by its own membership and by its contractor's; whether they are a member of any. */
export async function findMemberRoles(
  connection: Connection,
  accountId: string,
  companyId: number | null,
): Promise<{ isMember: boolean; roles: MemberRole[] }> {
  const rows = await connection
    .selectFrom('member')
    .leftJoin('contractor_company', (join) =>
      join
        .onRef('contractor_company.contractor_id', '=', 'member.contractor_id')
        .on('contractor_company.company_id', '=', companyId),
    )
    .select('member.role')
    .select(
      sql<boolean>`coalesce(member.company_id, contractor_company.company_id) IS NOT DISTINCT FROM ${companyId}::int`.as(
        'isOfCompany',
      ),
    )
    .where('member.account_id', '=', accountId)
    .execute();
  return {
    isMember: rows.length > 0,
    roles: rows.filter(({ isOfCompany }) => isOfCompany).map(({ role }) => role),
  };
}

export type MemberCompany = { id: number; name: string; role: MemberRole };

/** Every company somebody may act for, one row for each role in it, by name. */
export async function findMemberCompanies(
  connection: Connection,
  accountId: string,
): Promise<MemberCompany[]> {
  return connection
    .selectFrom('member')
    .leftJoin('contractor_company', 'contractor_company.contractor_id', 'member.contractor_id')
    .innerJoin('company', (join) =>
      join.on('company.id', '=', sql<number>`coalesce(member.company_id, contractor_company.company_id)`),
    )
    .select(['company.id', 'company.name', 'member.role'])
    .where('member.account_id', '=', accountId)
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();
}

export async function findStaffRoles(connection: Connection, accountId: string): Promise<StaffRole[]> {
  const rows = await connection
    .selectFrom('staff_member')
    .select('role')
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

/**
 * Whether a company or contractor would be left without an owner if this one left. Its owners are locked: of two who leave at once,
 * the second is the last.
 */
export async function isLastOwner(connection: Connection, accountId: string): Promise<boolean> {
  const owners = await connection
    .selectFrom('member')
    .select([
      'account_id',
      sql<string>`coalesce('company ' || company_id, 'contractor ' || contractor_id)`.as('of'),
    ])
    .where('role', '=', 'owner')
    .where(
      sql<boolean>`EXISTS (SELECT FROM member own WHERE own.account_id = ${accountId} AND own.role = 'owner'
        AND (own.company_id = member.company_id OR own.contractor_id = member.contractor_id))`,
    )
    .forUpdate()
    .execute();
  const others = new Set(owners.filter(({ account_id }) => account_id !== accountId).map(({ of }) => of));
  return owners.some(({ of }) => !others.has(of));
}
