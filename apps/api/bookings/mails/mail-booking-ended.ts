import type { Transaction } from 'kysely';
import type { DB } from '@nolo/db/database-types.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import type { Deps } from '../../deps.ts';
import type { MailHandler, MailTemplates } from '../../notifications/emails/mail-definitions.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import { findCarName, type BookingRow } from '../booking-store.ts';
import { findReplacement } from '../replacements/replacement-store.ts';
import { mailCompany, mailToRenter, notifyRenter, findForMail } from './booking-mail.ts';

type NotifyDeps = Pick<Deps, 'clock' | 'jobs'>;

/**
 * 'Your booking is cancelled', with what comes back and why. The company never heard of an unpaid booking, and has a mail
 * of its own about the end of its proposal (`mail-booking-ended.ts`).
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

/** Mails the company how its proposal of another car ended, and what it owes. */
export async function mailReplacementEnded(
  deps: Pick<Deps, 'jobs'>,
  transaction: Transaction<DB>,
  replacementId: string,
): Promise<void> {
  await enqueueMail(deps, transaction, {
    key: `replacement-ended:${replacementId}`,
    template: 'replacement-ended',
    payload: { replacementId },
  });
}

/** In Italian, as companies are Italian. A renter whose account is deleted has no name left: the booking's number stands for it. */
export const replacementEndedMail: MailHandler<'replacement-ended'> = async (deps, { replacementId }) => {
  const ended = await findReplacement(deps.database, replacementId);
  const found = ended && (await findForMail(deps, ended.bookingId));
  if (!found || (ended.status !== 'refused' && ended.status !== 'unanswered')) return null;
  const { booking, details } = found;
  const { renter } = details;
  const data = {
    status: ended.status,
    number: booking.number,
    renterName: renter ? `${renter.firstName} ${renter.lastName}` : booking.number,
    carName: details.carName,
    newCarName: await findCarName(deps.database, ended.carId),
    pickupLocal: booking.pickup_local,
    owedMinor: commissionFor(booking.total_minor).grossMinor,
  };
  return { recipient: details.companyEmail, language: 'it', websiteId: null, data };
};
