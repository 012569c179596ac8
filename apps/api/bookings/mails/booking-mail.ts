import type { Transaction } from 'kysely';
import type { NoticeKind } from '@nolo/domain/account/notice-kinds.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { countryName } from '@nolo/i18n/country-name.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import type { Deps } from '../../deps.ts';
import { notify, type MailRequest } from '../../notifications/emails/enqueue-mail.ts';
import type {
  BookingNews,
  Mail,
  MailDeps,
  MailHandler,
  MailTemplate,
  MailTemplates,
  OfSnapshot,
} from '../../notifications/emails/mail-definitions.ts';
import { companyRecipient, tellCompany } from '../company/tell-company.ts';
import { companyInvoiceOf } from '../present-reservation.ts';
import { findCarName, type BookingRow } from '../booking-store.ts';
import { findBookingForMail, insertBookingSnapshot, type BookingForMail } from '../booking-snapshot-store.ts';
import { termsOf } from '../cancellation-terms.ts';
import { findDriversToTell } from '../booking-driver-store.ts';
import { findMailDetails } from './mail-details-store.ts';

/** Notifies a booking's renter by notice and by mail. `key` names the occasion, so that it is sent once. */
export async function notifyRenter<K extends NoticeKind>(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, template, payload }: MailRequest<K>,
): Promise<void> {
  const carName = await findCarName(transaction, booking.car_id);
  const snapshotId = await insertBookingSnapshot(transaction, booking.id, deps.clock.now());
  await notify(deps, transaction, {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName },
    key: `${template}:${key}`,
    template,
    payload: { ...payload, snapshotId },
  });
}

/** Which booking a mail is about, and as of when. */
type Told = { bookingId: string } & OfSnapshot;

/** Loads a booking as its mail tells of it; null when the booking is unknown. */
export function findForMail(
  { clock, database }: Pick<MailDeps, 'clock' | 'database'>,
  { bookingId, snapshotId }: Told,
): Promise<BookingForMail | null> {
  return findBookingForMail(database, { bookingId, snapshotId, now: clock.now() });
}

/** A mail to a booking's renter; null when their account is deleted. */
export async function mailToRenter<T extends MailTemplate>(
  deps: Pick<MailDeps, 'clock' | 'database'>,
  { bookingId, snapshotId }: Told,
  write: (names: Names, found: BookingForMail) => MailTemplates[T] | null,
): Promise<Mail<T> | null> {
  const found = await findForMail(deps, { bookingId, snapshotId });
  if (found === null || found.details.renter === null) return null;
  const { booking, details } = found;
  const { email: recipient, firstName } = found.details.renter;
  const names = { firstName, bookingId, number: booking.number, carName: details.carName };
  const data = write(names, found);
  return data && { recipient, language: booking.language, websiteId: booking.website_id, data };
}

/** What every mail to a booking's renter contains. */
type Names = { firstName: string; bookingId: string; number: string; carName: string };

/** Tells the company what has become of a booking of its car; `key` names the occasion. */
export async function mailCompany(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { news, key }: { news: BookingNews; key: string },
): Promise<void> {
  const { id: bookingId } = booking;
  await tellCompany(deps, transaction, booking, {
    kind: news,
    key,
    mail: (memberId) => ({ template: 'booking-for-company', payload: { bookingId, news, memberId } }),
  });
}

/** News after which the booking is no more: nothing is to be paid out. */
const ENDS: readonly BookingNews[] = [
  'cancelled',
  'not_provided',
  'no_show',
  'no_show_objected',
  'not_handed_over_reported',
  'not_handed_over_unanswered',
];
export const bookingForCompanyMail: MailHandler<'booking-for-company'> = async (
  deps,
  { bookingId, news, memberId, snapshotId },
) => {
  const found = await findForMail(deps, { bookingId, snapshotId });
  if (found === null) return null;
  const { booking, details } = found;
  const to = await companyRecipient(deps.database, booking, memberId);
  if (to === null) return null;
  const { quote } = booking;
  const { renter } = details;
  const { grossMinor, payoutMinor } = commissionFor(booking.total_minor);
  const data = {
    news,
    companyId: booking.company_id,
    bookingId,
    number: booking.number,
    renter: renter && { name: `${renter.firstName} ${renter.lastName}`, phone: renter.phone },
    invoiceTo: invoiceLines(booking, to.language),
    carName: details.carName,
    pickupLocal: booking.pickup_local,
    returnLocal: booking.return_local,
    pickupPlace: booking.pickup_location.description,
    isDelivered: booking.is_delivery,
    returnLocation: booking.return_location.description,
    drivers: details.drivers.map((one) => driverName(one.firstName, one.lastName)),
    periods: quote.periods,
    lines: mailLines(quote),
    totalMinor: booking.total_minor,
    payoutMinor: ENDS.includes(news) ? 0 : payoutMinor,
    commissionMinor: grossMinor,
  };
  return { ...to, websiteId: null, data };
};

