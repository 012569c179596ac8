import { sql } from 'kysely';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import type { Connection } from '@nolo/db/database.ts';

type NewInvitation = {
  id: string;
  hash: Buffer;
  companyId: number;
  email: string;
  role: MemberRole;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertInvitation(connection: Connection, invitation: NewInvitation): Promise<void> {
  const { id, hash, companyId, email, role, invitedBy, createdAt, expiresAt } = invitation;
  await connection
    .insertInto('invitation')
    .values({
      id,
      token_hash: hash,
      company_id: companyId,
      email,
      role,
      invited_by: invitedBy,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** How many were sent: to the address, whoever sent them, and of the company. */
export async function countInvitations(
  connection: Connection,
  { email, companyId }: { email: string; companyId: number },
  since: { toAddress: Date; ofCompany: Date },
): Promise<{ toAddress: number; ofCompany: number }> {
  return connection
    .selectFrom('invitation')
    .select(
      sql<number>`(count(*) FILTER (WHERE email = ${email} AND created_at > ${since.toAddress}))::int`.as(
        'toAddress',
      ),
    )
    .select(
      sql<number>`(count(*) FILTER (WHERE company_id = ${companyId} AND created_at > ${since.ofCompany}))::int`.as(
        'ofCompany',
      ),
    )
    .where((where) => where.or([where('email', '=', email), where('company_id', '=', companyId)]))
    .executeTakeFirstOrThrow();
}

export type Invitation = { companyId: number; email: string; role: MemberRole };

/**
 * Whether who sent it may still invite: an owner of the company, by their own membership or the contractor's, or an admin, who
 * invites the first owner (docs/specification/roles.md 6).
 */
const senderMayInvite = sql<boolean>`(EXISTS (
    SELECT FROM member LEFT JOIN contractor_company ON contractor_company.contractor_id = member.contractor_id
    WHERE member.account_id = invitation.invited_by AND member.role = 'owner'
      AND invitation.company_id IN (member.company_id, contractor_company.company_id))
  OR EXISTS (
    SELECT FROM staff_member WHERE staff_member.account_id = invitation.invited_by AND staff_member.role = 'admin'))`;

/** What an invitation is to; null when it is unknown, used or expired. */
export async function findInvitation(
  connection: Connection,
  hash: Buffer,
  now: Date,
): Promise<(Invitation & { company: string; invitedBy: string; mayInvite: boolean }) | null> {
  const row = await connection
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('account', 'account.id', 'invitation.invited_by')
    .select(['invitation.company_id as companyId', 'invitation.email', 'invitation.role'])
    .select('company.name as company')
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('invitedBy'))
    .select(senderMayInvite.as('mayInvite'))
    .where('invitation.token_hash', '=', hash)
    .where('invitation.used_at', 'is', null)
    .where('invitation.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses it up; null as above, and when who sent it may no longer invite. One statement: of two requests at once, one gets it. */
export async function useInvitation(
  connection: Connection,
  hash: Buffer,
  now: Date,
): Promise<Invitation | null> {
  const row = await connection
    .updateTable('invitation')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(senderMayInvite)
    .returning(['company_id as companyId', 'email', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

type Open = { companyId: number; at: Date } & ({ id: string } | { email: string });

/** Withdraws an open invitation, by its id or its address; it still counts as sent. Null when there is none. */
export async function closeInvitation(connection: Connection, open: Open): Promise<Invitation | null> {
  const row = await connection
    .updateTable('invitation')
    .set({ used_at: open.at })
    .where('company_id', '=', open.companyId)
    .where((where) => ('id' in open ? where('id', '=', open.id) : where('email', '=', open.email)))
    .where('used_at', 'is', null)
    .returning(['company_id as companyId', 'email', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

/** Those that nobody has answered, the latest first; also expired ones. */
export async function listOpenInvitations(connection: Connection, companyId: number) {
  return connection
    .selectFrom('invitation')
    .select(['id', 'email', 'role', 'expires_at', senderMayInvite.as('mayInvite')])
    .where('company_id', '=', companyId)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteInvitationsTo(connection: Connection, email: string): Promise<void> {
  await connection.deleteFrom('invitation').where('email', '=', email).execute();
}
