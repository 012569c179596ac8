import type { Transaction } from 'kysely';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail.ts';
import type { MailTemplates } from '../../notifications/emails/mail-templates.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { findForMail } from './notify-renter.ts';

type News = { news: MailTemplates['booking-for-company']['news']; key: string };

/** The company learns of a booking of its car. */
export async function mailCompany(
  deps: Pick<Deps, 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { news, key }: News,
): Promise<void> {
  await enqueueMail(deps, transaction, {
    key: `booking-for-company:${news}:${key}`,
    template: 'booking-for-company',
    payload: { bookingId: booking.id, news },
  });
}

/** In Italian, as companies are Italian. */
export const bookingForCompanyMail: MailHandler<'booking-for-company'> = async (
  deps,
  { bookingId, news },
) => {
  const found = await findForMail(deps, bookingId);
  if (found === null) return null;
  const { booking, details } = found;
  const { quote } = booking;
  const { renter } = details;
  const data = {
    news,
    number: booking.number,
    renter: renter && { name: `${renter.firstName} ${renter.lastName}`, phone: renter.phone },
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
    payoutMinor: news === 'cancelled' ? 0 : commissionFor(booking.total_minor).payoutMinor,
  };
  return { recipient: details.companyEmail, language: 'it', websiteId: null, data };
};

/** A quote's lines as mails write them. */
export function mailLines({ lines }: BookingRow['quote']): MailTemplates['booking-for-company']['lines'] {
  return lines.map(({ kind, label, quantity, days, amountMinor }) => ({
    kind,
    label,
    quantity,
    days,
    amountMinor,
  }));
}
