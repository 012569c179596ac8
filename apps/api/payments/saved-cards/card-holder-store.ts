import type { Connection } from '@nolo/db/database.ts';

/** The address of an account that is not deleted; null otherwise. `lock` keeps it from being deleted meanwhile. */
export async function findHolderEmail(
  connection: Connection,
  accountId: string,
  { lock }: { lock: boolean },
): Promise<string | null> {
  const row = await connection
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row?.email ?? null;
}
