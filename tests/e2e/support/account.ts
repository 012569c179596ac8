import { hashPassword } from '@nolo/api/platform/passwords.ts';
import type { Database } from '@nolo/db/database.ts';
import { createRenter, type TestRenter } from '../../factories/renter.ts';

export const PASSWORD = 'quartz-lemon-ferry-81';

/** An account that can be logged in to with `PASSWORD`. */
export async function createAccount(database: Database, verified = true): Promise<TestRenter> {
  const renter = await createRenter(database, { verified });
  await givePassword(database, renter);
  return renter;
}

/** Gives an account that exists `PASSWORD`. */
export async function givePassword(database: Database, { accountId }: TestRenter): Promise<void> {
  await database
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', accountId)
    .execute();
}
