import { sql } from 'kysely';
import type { AuditPage } from '@nolo/contract/portal-access.ts';
import type { AuditAction, AuditState } from '@nolo/domain/account/audit-actions.ts';
import type { Connection } from '@nolo/db/database.ts';

/** `sessionId` null: before the first log-in. */
type Actor = { kind: 'member' | 'staff'; accountId: string; sessionId: string | null; companyId?: number };

type Act = {
  action: AuditAction;
  /** What it was done to, as people name it: a booking's number, a day. */
  object: string;
  at: Date;
  change?: { before: AuditState; after: AuditState };
};

/** Writes down what a member or somebody of the staff did, in the transaction of the change; returns the event's id. */
export async function insertAuditEvent(
  connection: Connection,
  { kind, accountId, sessionId, companyId }: Actor,
  { action, object, at, change }: Act,
): Promise<string> {
  const row = await connection
    .insertInto('audit_event')
    .values({
      at,
      actor_kind: kind,
      actor_id: accountId,
      session_id: sessionId,
      company_id: companyId ?? null,
      action,
      object,
      ...(change && { before: JSON.stringify(change.before), after: JSON.stringify(change.after) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The reason that was given for what somebody did, as it was written; null: none, or no such event. */
export async function findAuditReason(connection: Connection, eventId: string): Promise<string | null> {
  const row = await connection
    .selectFrom('audit_event')
    .select(sql<string | null>`after ->> 'reason'`.as('reason'))
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row?.reason ?? null;
}

const PAGE = 50;

/** One page, the latest first: of a company, or of all (null). `before`: the smallest id of the page before. */
export async function findAuditPage(
  connection: Connection,
  { companyId, before }: { companyId: number | null; before: number | undefined },
): Promise<AuditPage> {
  let query = connection
    .selectFrom('audit_event')
    .innerJoin('account', 'account.id', 'audit_event.actor_id')
    .leftJoin('company', 'company.id', 'audit_event.company_id')
    .select(['audit_event.id', 'audit_event.at', 'audit_event.action', 'audit_event.object'])
    .select(['audit_event.before', 'audit_event.after'])
    .select('company.name as company')
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('actor'))
    .orderBy('audit_event.id', 'desc')
    .limit(PAGE + 1);
  if (companyId !== null) query = query.where('audit_event.company_id', '=', companyId);
  if (before !== undefined) query = query.where('audit_event.id', '<', String(before));
  const rows = await query.execute();
  const events = rows
    .slice(0, PAGE)
    .map(({ id, at, ...event }) => ({ ...event, id: Number(id), at: at.toISOString() }));
  return { events, has_more: rows.length > PAGE };
}
