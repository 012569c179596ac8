import { sql } from 'kysely';
import type { StaffRole } from '@nolo/domain/account/roles.ts';
import type { Connection } from '@nolo/db/database.ts';

export async function findStaffRoles(connection: Connection, accountId: string): Promise<StaffRole[]> {
  const rows = await connection
    .selectFrom('staff_member')
    .select('role')
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

type StaffRow = {
  id: string;
  name: string;
  email: string;
  roles: StaffRole[];
  hasSecondFactor: boolean;
  since: Date;
};

/** Everybody of the staff, by name. */
export async function listStaff(connection: Connection): Promise<StaffRow[]> {
  return connection
    .selectFrom('staff_member')
    .innerJoin('account', 'account.id', 'staff_member.account_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['account.id', 'account.email'])
    .select([
      sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('name'),
      sql<StaffRole[]>`array_agg(staff_member.role)`.as('roles'),
      sql<boolean>`second_factor.confirmed_at IS NOT NULL`.as('hasSecondFactor'),
      sql<Date>`min(staff_member.created_at)`.as('since'),
    ])
    .groupBy(['account.id', 'second_factor.confirmed_at'])
    .orderBy('name')
    .orderBy('account.id')
    .execute();
}

/** Whose address it is, once it is verified; not deleted before the transaction ends. */
export async function lockVerifiedAccount(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Whether the platform would be left without an admin if this one were none. The admins are locked: of two who leave at once,
 * the second is the last.
 */
export async function isLastAdmin(connection: Connection, accountId: string): Promise<boolean> {
  const admins = await connection
    .selectFrom('staff_member')
    .select('account_id')
    .where('role', '=', 'admin')
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return admins.length === 1 && admins[0]?.account_id === accountId;
}

/** False for somebody who has the role already. */
export async function insertStaffRole(
  connection: Connection,
  { accountId, role, at }: { accountId: string; role: StaffRole; at: Date },
): Promise<boolean> {
  const row = await connection
    .insertInto('staff_member')
    .values({ account_id: accountId, role, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose role it was, by e-mail address; null for somebody who does not have it. */
export async function deleteStaffRole(
  connection: Connection,
  { accountId, role }: { accountId: string; role: StaffRole },
): Promise<string | null> {
  const row = await connection
    .deleteFrom('staff_member')
    .using('account')
    .whereRef('account.id', '=', 'staff_member.account_id')
    .where('staff_member.account_id', '=', accountId)
    .where('staff_member.role', '=', role)
    .returning('account.email')
    .executeTakeFirst();
  return row?.email ?? null;
}
