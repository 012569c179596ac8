import type { Transaction } from 'kysely';
import type { PayoutCause } from '@nolo/domain/commission/payout-state.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { insertPayout } from './payout-store.ts';

type Earned = {
  bookingId: string;
  companyId: number;
  cause: PayoutCause;
  causeId: string;
  amountMinor: number;
  /** When it can be sent. */
  from: Date;
};

/** The company has earned a payout: its row and the job that sends it, in the transaction of the change that earns it. */
export async function requestPayout(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  { from, ...earned }: Earned,
): Promise<void> {
  if (earned.amountMinor === 0) return;
  const payoutId = await insertPayout(transaction, { ...earned, nextTryAt: from, at: deps.clock.now() });
  await deps.jobs.send(transaction, 'send-payout', { payoutId }, { startAfter: from });
}
