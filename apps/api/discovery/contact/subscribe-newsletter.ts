import type { Deps } from '../../deps.ts';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { joinNewsletter } from './join-newsletter.ts';

/** Keeps an address for the newsletter; one that is there already stays as it is. */
export async function subscribeNewsletter(
  deps: Deps,
  caller: Caller,
  { email }: { email: string },
): Promise<void> {
  await inTransaction(deps.database, (transaction) => joinNewsletter(deps, transaction, caller, email));
}
