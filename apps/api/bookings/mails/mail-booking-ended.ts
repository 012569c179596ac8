import type { Transaction } from 'kysely';
import type { DB } from '@nolo/db/database-types.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import type { Deps } from '../../deps.ts';
import type { MailHandler, MailTemplates } from '../../notifications/emails/mail-definitions.ts';
import { findCarName, type BookingRow } from '../booking-store.ts';
import { companyRecipient, tellCompany } from '../company/tell-company.ts';
import { findReplacement } from '../replacements/replacement-store.ts';
import { mailCompany, mailToRenter, notifyRenter, findForMail } from './booking-mail.ts';

type NotifyDeps = Pick<Deps, 'clock' | 'jobs'>;

/**
 * 'Your booking is cancelled', with what comes back and why. The company never heard of an unpaid booking, and has a mail
 * of its own about an end that it has caused.
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

export const bookingCancelledMail: MailHandler<'booking-cancelled'> = (
  deps,
  { bookingId, snapshotId, ...terms },
) =>
  mailToRenter(deps, { bookingId, snapshotId }, (names, { booking }) => ({
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

export const paymentExpiredMail: MailHandler<'payment-expired'> = (deps, told) =>
  mailToRenter(deps, told, (names) => names);

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

export const latePaymentRefundedMail: MailHandler<'late-payment-refunded'> = (deps, told) =>
  mailToRenter(deps, told, (names, { booking }) => ({ ...names, totalMinor: booking.total_minor }));

/** Tells the company how its proposal of another car ended, and what it owes. */
export async function mailReplacementEnded(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { replacementId, status }: { replacementId: string; status: 'refused' | 'unanswered' },
): Promise<void> {
  await tellCompany(deps, transaction, booking, {
    kind: `replacement_${status}`,
    key: replacementId,
    mail: (memberId) => ({ template: 'replacement-ended', payload: { replacementId, memberId } }),
  });
}

/** A renter whose account is deleted has no name left: the booking's number stands for it. */
export const replacementEndedMail: MailHandler<'replacement-ended'> = async (
  deps,
  { replacementId, memberId, snapshotId },
) => {
  const ended = await findReplacement(deps.database, replacementId);
  const found = ended && (await findForMail(deps, { bookingId: ended.bookingId, snapshotId }));
  if (!found || (ended.status !== 'refused' && ended.status !== 'unanswered')) return null;
  const { booking, details } = found;
  const to = await companyRecipient(deps.database, booking, memberId);
  if (to === null) return null;
  const { renter } = details;
  const data = {
    status: ended.status,
    companyId: booking.company_id,
    bookingId: booking.id,
    number: booking.number,
    renterName: renter ? `${renter.firstName} ${renter.lastName}` : booking.number,
    carName: details.carName,
    newCarName: await findCarName(deps.database, ended.carId),
    pickupLocal: booking.pickup_local,
    owedMinor: commissionFor(booking.total_minor).grossMinor,
  };
  return { ...to, websiteId: null, data };
};
