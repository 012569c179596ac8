import type { Transaction } from 'kysely';
import { allocateRefund } from '@nolo/domain/payment/allocate-refund.ts';
import type { Deps } from '../deps.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { listPaymentsLeft } from './payment-store.ts';
import { requestRefund } from './request-refund.ts';

type Refund = { bookingId: string; amountMinor: number } & (
  { reason: 'cancelled' } | { reason: 'amended'; amendmentId: string }
);

/** Gives an amount back from a booking's payments, the latest first. */
export async function refundBooking(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  { bookingId, amountMinor, ...why }: Refund,
): Promise<void> {
  const payments = await listPaymentsLeft(transaction, bookingId);
  for (const share of allocateRefund(payments, amountMinor)) {
    await requestRefund(deps, transaction, { ...why, ...share, bookingId });
  }
}
