import { hashPassword } from '../../../server/platform/passwords.ts';
import type { Database } from '../../../server/platform/database.ts';
import { createRenter, type TestRenter } from '../../factories/renter.ts';

export const PASSWORD = 'quartz-lemon-ferry-81';

/** An account that can be logged in to with `PASSWORD`. */
export async function createAccount(database: Database, verified = true): Promise<TestRenter> {
  const renter = await createRenter(database, { verified });
  await database
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', renter.accountId)
    .execute();
  return renter;
}
