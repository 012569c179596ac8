import type { Transaction } from 'kysely';
import { can, transition } from '@nolo/domain/booking/booking-state.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { mailBookingPaid } from './mails/booking-mail.ts';
import { planReminder } from './remind-pickup.ts';
import { updateBooking, type BookingRow } from './booking-store.ts';

/**
 * The only way to PAID: by a payment, or without one when nothing is to be paid. The car must be held by then. The
 * caller has locked the booking; false when its state does not allow it.
 */
export async function markPaid(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<boolean> {
  const event = can(booking.status, 'pay') ? 'pay' : 'late_payment';
  const status = transition(booking.status, event, { cancelReason: booking.cancel_reason });
  if (status === null) return false;
  const paid = await updateBooking(transaction, booking.id, {
    status,
    paid_at: deps.clock.now(),
    cancelled_at: null,
    cancel_reason: null,
  });
  await mailBookingPaid(deps, transaction, paid);
  await planReminder(deps, transaction, paid);
  return true;
}
