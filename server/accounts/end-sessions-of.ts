import type { Deps } from '../deps.ts';
import { inTransaction } from '../platform/database.ts';
import { markOf } from '../platform/security-events.ts';
import { revokeAccessTokens } from './access-token-store.ts';
import { findAccountByAddress } from './account-store.ts';

type Order = {
  /** Whose sessions; null: everybody's. */
  email: string | null;
  /** Who says so. */
  by: string;
};

/**
 * Ends sessions because whoever runs the site says so: a telephone was stolen, tokens got out. Who did it is in the
 * security log, by a mark. Tells how many ended; null when nobody has the address.
 */
export async function endSessionsOf(
  { clock, database, jobs, vault }: Pick<Deps, 'clock' | 'database' | 'jobs' | 'vault'>,
  { email, by }: Order,
): Promise<number | null> {
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const found = email === null ? null : await findAccountByAddress(transaction, email);
    if (email !== null && found === null) return null;
    const ended = await revokeAccessTokens(transaction, { accountId: found?.accountId ?? null, at });
    await jobs.send(transaction, 'note-review', {
      security: 'sessions_ended',
      account: found === null ? 'everybody' : markOf(found.accountId),
      reviewer: vault.mark('reviewer', by.trim().toLowerCase()),
      at: at.toISOString(),
    });
    return ended;
  });
}
