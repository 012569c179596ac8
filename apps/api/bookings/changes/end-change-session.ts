import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { CheckoutSession } from '../../payments/payment-gateway.ts';
import { AppError } from '../../platform/app-error.ts';
import { isBeforeDueTime } from '../../platform/is-before-due-time.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { lockBooking } from '../booking-store.ts';
import { findChange, lockChange, type ChangeRow } from './change-store.ts';
import { applyAmendmentPayment } from './apply-amendment-payment.ts';
import { endChange } from './withdraw-change.ts';

/** The change's own session, and any whose opening was never answered to us. */
async function sessionIds({ payments }: Deps, change: ChangeRow): Promise<string[]> {
  if (change.checkout_session_id !== null) return [change.checkout_session_id];
  return (await payments.findSessionsOf(change.id, change.created_at)).map(({ id }) => id);
}

/** Closes what can still be paid for a change; tells what turned out to be paid already. */
async function closeSessions(deps: Deps, change: ChangeRow): Promise<CheckoutSession[]> {
  const paid: CheckoutSession[] = [];
  for (const sessionId of await sessionIds(deps, change)) {
    const session = await deps.payments.closeSession(sessionId);
    // Still open, as it should not be: the job queue asks again.
    if (session?.state === 'open') throw new AppError('payment.unavailable');
    if (session?.state === 'paid') paid.push(session);
  }
  return paid;
}

async function takeUp(deps: Deps, changeId: string, paid: readonly CheckoutSession[]): Promise<void> {
  for (const session of paid) {
    await inTransaction(deps.database, (transaction) =>
      applyAmendmentPayment(deps, transaction, { session, changeId }),
    );
  }
}

/**
 * Ends a change that was not paid in time: the booking stays what it was, and what the change held is free. A session
 * that was paid meanwhile, and whose webhook was lost, makes the change instead. Runs again without harm.
 */
export async function expireChange(deps: Deps, { changeId }: { changeId: string }): Promise<void> {
  const change = await findChange(deps.database, changeId);
  if (change?.status !== 'waiting' || isBeforeDueTime(deps, change.expires_at)) return;
  await takeUp(deps, changeId, await closeSessions(deps, change));
  await inTransaction(deps.database, (transaction) => endUnpaidChange(deps, transaction, { changeId }));
}

/** The same for a session that can no longer be paid; only the change's own session ends it. */
export async function endUnpaidChange(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { changeId, sessionId }: { changeId: string; sessionId?: string },
): Promise<void> {
  const found = await findChange(transaction, changeId);
  if (found === null) return;
  await lockBooking(transaction, found.booking_id);
  const change = await lockChange(transaction, changeId);
  if (change?.status !== 'waiting') return;
  if (sessionId !== undefined && change.checkout_session_id !== sessionId) return;
  await endChange(deps, transaction, change, 'expired');
}

/** Closes the session of a change that has ended unpaid. Paid a moment before: it is taken up like a late payment. */
export async function closeChangeSession(deps: Deps, { changeId }: { changeId: string }): Promise<void> {
  const change = await findChange(deps.database, changeId);
  if (change === null || change.status === 'waiting' || change.status === 'made') return;
  await takeUp(deps, changeId, await closeSessions(deps, change));
}