/** What the company needs to write its invoice to the renter's company, line by line; none where none was asked for. */
export function invoiceLines(booking: BookingRow, language: Language): string[] {
  const [invoice, company] = [companyInvoiceOf(booking), booking.company_billing];
  if (invoice === null || company === null) return [];
  const city = [company.company_zip, company.company_city].filter(Boolean).join(' ');
  const address = [company.company_address, city, countryName(invoice.country, language)].filter(Boolean);
  return [
    `${company.company_name}, ${company.legal_form}`,
    invoice.vat_number,
    company.company_number,
    address.join(', '),
    company.SDI && `SDI ${company.SDI}`,
    company.PEC_email && `PEC ${company.PEC_email}`,
  ].flatMap((line) => (line ? [line] : []));
}

/** Maps a quote's lines to those of a mail. */
function mailLines({ lines }: BookingRow['quote']): MailTemplates['booking-for-company']['lines'] {
  return lines.map(({ kind, label, quantity, days, amountMinor }) => ({
    kind,
    label,
    quantity,
    days,
    amountMinor,
  }));
}

/** 'Your car is booked', once per booking and payment. */
export async function mailBookingPaid(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const payload = { bookingId: booking.id };
  await notifyRenter(deps, transaction, booking, { key: booking.id, template: 'booking-paid', payload });
  await mailCompany(deps, transaction, booking, { news: 'new', key: booking.id });
  await mailDriversAdded(deps, transaction, booking);
}

/** Null when the booking was cancelled meanwhile: that has a mail of its own. */
export const bookingPaidMail: MailHandler<'booking-paid'> = (deps, told) =>
  mailToRenter(deps, told, (names, { booking, details, at, current }) => {
    if (current.status === 'CANCELLED') return null;
    const { quote } = booking;
    const { freeUntil, reason } = termsOf(booking, at);
    return {
      ...names,
      isOrSimilar: details.isOrSimilar,
      pickupLocal: booking.pickup_local,
      returnLocal: booking.return_local,
      pickupPlace: booking.pickup_location.description,
      pickupFound: details.pickupFound,
      isDelivered: booking.is_delivery,
      returnLocation: booking.return_location.description,
      companyName: details.companyName,
      companyPhone: details.companyPhone,
      companyAddress: details.companyAddress,
      invoice: companyInvoiceOf(booking),
      drivers: details.drivers.map((one) => driverName(one.firstName, one.lastName)),
      totalMinor: quote.totalMinor,
      depositMinor: quote.depositMinor,
      periods: quote.periods,
      lines: mailLines(quote),
      inclusions: booking.inclusions,
      areDocumentsChecked: details.documentsStatus !== 'uploaded',
      freeCancellationUntil: freeUntil,
      isCancellationLate: reason === 'commission_kept',
    };
  });

/** 'You drive this car, too': once to each additional driver of a paid booking. */
export async function mailDriversAdded(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const { carName, renter } = await findMailDetails(transaction, booking.id);
  if (renter === null) return;
  const detail = driverName(renter.firstName, renter.lastName);
  const drivers = await findDriversToTell(transaction, booking.id);
  if (drivers.length === 0) return;
  const snapshotId = await insertBookingSnapshot(transaction, booking.id, deps.clock.now());
  for (const { accountId } of drivers) {
    await notify(deps, transaction, {
      accountId,
      about: { companyId: booking.company_id, carName, detail },
      key: `driver-added:${booking.id}:${accountId}`,
      template: 'driver-added',
      payload: { bookingId: booking.id, accountId, snapshotId },
    });
  }
}

/** Null for somebody who does not drive any more: also because the booking was cancelled, or its renter has left. */
export const driverAddedMail: MailHandler<'driver-added'> = async (
  deps,
  { bookingId, accountId, snapshotId },
) => {
  const found = await findForMail(deps, { bookingId, snapshotId });
  const drivers = await findDriversToTell(deps.database, bookingId);
  const driver = drivers.find((one) => one.accountId === accountId);
  if (!found?.details.renter || driver === undefined) return null;
  const { booking, details, current } = found;
  if (current.status === 'CANCELLED') return null;
  const { firstName, lastName } = found.details.renter;
  const data = {
    firstName: driver.firstName,
    renterName: driverName(firstName, lastName),
    carName: details.carName,
    pickupLocal: booking.pickup_local,
    returnLocal: booking.return_local,
    pickupPlace: booking.pickup_location.description,
    isDelivered: booking.is_delivery,
    companyName: details.companyName,
    companyPhone: details.companyPhone,
  };
  return { recipient: driver.email, language: driver.language, websiteId: booking.website_id, data };
};
