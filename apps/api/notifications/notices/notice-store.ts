import { sql, type RawBuilder } from 'kysely';
import type { NoticeData, NoticeKind } from '@nolo/domain/account/notice-kinds.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { ofWebsite } from '../../platform/tenant-sql.ts';

export type NewNotice = {
  accountId: string;
  key: string;
  kind: NoticeKind;
  data: NoticeData;
  createdAt: Date;
};

/** To a deleted account, whose bookings live on, nothing is written: what is told of must not fail for it. */
export async function insertNotice(connection: Connection, notice: NewNotice): Promise<void> {
  const { accountId, key, kind, createdAt } = notice;
  await sql`
    INSERT INTO notice (account_id, key, kind, data, created_at)
    SELECT live_id, ${key}, ${kind}, ${JSON.stringify(notice.data)}, ${createdAt} FROM account
    WHERE live_id = ${accountId} FOR KEY SHARE
    ON CONFLICT (key) DO NOTHING`.execute(connection);
}

export type NoticeRow = {
  id: string;
  kind: NoticeKind;
  data: NoticeData;
  created_at: Date;
  read_at: Date | null;
};

/** The renter, and the website they are on. */
type Reader = Pick<RenterCaller, 'accountId' | 'website'>;

/** What is about a booking is shown where the booking is; what is about the account, everywhere. */
function isShownOn(website: Reader['website']): RawBuilder<boolean> {
  if (website.companyIds === null) return sql<boolean>`true`;
  return sql<boolean>`(data ->> 'bookingId' IS NULL OR EXISTS (SELECT FROM booking
    WHERE booking.id = (notice.data ->> 'bookingId')::uuid AND ${ofWebsite(website, 'booking.company_id')}))
    AND (data ->> 'companyId' IS NULL OR (data ->> 'companyId')::int = ANY(${website.companyIds}::int[]))`;
}

/** The newest first. */
export async function findNotices(
  connection: Connection,
  { accountId, website }: Reader,
  limit: number,
): Promise<NoticeRow[]> {
  const rows = await connection
    .selectFrom('notice')
    .select(['id', 'kind', 'data', 'created_at', 'read_at'])
    .where('account_id', '=', accountId)
    .where(isShownOn(website))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
}

export async function countUnread(connection: Connection, { accountId, website }: Reader): Promise<number> {
  const row = await connection
    .selectFrom('notice')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(isShownOn(website))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Selects these notices and all that are older than the oldest of them. */
export async function markNoticesRead(
  connection: Connection,
  { accountId, website }: Reader,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  await connection
    .updateTable('notice')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(isShownOn(website))
    .where((where) =>
      where.or([
        where('id', 'in', ids),
        where('created_at', '<', (notices) =>
          notices
            .selectFrom('notice as shown')
            .select(({ fn }) => fn.min('shown.created_at').as('oldest'))
            .where('shown.account_id', '=', accountId)
            .where('shown.id', 'in', ids),
        ),
      ]),
    )
    .execute();
}

/** False when the account has no such notice on this website. */
export async function removeNotice(
  connection: Connection,
  { id, accountId, website }: Reader & { id: string },
): Promise<boolean> {
  const row = await connection
    .deleteFrom('notice')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where(isShownOn(website))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
