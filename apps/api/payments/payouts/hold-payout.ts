import { payoutAfter } from '@nolo/domain/commission/payout-state.ts';
import type { Deps } from '../../deps.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { changePayout } from './change-payout.ts';
import { updatePayout } from './payout-store.ts';
import { AppError } from '../../platform/app-error.ts';

/**
 * Finance keeps a payout back until it lets it go; nothing else does. The company reads `reason`, the note stays with finance.
 * @throws AppError `payout.not_found`, `payout.state_changed`
 */
export async function holdPayout(
  deps: Pick<Deps, 'clock' | 'database'>,
  caller: StaffCaller,
  { id, note, reason }: { id: string; note: string; reason: string },
): Promise<void> {
  await changePayout(
    deps,
    caller,
    { id, action: 'payout_held', reason: note },
    async (transaction, payout) => {
      // One that is held or refused already can be kept back, too.
      const state = payout.state === 'due' ? payoutAfter(payout.state, 'hold') : payout.state;
      if (state !== 'held' && state !== 'failed') throw new AppError('payout.state_changed');
      await updatePayout(transaction, id, {
        state: 'held',
        staff_hold: note,
        held_because: reason,
        holds: ['staff'],
      });
    },
  );
}
