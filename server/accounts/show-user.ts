import type { User } from '../../contract/accounts.ts';
import type { Deps } from '../deps.ts';
import { findUser } from './account-store.ts';

/** The user as the browser may know it. */
export function showUser({ database }: Deps, accountId: string): Promise<User> {
  return findUser(database, accountId);
}
