import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { MailTemplates } from '../../emails/mail-templates.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { mailCompany } from './mail-company.ts';
import { tellRenter } from './to-renter.ts';

/**
 * 'Your booking is cancelled', with what comes back and why. The company never heard of an unpaid booking, and has a mail
 * of its own about the end of its proposal (`mail-replacement-ended.ts`).
 */
export async function mailBookingCancelled(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  terms: Pick<MailTemplates['booking-cancelled'], 'refundMinor' | 'commissionKeptMinor' | 'reason'>,
): Promise<void> {
  const details = await tellRenter(deps, transaction, booking, {
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
  if (terms.reason === 'free' || terms.reason === 'commission_kept') {
    await mailCompany(deps, transaction, booking, { details, news: 'cancelled', key: booking.id });
  }
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
