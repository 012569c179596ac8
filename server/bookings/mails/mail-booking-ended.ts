import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { MailTemplates } from '../../emails/mail-templates.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { tellRenter } from './to-renter.ts';

/** 'Your booking is cancelled', with what comes back and why. */
export async function mailBookingCancelled(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  terms: Pick<MailTemplates['booking-cancelled'], 'refundMinor' | 'commissionKeptMinor' | 'reason'>,
): Promise<void> {
  await tellRenter(deps, transaction, booking, {
    template: 'booking-cancelled',
    key: booking.id,
    write: (names) => ({
      ...names,
      totalMinor: booking.total_minor,
      refundMinor: terms.refundMinor,
      commissionKeptMinor: terms.commissionKeptMinor,
      reason: terms.reason,
    }),
  });
}

/** 'Your reservation has expired': nothing was paid in time, and the car is free again. */
export async function mailPaymentExpired(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  await tellRenter(deps, transaction, booking, {
    template: 'payment-expired',
    key: booking.id,
    write: (names) => names,
  });
}

/** 'Your payment came too late and goes back in full'. */
export async function mailLatePaymentRefunded(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  await tellRenter(deps, transaction, booking, {
    template: 'late-payment-refunded',
    key: booking.id,
    write: (names) => ({
      ...names,
      totalMinor: booking.total_minor,
    }),
  });
}
