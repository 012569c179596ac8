import type { Connection } from '@nolo/db/database.ts';

export type StoredFactor = { sealedSecret: string; isConfirmed: boolean };

export async function findSecondFactor(
  connection: Connection,
  accountId: string,
): Promise<StoredFactor | null> {
  const row = await connection
    .selectFrom('second_factor')
    .select(['secret as sealedSecret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { sealedSecret: row.sealedSecret, isConfirmed: row.confirmed_at !== null };
}

/** One that waits for its first code; asked for twice at once, the first stays. Tells which one there is. */
export async function saveSecondFactor(
  connection: Connection,
  { accountId, sealedSecret, at }: { accountId: string; sealedSecret: string; at: Date },
): Promise<string> {
  await connection
    .insertInto('second_factor')
    .values({ account_id: accountId, secret: sealedSecret, created_at: at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const { secret } = await connection
    .selectFrom('second_factor')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return secret;
}

/** Takes the code of a period, and with the first one confirms the factor; null when a code of it or a later one was taken. */
export async function takeStep(
  connection: Connection,
  { accountId, step, at }: { accountId: string; step: number; at: Date },
): Promise<{ isFirst: boolean } | null> {
  const row = await connection
    .updateTable('second_factor')
    .set((expression) => ({
      last_step: String(step),
      confirmed_at: expression.fn.coalesce('confirmed_at', expression.val(at)),
    }))
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', String(step))]))
    .returning('confirmed_at')
    .executeTakeFirst();
  return row === undefined ? null : { isFirst: row.confirmed_at?.getTime() === at.getTime() };
}

/** Replaces all recovery codes of the account. */
export async function replaceRecoveryCodes(
  connection: Connection,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await connection.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await connection
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

/** False when there is none, or it has been used. */
export async function useRecoveryCode(
  connection: Connection,
  { accountId, hash, at }: { accountId: string; hash: Buffer; at: Date },
): Promise<boolean> {
  const row = await connection
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
