import type { Connection } from '@nolo/db/database.ts';

export type Challenge = { hash: Buffer; accountId: string | null; relyingParty: string };

/** Remembers a question; those that nobody answered in time go. */
export async function insertChallenge(
  connection: Connection,
  { hash, accountId, relyingParty }: Challenge,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await connection.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await connection
    .insertInto('passkey_challenge')
    .values({ hash, account_id: accountId, relying_party: relyingParty, expires_at: expiresAt })
    .execute();
}

/** Takes a question away, whatever becomes of the answer; false when it was not asked, or not in time. */
export async function takeChallenge(
  connection: Connection,
  { hash, accountId, relyingParty }: Challenge,
  now: Date,
): Promise<boolean> {
  const row = await connection
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hash)
    .returning(['account_id', 'relying_party', 'expires_at'])
    .executeTakeFirst();
  return (
    row !== undefined &&
    row.account_id === accountId &&
    row.relying_party === relyingParty &&
    row.expires_at > now
  );
}
