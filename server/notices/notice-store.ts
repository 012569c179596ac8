import type { NoticeData, NoticeKind } from '../../domain/account/notice-kinds.ts';
import type { Connection } from '../platform/database.ts';

export type NewNotice = {
  accountId: string;
  key: string;
  kind: NoticeKind;
  data: NoticeData;
  createdAt: Date;
};

export async function insertNotice(connection: Connection, notice: NewNotice): Promise<void> {
  const { accountId, key, kind, createdAt } = notice;
  await connection
    .insertInto('notice')
    .values({ account_id: accountId, key, kind, data: JSON.stringify(notice.data), created_at: createdAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export type NoticeRow = {
  id: string;
  kind: NoticeKind;
  data: NoticeData;
  created_at: Date;
  read_at: Date | null;
};

/** The newest first. */
export async function findNotices(
  connection: Connection,
  accountId: string,
  limit: number,
): Promise<NoticeRow[]> {
  const rows = await connection
    .selectFrom('notice')
    .select(['id', 'kind', 'data', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
}

export async function countUnread(connection: Connection, accountId: string): Promise<number> {
  const row = await connection
    .selectFrom('notice')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function markNoticesRead(connection: Connection, accountId: string, at: Date): Promise<void> {
  await connection
    .updateTable('notice')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .execute();
}

/** False when the account has no such notice. */
export async function removeNotice(
  connection: Connection,
  where: { id: string; accountId: string },
): Promise<boolean> {
  const row = await connection
    .deleteFrom('notice')
    .where('id', '=', where.id)
    .where('account_id', '=', where.accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
