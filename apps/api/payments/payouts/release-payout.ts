import { payoutAfter } from '@nolo/domain/commission/payout-state.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { changePayout } from './change-payout.ts';
import { updatePayout } from './payout-store.ts';

/**
 * Finance lets go of a payout that it has kept back, or that the provider has refused: it is due now. What else holds it still
 * does. Of one that a second person was to confirm the reversal of, the question is withdrawn.
 * @throws AppError `payout.not_found`, `payout.state_changed`
 */
export async function releasePayout(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  caller: StaffCaller,
  { id }: { id: string },
): Promise<void> {
  const now = deps.clock.now();
  await changePayout(
    deps,
    caller,
    { id, action: 'payout_released', reason: null },
    async (transaction, payout) => {
      if (payout.reversal_by !== null)
        return updatePayout(transaction, id, { reversal_by: null, staff_hold: null, held_because: null });
      const isHeld = payout.state === 'held' && payout.staff_hold !== null;
      const state = isHeld ? payoutAfter('held', 'release') : payoutAfter(payout.state, 'retry');
      if (state === null) throw new AppError('payout.state_changed');
      // A check-in that can still be undone keeps its payout waiting.
      const next_try_at = payout.state === 'failed' ? now : payout.next_try_at;
      await updatePayout(transaction, id, {
        state,
        staff_hold: null,
        held_because: null,
        holds: [],
        next_try_at,
      });
      await deps.jobs.send(transaction, 'send-payout', { payoutId: id }, { startAfter: next_try_at });
    },
  );
}
