import { needsSecondPerson } from '@nolo/domain/commission/payout-state.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { changePayout } from './change-payout.ts';
import { updatePayout } from './payout-store.ts';
import { insertReversals, listReversible } from './transfer-store.ts';

/**
 * Finance takes a payout back that was sent; the company is owed the money again, by a payout that finance holds. Above a limit
 * a second person has to say the same (docs/specification/money.md 2).
 * @throws AppError `payout.not_found`, `payout.state_changed`, `payout.second_person`
 */
export async function reversePayout(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  caller: StaffCaller,
  { id, note }: { id: string; note: string },
): Promise<void> {
  const at = deps.clock.now();
  await changePayout(
    deps,
    caller,
    { id, action: 'payout_reversed', reason: note },
    async (transaction, payout) => {
      const left = (await listReversible(transaction, id)).filter(({ leftMinor }) => leftMinor > 0);
      if (payout.state !== 'sent' || left.length === 0) throw new AppError('payout.state_changed');
      if (payout.reversal_by === caller.accountId) throw new AppError('payout.second_person');
      const leftMinor = left.reduce((sum, one) => sum + one.leftMinor, 0);
      const isAsked = needsSecondPerson(leftMinor) && payout.reversal_by === null;
      await updatePayout(transaction, id, {
        staff_hold: note,
        reversal_by: isAsked ? caller.accountId : null,
      });
      if (isAsked) return;
      const portions = left.map((one) => ({ id: one.id, amountMinor: one.leftMinor }));
      for (const reversalId of await insertReversals(transaction, portions, { reason: 'by_staff', at }))
        await deps.jobs.send(transaction, 'reverse-transfer', { reversalId });
    },
  );
}
