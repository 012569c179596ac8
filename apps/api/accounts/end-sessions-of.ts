import { email as emailAddress } from '@nolo/contract/wire.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { pseudonymOf } from '../platform/security-events.ts';
import { revokeSessions } from './session-store.ts';
import { findAccountByAddress } from './account-store.ts';
import { deleteDevices } from './device-store.ts';
import { deletePasskeys } from './passkeys/passkey-store.ts';

type Order = {
  /** Whose sessions, in any spelling; null: everybody's. */
  email: string | null;
  /** Who says so. */
  by: string;
};

/**
 * Ends sessions because whoever runs the site says so: a telephone was stolen, tokens got out. One account's passkeys and
 * known browsers go with them, as after a reset: the telephone may hold both. Who did it is in the security log, by a
 * pseudonym. Returns how many ended; null when nobody has the address.
 */
export async function endSessionsOf(
  { clock, database, jobs, vault }: Pick<Deps, 'clock' | 'database' | 'jobs' | 'vault'>,
  { email, by }: Order,
): Promise<number | null> {
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const accountId = email === null ? null : await findAccount(transaction, email);
    if (email !== null && accountId === null) return null;
    if (accountId !== null) {
      await deleteDevices(transaction, accountId);
      await deletePasskeys(transaction, accountId);
    }
    const ended = await revokeSessions(transaction, { accountId, at });
    await jobs.send(transaction, 'note-review', {
      security: 'sessions_ended',
      account: accountId === null ? 'everybody' : pseudonymOf(accountId),
      reviewer: vault.sign('reviewer', by.trim().toLowerCase()),
      at: at.toISOString(),
    });
    return ended;
  });
}

async function findAccount(connection: Connection, typed: string) {
  const { data: address } = emailAddress.safeParse(typed);
  return address === undefined ? null : findAccountByAddress(connection, address);
}
