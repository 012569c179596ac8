import type { Connection } from '@nolo/db/database.ts';

export type StoredFactor = { sealedSecret: string; isConfirmed: boolean };

/** One whose first code was right, or that still waits for it. */
export async function findSecondFactor(
  connection: Connection,
  accountId: string,
  now: Date,
): Promise<StoredFactor | null> {
  const row = await connection
    .selectFrom('second_factor')
    .select(['secret as sealedSecret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  return row === undefined
    ? null
    : { sealedSecret: row.sealedSecret, isConfirmed: row.confirmed_at !== null };
}

/** Takes the place of one that waited for its first code. False when there is one that has had it. */
export async function saveWaitingFactor(
  connection: Connection,
  factor: { accountId: string; sealedSecret: string; at: Date; expiresAt: Date },
): Promise<boolean> {
  const { accountId, sealedSecret, at, expiresAt } = factor;
  const row = await connection
    .insertInto('second_factor')
    .values({ account_id: accountId, secret: sealedSecret, created_at: at, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret: sealedSecret, created_at: at, expires_at: expiresAt })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the code of a period, and with the first one confirms the factor; null when a code of it or a later one was taken, or
 * another secret stands there meanwhile.
 */
export async function takeStep(
  connection: Connection,
  taken: { accountId: string; sealedSecret: string; step: number; at: Date },
): Promise<{ isFirst: boolean } | null> {
  const { accountId, sealedSecret, step, at } = taken;
  const row = await connection
    .updateTable('second_factor')
    .set((expression) => ({
      last_step: String(step),
      expires_at: null,
      confirmed_at: expression.fn.coalesce('confirmed_at', expression.val(at)),
    }))
    .where('account_id', '=', accountId)
    .where('secret', '=', sealedSecret)
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
