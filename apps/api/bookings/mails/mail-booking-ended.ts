import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { MailHandler } from '../../notifications/emails/mail.ts';
import type { MailTemplates } from '../../notifications/emails/mail-templates.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { mailCompany } from './mail-company.ts';
import { mailToRenter, notifyRenter } from './notify-renter.ts';

type NotifyDeps = Pick<Deps, 'clock' | 'jobs'>;

/**
 * 'Your booking is cancelled', with what comes back and why. The company never heard of an unpaid booking, and has a mail
 * of its own about the end of its proposal (`mail-replacement-ended.ts`).
 */
export async function mailBookingCancelled(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  terms: Pick<MailTemplates['booking-cancelled'], 'refundMinor' | 'commissionKeptMinor' | 'reason'>,
  { isCompanyTold = true }: { isCompanyTold?: boolean } = {},
): Promise<void> {
  const { refundMinor, commissionKeptMinor, reason } = terms;
  await notifyRenter(deps, transaction, booking, {
    key: booking.id,
    template: 'booking-cancelled',
    payload: { bookingId: booking.id, refundMinor, commissionKeptMinor, reason },
  });
  if (isCompanyTold && reason !== 'unpaid') {
    await mailCompany(deps, transaction, booking, { news: 'cancelled', key: booking.id });
  }
}

export const bookingCancelledMail: MailHandler<'booking-cancelled'> = (deps, { bookingId, ...terms }) =>
  mailToRenter(deps, bookingId, (names, { booking }) => ({
    ...names,
    totalMinor: booking.total_minor,
    ...terms,
  }));

/** 'Your reservation has expired': nothing was paid in time, and the car is free again. */
export async function mailPaymentExpired(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const payload = { bookingId: booking.id };
  await notifyRenter(deps, transaction, booking, { key: booking.id, template: 'payment-expired', payload });
}

export const paymentExpiredMail: MailHandler<'payment-expired'> = (deps, { bookingId }) =>
  mailToRenter(deps, bookingId, (names) => names);

/** 'Your payment came too late and goes back in full'. */
export async function mailLatePaymentRefunded(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  await notifyRenter(deps, transaction, booking, {
    key: booking.id,
    template: 'late-payment-refunded',
    payload: { bookingId: booking.id },
  });
}

export const latePaymentRefundedMail: MailHandler<'late-payment-refunded'> = (deps, { bookingId }) =>
  mailToRenter(deps, bookingId, (names, { booking }) => ({ ...names, totalMinor: booking.total_minor }));
