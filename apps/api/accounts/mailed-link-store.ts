import type { Connection } from '@nolo/db/database.ts';

/** A link that was mailed and that works once, until it expires. The table has the hash of its token only. */
export type MailedLink = { hash: Buffer; accountId: string; createdAt: Date; expiresAt: Date };

/** The tables of links, which are alike. */
type Table = 'email_verification' | 'password_reset';

/** The account of a link that still works, and that goes on working. */
function findIn(table: Table) {
  return async (connection: Connection, hash: Buffer, now: Date): Promise<string | null> => {
    const row = await connection
      .selectFrom(table)
      .select('account_id')
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.account_id ?? null;
  };
}

function linkStore(table: Table) {
  return {
    async insert(
      connection: Connection,
      { hash, accountId, createdAt, expiresAt }: MailedLink,
    ): Promise<void> {
      const row = { token_hash: hash, account_id: accountId, created_at: createdAt, expires_at: expiresAt };
      await connection.insertInto(table).values(row).execute();
    },

    /** Mails asked for an account since then. */
    async count(connection: Connection, accountId: string, since: Date): Promise<number> {
      const row = await connection
        .selectFrom(table)
        .select((expression) => expression.fn.countAll<string>().as('count'))
        .where('account_id', '=', accountId)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    find: findIn(table),

    /**
     * Uses the link up and returns its account; null when it is unknown, used or expired. One statement: of two
     * requests at once, one gets it.
     */
    async use(connection: Connection, hash: Buffer, now: Date): Promise<string | null> {
      const row = await connection
        .updateTable(table)
        .set({ used_at: now })
        .where('token_hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('account_id')
        .executeTakeFirst();
      return row?.account_id ?? null;
    },

    /** Links sent so far are worth nothing any more; they still count as sent. */
    async useUp(connection: Connection, accountId: string, at: Date): Promise<void> {
      await connection
        .updateTable(table)
        .set({ used_at: at })
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .execute();
    },
  };
}

export const verificationLinks = linkStore('email_verification');
export const resetLinks = linkStore('password_reset');
