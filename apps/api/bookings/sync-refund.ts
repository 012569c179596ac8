import type { Transaction } from 'kysely';
import { releaseCompensation } from '@nolo/domain/payment/allocate-manual-refund.ts';
import type { Deps } from '../deps.ts';
import { applyRefund } from '../payments/apply-refund.ts';
import type { ProviderRefund } from '../payments/payment-gateway.ts';
import { findPaymentDue, lowerMakesGood, type RefundRow } from '../payments/refund-store.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { updateBooking, type BookingRow } from './booking-store.ts';

/**
 * Takes over how one of a booking's refunds stands at the provider. One made by hand that failed has given nothing back:
 * cancelling gives that back again, as if nobody had tried. One of ours is a person's to make good, and stays in what the
 * renter was promised. False when it is none that we know. The caller has locked the booking.
 */
export async function syncRefund(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { booking, refund: reported }: { booking: BookingRow; refund: ProviderRefund },
): Promise<boolean> {
  const applied = await applyRefund(deps, transaction, reported);
  if (applied === null) return false;
  const { refund, hasJustFailed } = applied;
  if (hasJustFailed && refund.reason === 'manual') await reverseManualRefund(transaction, booking, refund);
  return true;
}

/** What it was to make good of another refund is owed again, and was never taken off the total. */
async function reverseManualRefund(
  transaction: Transaction<DB>,
  booking: BookingRow,
  refund: RefundRow,
): Promise<void> {
  const { payment_id: paymentId } = refund;
  const freedMinor = releaseCompensation(await findPaymentDue(transaction, paymentId));
  if (freedMinor > 0) await lowerMakesGood(transaction, paymentId, freedMinor);
  const ofTotalMinor = refund.amount_minor - refund.makes_good_minor;
  const givenMinor = (booking.refund_minor ?? 0) - ofTotalMinor + freedMinor;
  await updateBooking(transaction, booking.id, { refund_minor: givenMinor > 0 ? givenMinor : null });
}
