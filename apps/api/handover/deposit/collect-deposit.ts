import type { DepositPayment } from '@nolo/domain/handover/deposit.ts';
import { transition } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { updateBooking } from '../../bookings/booking-store.ts';
import { insertCounterEvent } from '../../bookings/timeline-store.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { beginHandover, findBookingOf, lockRental } from '../rental-store.ts';
import { findDeposit, insertDeposit } from './deposit-store.ts';

/**
 * Notes that a renter left the deposit: the booking is DEPOSIT COLLECTED, unless its car has been handed over already.
 * @throws AppError `rental.not_found`, `handover.cancelled`, `handover.deposit_collected`
 */
export async function collectDeposit(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, amount, means }: { id: string; amount: number; means: DepositPayment },
): Promise<void> {
  const { companyId, accountId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const rental = await lockRental(transaction, { companyId, id });
    if (rental === null) throw new AppError('rental.not_found');
    if (rental.isCancelled) throw new AppError('handover.cancelled');
    const handoverId = await beginHandover(transaction, rental, at);
    if ((await findDeposit(transaction, handoverId)) !== null)
      throw new AppError('handover.deposit_collected');
    await insertDeposit(transaction, {
      handover_id: handoverId,
      company_id: companyId,
      amount_minor: amount,
      means,
      collected_by: accountId,
      collected_at: at,
    });
    const { bookingId } = rental;
    if (bookingId !== null) {
      const { status } = await findBookingOf(transaction, bookingId);
      const next = transition(status, 'collect_deposit');
      if (next !== null) await updateBooking(transaction, bookingId, { status: next });
      await insertCounterEvent(transaction, { bookingId, kind: 'deposit_collected', at });
    }
    const change = { before: { deposit: null }, after: { deposit: amount } };
    await insertAuditEvent(transaction, caller, {
      action: 'deposit_collected',
      object: rental.name,
      at,
      change,
    });
  });
}
