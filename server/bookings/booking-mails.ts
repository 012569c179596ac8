import type { Transaction } from 'kysely';
import { driverName } from '../../domain/booking/additional-drivers.ts';
import type { Deps } from '../deps.ts';
import type { DB } from '../platform/database-types.ts';
import type { MailTemplates } from '../emails/mail-templates.ts';
import { notify } from '../notices/notify.ts';
import type { BookingRow } from './booking-store.ts';
import { termsOf } from './cancellation-terms.ts';
import { findMailDetails } from './mail-details-store.ts';
import { mailDriversAdded } from './mail-drivers-added.ts';

/** 'Your car is booked', once per booking and payment. */
export async function mailBookingPaid(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName: details.carName },
    key: `booking-paid:${booking.id}`,
    recipient: details.recipient,
    language: booking.language,
    websiteId: booking.website_id,
    template: 'booking-paid',
    data: paidMail(booking, details, deps.clock.now()),
  });
  await mailDriversAdded(deps, transaction, booking, details);
}

function paidMail(
  booking: BookingRow,
  details: Awaited<ReturnType<typeof findMailDetails>>,
  now: Date,
): MailTemplates['booking-paid'] {
  const { quote } = booking;
  return {
    firstName: details.firstName,
    bookingId: booking.id,
    number: booking.number,
    carName: details.carName,
    isOrSimilar: details.isOrSimilar,
    pickupLocal: booking.pickup_local,
    returnLocal: booking.return_local,
    pickupPlace: booking.pickup_location.description,
    isDelivered: booking.is_delivery,
    returnPlace: booking.return_location.description,
    companyName: details.companyName,
    companyPhone: details.companyPhone,
    companyAddress: details.companyAddress,
    drivers: details.drivers.map((one) => driverName(one.firstName, one.lastName)),
    totalMinor: quote.totalMinor,
    depositMinor: quote.depositMinor,
    periods: quote.periods,
    lines: quote.lines.map(({ kind, label, quantity, days, amountMinor }) => ({
      kind,
      label,
      quantity,
      days,
      amountMinor,
    })),
    inclusions: booking.inclusions,
    freeCancellationUntil: termsOf(booking, now).freeUntil,
  };
}

/** 'Your booking is cancelled', with what comes back and why. */
export async function mailBookingCancelled(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  terms: Pick<MailTemplates['booking-cancelled'], 'refundMinor' | 'commissionKeptMinor' | 'reason'>,
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName: details.carName },
    key: `booking-cancelled:${booking.id}`,
    recipient: details.recipient,
    language: booking.language,
    websiteId: booking.website_id,
    template: 'booking-cancelled',
    data: {
      firstName: details.firstName,
      bookingId: booking.id,
      number: booking.number,
      carName: details.carName,
      totalMinor: booking.total_minor,
      refundMinor: terms.refundMinor,
      commissionKeptMinor: terms.commissionKeptMinor,
      reason: terms.reason,
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
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName: details.carName },
    key: `late-payment-refunded:${booking.id}`,
    recipient: details.recipient,
    language: booking.language,
    websiteId: booking.website_id,
    template: 'late-payment-refunded',
    data: {
      firstName: details.firstName,
      bookingId: booking.id,
      number: booking.number,
      carName: details.carName,
      totalMinor: booking.total_minor,
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
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName: details.carName },
    key: `payment-expired:${booking.id}`,
    recipient: details.recipient,
    language: booking.language,
    websiteId: booking.website_id,
    template: 'payment-expired',
    data: {
      firstName: details.firstName,
      bookingId: booking.id,
      number: booking.number,
      carName: details.carName,
    },
  });
}

/** 'Tomorrow you pick up your car', with what to bring; again if the pickup was moved. */
export async function mailPickupReminder(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName: details.carName },
    key: `pickup-reminder:${booking.id}:${booking.pickup_local}`,
    recipient: details.recipient,
    language: booking.language,
    websiteId: booking.website_id,
    template: 'pickup-reminder',
    data: {
      firstName: details.firstName,
      bookingId: booking.id,
      number: booking.number,
      carName: details.carName,
      pickupLocal: booking.pickup_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      companyName: details.companyName,
      companyPhone: details.companyPhone,
    },
  });
}

/** 'The company proposes another car': the renter decides. */
export async function mailReplacementProposed(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  proposed: { id: string; carName: string },
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName: details.carName },
    key: `replacement-proposed:${proposed.id}`,
    recipient: details.recipient,
    language: booking.language,
    websiteId: booking.website_id,
    template: 'replacement-proposed',
    data: {
      firstName: details.firstName,
      bookingId: booking.id,
      number: booking.number,
      carName: details.carName,
      newCarName: proposed.carName,
      companyName: details.companyName,
    },
  });
}

/** 'Your booking has been changed': by the renter, or another car at the same price; `key` is of what changed it. */
export async function mailBookingChanged(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, differenceMinor }: { key: string; differenceMinor: number },
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName: details.carName },
    key: `booking-changed:${key}`,
    recipient: details.recipient,
    language: booking.language,
    websiteId: booking.website_id,
    template: 'booking-changed',
    data: {
      firstName: details.firstName,
      bookingId: booking.id,
      number: booking.number,
      carName: details.carName,
      pickupLocal: booking.pickup_local,
      returnLocal: booking.return_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      returnPlace: booking.return_location.description,
      totalMinor: booking.total_minor,
      differenceMinor,
    },
  });
  await mailDriversAdded(deps, transaction, booking, details);
}

/** 'Your booking stays as it was': the payment for a change came too late and goes back in full. */
export async function mailChangeNotMade(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, amountMinor }: { key: string; amountMinor: number },
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName: details.carName },
    key: `change-not-made:${key}`,
    recipient: details.recipient,
    language: booking.language,
    websiteId: booking.website_id,
    template: 'change-not-made',
    data: {
      firstName: details.firstName,
      bookingId: booking.id,
      number: booking.number,
      carName: details.carName,
      amountMinor,
    },
  });
}
