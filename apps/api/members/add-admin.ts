import { email as emailAddress } from '@nolo/contract/wire.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from './audit-store.ts';
import { insertStaffRole, lockVerifiedAccount } from './staff-store.ts';

/**
 * Makes an account an admin of the platform, because whoever runs the site says so: the first one has nobody to make them one.
 * The audit trail, whose actors have accounts, names the account itself, without a session.
 */
export async function addAdmin(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { email: typed }: { email: string },
): Promise<'added' | 'is_admin' | 'unknown'> {
  const { data: email } = emailAddress.safeParse(typed);
  if (email === undefined) return 'unknown';
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const accountId = await lockVerifiedAccount(transaction, email);
    if (accountId === null) return 'unknown';
    const role = 'admin' as const;
    if (!(await insertStaffRole(transaction, { accountId, role, at }))) return 'is_admin';
    const actor = { kind: 'staff', accountId, sessionId: null } as const;
    const change = { before: { role: null }, after: { role } };
    await insertAuditEvent(transaction, actor, { action: 'staff_role_given', object: email, at, change });
    return 'added';
  });
}
