import type { Transaction } from 'kysely';
import { commissionFor } from '../../../domain/commission/commission.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../emails/mail.ts';
import type { MailTemplates } from '../../emails/mail-templates.ts';
import type { DB } from '../../platform/database-types.ts';
import { findCarName, type BookingRow } from '../booking-store.ts';
import { findMailDetails } from './mail-details-store.ts';

type Ended = { id: string; carId: number; status: MailTemplates['replacement-ended']['status'] };

/** The company learns how its proposal ended, and what it owes; in Italian, as companies are Italian. */
export async function mailReplacementEnded(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { id, carId, status }: Ended,
): Promise<void> {
  const { firstName, lastName, carName, companyEmail } = await findMailDetails(transaction, booking.id);
  await enqueueMail(deps, transaction, {
    key: `replacement-ended:${id}`,
    recipient: companyEmail,
    language: 'it',
    websiteId: null,
    template: 'replacement-ended',
    data: {
      status,
      number: booking.number,
      renterName: `${firstName} ${lastName}`,
      carName,
      newCarName: await findCarName(transaction, carId),
      pickupLocal: booking.pickup_local,
      owedMinor: commissionFor(booking.total_minor).grossMinor,
    },
  });
}
