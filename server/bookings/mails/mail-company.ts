import type { Transaction } from 'kysely';
import { driverName } from '../../../domain/booking/additional-drivers.ts';
import { commissionFor } from '../../../domain/commission/commission.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../emails/mail.ts';
import type { MailTemplates } from '../../emails/mail-templates.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import type { MailDetails } from './mail-details-store.ts';

type News = { news: MailTemplates['booking-for-company']['news']; key: string };

/** The company learns of a booking of its car; in Italian, as companies are Italian. */
export async function mailCompany(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { details, news, key }: News & { details: MailDetails },
): Promise<void> {
  const { quote } = booking;
  await enqueueMail(deps, transaction, {
    key: `booking-for-company:${news}:${key}`,
    recipient: details.companyEmail,
    language: 'it',
    websiteId: null,
    template: 'booking-for-company',
    data: {
      news,
      number: booking.number,
      renterName: `${details.firstName} ${details.lastName}`,
      renterPhone: details.phone,
      carName: details.carName,
      pickupLocal: booking.pickup_local,
      returnLocal: booking.return_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      returnPlace: booking.return_location.description,
      drivers: details.drivers.map((one) => driverName(one.firstName, one.lastName)),
      periods: quote.periods,
      lines: mailLines(quote),
      totalMinor: booking.total_minor,
      payoutMinor: news === 'cancelled' ? 0 : commissionFor(booking.total_minor).payoutMinor,
    },
  });
}

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
