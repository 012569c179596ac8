import { sql } from 'kysely';
import type { Member } from '@nolo/contract/business/members.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import type { Connection } from '@nolo/db/database.ts';

/**
 * The roles somebody has in a company, by its own membership and by its contractor's; of no company (null) none. `isMember`: of
 * any at all.
 */
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
      sql<boolean>`coalesce(coalesce(member.company_id, contractor_company.company_id) = ${companyId}::int, false)`.as(
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

/** Every company somebody may act for, by name, with each role in it. */
export async function findMemberCompanies(
  connection: Connection,
  accountId: string,
): Promise<{ id: number; name: string; roles: MemberRole[] }[]> {
  return connection
    .selectFrom('member')
    .leftJoin('contractor_company', 'contractor_company.contractor_id', 'member.contractor_id')
    .innerJoin('company', (join) =>
      join.on('company.id', '=', sql<number>`coalesce(member.company_id, contractor_company.company_id)`),
    )
    .select(['company.id', 'company.name', sql<MemberRole[]>`array_agg(member.role)`.as('roles')])
    .where('member.account_id', '=', accountId)
    .groupBy(['company.id', 'company.name'])
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();
}

/**
 * Whether a company or contractor would be left without an owner if this one left; `companyId`: left that company alone. Its
 * owners are locked: of two who leave at once, the second is the last.
 */
export async function isLastOwner(
  connection: Connection,
  accountId: string,
  companyId?: number,
): Promise<boolean> {
  let query = connection
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
    .orderBy('id')
    .forUpdate();
  if (companyId !== undefined) query = query.where('member.company_id', '=', companyId);
  const owners = await query.execute();
  const others = new Set(owners.filter(({ account_id }) => account_id !== accountId).map(({ of }) => of));
  return owners.some(({ of }) => !others.has(of));
}

type MemberRow = Omit<Member, 'since' | 'is_self'> & { accountId: string; since: Date };

/** Everybody who acts for a company, its own members and its contractor's, the longest first. */
export async function listMembers(connection: Connection, companyId: number): Promise<MemberRow[]> {
  return connection
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['member.id', 'member.role', 'member.created_at as since', 'account.email'])
    .select('member.account_id as accountId')
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('name'))
    .select(sql<boolean>`member.contractor_id IS NOT NULL`.as('is_contractors'))
    .where(
      sql<boolean>`(member.company_id = ${companyId} OR member.contractor_id IN (
        SELECT contractor_id FROM contractor_company WHERE company_id = ${companyId}))`,
    )
    .orderBy('member.created_at')
    .orderBy('member.id')
    .execute();
}

type OwnMember = { accountId: string; email: string; role: MemberRole };

/** A member of the company itself; null for anybody else's id, its contractor's among them. */
export async function findOwnMember(
  connection: Connection,
  { companyId, id }: { companyId: number; id: string },
): Promise<OwnMember | null> {
  const row = await connection
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['member.account_id as accountId', 'account.email', 'member.role'])
    .where('member.company_id', '=', companyId)
    .where('member.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function isOwnMember(
  connection: Connection,
  { companyId, email }: { companyId: number; email: string },
): Promise<boolean> {
  const row = await connection
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select('member.id')
    .where('member.company_id', '=', companyId)
    .where('account.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody owns the company, by its own membership or its contractor's. */
export async function hasOwner(connection: Connection, companyId: number): Promise<boolean> {
  const members = await listMembers(connection, companyId);
  return members.some(({ role }) => role === 'owner');
}

/** Adds a member to a company; false when they are one already. */
export async function insertMember(
  connection: Connection,
  { accountId, companyId, role, at }: { accountId: string; companyId: number; role: MemberRole; at: Date },
): Promise<boolean> {
  const row = await connection
    .insertInto('member')
    .values({ account_id: accountId, company_id: companyId, role, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateMemberRole(connection: Connection, id: string, role: MemberRole): Promise<void> {
  await connection.updateTable('member').set({ role }).where('id', '=', id).execute();
}

export async function deleteMember(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('member').where('id', '=', id).execute();
}
