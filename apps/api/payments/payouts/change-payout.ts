import type { Transaction } from 'kysely';
import type { AuditAction } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findBookingNumber, lockPayout, type PayoutRow } from './payout-store.ts';

type Change = {
  id: string;
  action: AuditAction;
  /** What finance says to it; null: it speaks for itself. */
  reason: string | null;
};

/** What finance does to a payout: under its lock, and written down. */
export async function changePayout(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  caller: StaffCaller,
  { id, action, reason }: Change,
  change: (transaction: Transaction<DB>, payout: PayoutRow) => Promise<void>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const payout = await lockPayout(transaction, id);
    if (payout === null) throw new AppError('payout.not_found');
    await change(transaction, payout);
    await insertAuditEvent(transaction, caller, {
      action,
      object: await findBookingNumber(transaction, payout.booking_id),
      at: clock.now(),
      ...(reason !== null && { change: { before: {}, after: { reason } } }),
    });
  });
}
