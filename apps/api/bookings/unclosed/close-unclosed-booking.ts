import { can } from '@nolo/domain/booking/booking-state.ts';
import { unclosedFrom } from '@nolo/domain/booking/unclosed-booking.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { lockBooking } from '../booking-store.ts';
import { endAsNoShow } from '../end-as-no-show.ts';
import { endWithoutHandover } from '../end-reported-booking.ts';
import { isDisputed } from './unclosed-store.ts';

type Closing = { id: string; as: 'no_show' | 'not_handed_over'; reason: string };

/**
 * Staff closes what its company has left open, as the company could have: the money goes the same ways, and both are told
 * (docs/specification/states.md 5). The company's owners read the reason in their audit trail.
 * @throws AppError `booking.not_found`, also before 24 hours have passed; `booking.already_cancelled`,
 * `booking.not_cancellable`, `booking.disputed`
 */
export async function closeUnclosedBooking(
  deps: Deps,
  { kind, accountId, sessionId }: StaffCaller,
  { id, as, reason }: Closing,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (!booking?.paid_at || at < unclosedFrom(booking.ends_at)) throw new AppError('booking.not_found');
    if (booking.status === 'CANCELLED') throw new AppError('booking.already_cancelled');
    if (!can(booking.status, as === 'no_show' ? 'no_show' : 'not_provide'))
      throw new AppError('booking.not_cancellable');
    if (await isDisputed(transaction, id)) throw new AppError('booking.disputed');
    if (as === 'no_show') await endAsNoShow(deps, transaction, booking);
    else await endWithoutHandover(deps, transaction, booking, 'not_provided');
    await insertAuditEvent(
      transaction,
      { kind, accountId, sessionId, companyId: booking.company_id },
      {
        action: as === 'no_show' ? 'booking_no_show' : 'booking_not_handed_over',
        object: booking.number,
        at,
        change: { before: {}, after: { reason } },
      },
    );
  });
}
