import type { Transaction } from 'kysely';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { findCarName } from '../booking-store.ts';
import { findReplacement } from '../replacements/replacement-store.ts';
import { findForMail } from './notify-renter.ts';

/** The company learns how its proposal ended, and what it owes. */
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
