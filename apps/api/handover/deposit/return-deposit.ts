import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findHandoverId, lockRental } from '../rental-store.ts';
import { findDeposit, saveDepositReturn } from './deposit-store.ts';

/**
 * Notes that the deposit was given back, all of it or less what the company keeps, which has a reason.
 * @throws AppError `rental.not_found`, `handover.no_deposit`, `handover.deposit_returned`, `request.invalid`
 */
export async function returnDeposit(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, kept, reason }: { id: string; kept: number | null; reason: string },
): Promise<void> {
  const at = clock.now();
  const keptMinor = kept ?? 0;
  await inTransaction(database, async (transaction) => {
    const rental = await lockRental(transaction, { companyId: caller.companyId, id });
    if (rental === null) throw new AppError('rental.not_found');
    const handoverId = await findHandoverId(transaction, rental);
    const deposit = handoverId === null ? null : await findDeposit(transaction, handoverId);
    if (handoverId === null || deposit === null) throw new AppError('handover.no_deposit');
    if (deposit.returnedAt !== null) throw new AppError('handover.deposit_returned');
    if (keptMinor > deposit.amountMinor)
      throw new AppError('request.invalid', { fields: { kept: 'amount_invalid' } });
    if (keptMinor > 0 && reason === '')
      throw new AppError('request.invalid', { fields: { reason: 'reason_required' } });
    await saveDepositReturn(transaction, handoverId, {
      by: caller.accountId,
      at,
      keptMinor,
      keptBecause: keptMinor > 0 ? reason : null,
    });
    const after = { deposit_kept: keptMinor, ...(keptMinor > 0 && { reason }) };
    const change = { before: { deposit_kept: null, ...(keptMinor > 0 && { reason: null }) }, after };
    await insertAuditEvent(transaction, caller, {
      action: 'deposit_returned',
      object: rental.name,
      at,
      change,
    });
  });
}
