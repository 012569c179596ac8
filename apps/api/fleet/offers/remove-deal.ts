import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { deleteDeal, lockDeal } from './offer-store.ts';
import { dealState } from './save-deal.ts';

/** @throws AppError `deal.not_found`; `deal.used`: bookings name it, and it is ended by its last day instead */
export async function removeDeal(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: number },
): Promise<void> {
  const { companyId } = caller;
  await inTransaction(database, async (transaction) => {
    const deal = await lockDeal(transaction, { companyId, id });
    if (deal === null) throw new AppError('deal.not_found');
    if (deal.isUsed) throw new AppError('deal.used');
    await deleteDeal(transaction, { companyId, id });
    const change = { before: dealState(deal), after: {} };
    const act = { action: 'deal_removed', object: deal.name.it, at: clock.now(), change } as const;
    await insertAuditEvent(transaction, caller, act);
  });
}
