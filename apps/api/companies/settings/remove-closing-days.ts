import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { closingDaysText } from './add-closing-days.ts';
import { deleteClosingDays } from './closing-days-store.ts';

/**
 * Opens a company again on days on which it was to be closed.
 * @throws AppError `closing_days.not_found`
 */
export async function removeClosingDays(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: number },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const days = await deleteClosingDays(transaction, { companyId: caller.companyId, id });
    if (days === null) throw new AppError('closing_days.not_found');
    await insertAuditEvent(transaction, caller, {
      action: 'closing_days_removed',
      object: closingDaysText(days),
      at: clock.now(),
    });
  });
}
