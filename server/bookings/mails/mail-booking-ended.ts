import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { MailTemplates } from '../../emails/mail-templates.ts';
import { notify } from '../../notices/notify.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { findMailDetails } from './mail-details-store.ts';
import { namesOf, toRenter } from './to-renter.ts';

/** 'Your booking is cancelled', with what comes back and why. */
export async function mailBookingCancelled(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  terms: Pick<MailTemplates['booking-cancelled'], 'refundMinor' | 'commissionKeptMinor' | 'reason'>,
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `booking-cancelled:${booking.id}`,
    template: 'booking-cancelled',
    data: {
      ...namesOf(booking, details),
      totalMinor: booking.total_minor,
      refundMinor: terms.refundMinor,
      commissionKeptMinor: terms.commissionKeptMinor,
      reason: terms.reason,
    },
  });
}

/** 'Your reservation has expired': nothing was paid in time, and the car is free again. */
export async function mailPaymentExpired(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `payment-expired:${booking.id}`,
    template: 'payment-expired',
    data: {
      ...namesOf(booking, details),
    },
  });
}

/** 'Your payment came too late and goes back in full'. */
export async function mailLatePaymentRefunded(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `late-payment-refunded:${booking.id}`,
    template: 'late-payment-refunded',
    data: {
      ...namesOf(booking, details),
      totalMinor: booking.total_minor,
    },
  });
}
