import type { Transaction } from 'kysely';
import { companyLanguage } from '@nolo/i18n/language.ts';
import { addDays, dateTimeOf } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant } from '@nolo/domain/calendar/zone.ts';
import { paperExpiries, REMINDER_DAYS } from '@nolo/domain/cars/vehicle-papers.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { findTimeZone } from '../bookings/company/company-booking-store.ts';
import type { Deps } from '../deps.ts';
import { enqueueMail } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import type { JobData } from '../platform/jobs.ts';
import { findCarPaper, type FleetCarRow } from './fleet-store.ts';

/** When people are in the office. */
const TIME = '08:00';

/** Plans a reminder 30 and 7 days before each day that is new; those whose moment has passed are not sent any more. */
export async function planExpiryReminders(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  { car, before }: { car: FleetCarRow; before: FleetCarRow | null },
): Promise<void> {
  const timeZone = await findTimeZone(transaction, car.company_id);
  for (const what of paperExpiries) {
    const until = car[what];
    if (until === null || until === before?.[what]) continue;
    for (const days of REMINDER_DAYS) {
      const startAfter = new Date(toInstant(dateTimeOf(`${addDays(until, -days)}T${TIME}`), timeZone));
      if (startAfter <= clock.now()) continue;
      await jobs.send(transaction, 'remind-expiry', { carId: car.id, what, until, days }, { startAfter });
    }
  }
}

/** Mails the location where the car stands, once for each day and reminder; a day that was changed has its own. */
export async function remindExpiry(deps: Deps, reminder: JobData['remind-expiry']): Promise<void> {
  const { carId, what, until, days } = reminder;
  await inTransaction(deps.database, async (transaction) => {
    const car = await findCarPaper(transaction, { carId, what });
    if (car?.until !== until) return;
    const { name, plate } = car;
    await enqueueMail(deps, transaction, {
      key: `car-expires:${carId}:${what}:${until}:${days}`,
      template: 'car-expires',
      payload: { carId, carName: plate === null ? name : `${name}, ${plate}`, what, until },
    });
  });
}

/** Null for a car that was archived meanwhile, or has another day. */
export const carExpiresMail: MailHandler<'car-expires'> = async (
  { database },
  { carId, carName, what, until },
) => {
  const car = await findCarPaper(database, { carId, what });
  if (car === null || car.until !== until) return null;
  return {
    recipient: car.email,
    language: companyLanguage,
    websiteId: null,
    data: { companyId: car.companyId, carId, carName, what, until },
  };
};
