import type { Passkey } from '@nolo/contract/passkeys.ts';
import type { Connection } from '@nolo/db/database.ts';

export async function findPasskeys(connection: Connection, accountId: string): Promise<Passkey[]> {
  const rows = await connection
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

type KnownKey = { id: string; transports: string[] };

/** What the account has already on this domain: a device makes no second one. */
export async function findKnownKeys(
  connection: Connection,
  accountId: string,
  relyingParty: string,
): Promise<KnownKey[]> {
  return connection
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('account_id', '=', accountId)
    .where('relying_party', '=', relyingParty)
    .execute();
}

/** One passkey at a time is added to an account, so that the limit holds. */
export async function countLocked(connection: Connection, accountId: string): Promise<number> {
  await connection.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return countPasskeys(connection, accountId);
}

export async function countPasskeys(connection: Connection, accountId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('passkey')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewPasskey = {
  accountId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  relyingParty: string;
  name: string;
  createdAt: Date;
};

/** The new row's id; null when this very key is somebody's already. */
export async function insertPasskey(connection: Connection, passkey: NewPasskey): Promise<string | null> {
  const row = await connection
    .insertInto('passkey')
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      relying_party: passkey.relyingParty,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A passkey as a mail names it; null when it is not there any more. */
export async function findPasskeyNews(
  connection: Connection,
  id: string,
): Promise<{ accountId: string; name: string; createdAt: Date } | null> {
  const row = await connection
    .selectFrom('passkey')
    .select(['account_id as accountId', 'name', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type StoredKey = { id: string; accountId: string; publicKey: Buffer; counter: number };

export async function findKey(
  connection: Connection,
  { credentialId, relyingParty }: { credentialId: string; relyingParty: string },
): Promise<StoredKey | null> {
  const row = await connection
    .selectFrom('passkey')
    .select(['id', 'account_id as accountId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('relying_party', '=', relyingParty)
    .executeTakeFirst();
  return row ? { ...row, counter: Number(row.counter) } : null;
}

type Use = { id: string; counter: number; before: number; at: Date };

/** False when another log-in with the same passkey came between. */
export async function noteUse(connection: Connection, { id, counter, before, at }: Use): Promise<boolean> {
  const row = await connection
    .updateTable('passkey')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where('counter', '=', String(before))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Own = { id: string; accountId: string };

/** False when the account has no such passkey. */
export async function updateName(
  connection: Connection,
  { id, accountId }: Own,
  name: string,
): Promise<boolean> {
  const row = await connection
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the account has no such passkey. */
export async function deletePasskey(connection: Connection, { id, accountId }: Own): Promise<boolean> {
  const row = await connection
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** After a reset nobody knows whose they were. */
export async function deletePasskeys(connection: Connection, accountId: string): Promise<void> {
  await connection.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}

type Challenge = { hash: Buffer; accountId: string | null; relyingParty: string };

/** Inserts a challenge and deletes those that have expired. */
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

/** Deletes a challenge, whatever becomes of the answer; false when it is unknown or has expired. */
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
