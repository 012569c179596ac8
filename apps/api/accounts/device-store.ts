import type { Connection } from '@nolo/db/database.ts';

/** Whether this browser has logged in to the account before. */
export async function isKnownDevice(
  connection: Connection,
  accountId: string,
  hash: Buffer,
): Promise<boolean> {
  const row = await connection
    .selectFrom('known_device')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchDevice(connection: Connection, hash: Buffer, at: Date): Promise<void> {
  await connection
    .updateTable('known_device')
    .set({ last_seen_at: at })
    .where('token_hash', '=', hash)
    .execute();
}

export async function hasDevices(connection: Connection, accountId: string): Promise<boolean> {
  const row = await connection
    .selectFrom('known_device')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDevice(
  connection: Connection,
  device: { hash: Buffer; accountId: string; at: Date },
): Promise<void> {
  await connection
    .insertInto('known_device')
    .values({
      token_hash: device.hash,
      account_id: device.accountId,
      created_at: device.at,
      last_seen_at: device.at,
    })
    .execute();
}

/** Whoever used one of them has to be mailed about again: after a reset nobody knows whose they were. */
export async function deleteDevices(connection: Connection, accountId: string): Promise<void> {
  await connection.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}
