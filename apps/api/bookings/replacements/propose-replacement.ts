import { parseLocalDateTime, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import { answerUntil, mayReplace, replacementTerms } from '@nolo/domain/cancellation/replacement.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findWaitingAmendment } from '../amendments/amendment-store.ts';
import { findTurnaroundMinutes, type BookingRow } from '../booking-store.ts';
import { lockBookingOfCompany } from '../company/company-booking-store.ts';
import { mailReplacementProposed } from '../mails/mail-booking-changed.ts';
import { findCarOfCompany, type OtherCar } from './other-cars-store.ts';
import { refuseUnfitDrivers } from './refuse-unfit-drivers.ts';
import { holdReplacement, insertReplacement, lockOpenReplacement } from './replacement-store.ts';

function pickupOf(booking: BookingRow): LocalDateTime {
  const pickup = parseLocalDateTime(booking.pickup_local);
  if (pickup === null) throw new Error('a booking without a pickup time');
  return pickup;
}

/** Until when another car can be proposed for a booking, and whether it still can. */
export function proposalTerms(booking: BookingRow, now: Date): ReturnType<typeof replacementTerms> {
  const pickup = pickupOf(booking);
  const { status, total_minor: totalMinor, time_zone } = booking;
  return replacementTerms({ status, totalMinor, pickup, now: toLocal(now.toISOString(), time_zone) });
}

/** The moment at which the car of a booking would be free again. */
export async function freeAgainAt(connection: Connection, booking: BookingRow): Promise<Date> {
  const turnaround = await findTurnaroundMinutes(connection, booking.company_id);
  return new Date(booking.ends_at.getTime() + turnaround * 60_000);
}

/**
 * A company proposes another of its cars for a booking, by 48 hours before the pickup day
 * (docs/specification/states.md 6). The car is held until the renter has decided, and the renter has a mail.
 * @throws AppError `booking.not_found`, `booking.replacement_not_possible` (too late, one is proposed already, or a change
 * waits for its payment), `car.not_found` for a car the company does not offer, `booking.replacement_not_equal`,
 * `booking.driver_too_young` and `booking.licence_too_new` for one that somebody may not drive, `booking.dates_taken`
 */
export async function proposeReplacement(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  caller: Pick<MemberCaller, 'kind' | 'accountId' | 'sessionId' | 'companyId'>,
  { id: bookingId, carId }: { id: string; carId: number },
): Promise<void> {
  const { companyId } = caller;
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBookingOfCompany(transaction, { companyId, id: bookingId });
    if (booking === null) throw new AppError('booking.not_found');
    const isOpen = (await lockOpenReplacement(transaction, bookingId)) !== null;
    // What the renter pays for right now would be of the car they shall not have.
    const isChanging = (await findWaitingAmendment(transaction, bookingId)) !== null;
    if (isOpen || isChanging || !proposalTerms(booking, now).allowed)
      throw new AppError('booking.replacement_not_possible');
    const [booked, other] = await carsOf(transaction, booking, carId);
    if (!mayReplace(other, booked)) throw new AppError('booking.replacement_not_equal');
    await refuseUnfitDrivers(transaction, booking, carId);
    const until = answerUntil(pickupOf(booking));
    const endsUnanswered = new Date(toInstant(until, booking.time_zone));
    const id = await insertReplacement(transaction, {
      bookingId,
      carId,
      proposedAt: now,
      answerUntil: endsUnanswered,
    });
    const period = { startsAt: booking.starts_at, endsAt: await freeAgainAt(transaction, booking) };
    if (!(await holdReplacement(transaction, { replacementId: id, carId, ...period }))) {
      throw new AppError('booking.dates_taken');
    }
    await mailReplacementProposed(deps, transaction, booking, id);
    await deps.jobs.send(transaction, 'end-replacement', { bookingId }, { startAfter: endsUnanswered });
    const change = { before: { car: booked.name }, after: { car: other.name } };
    const event = { action: 'replacement_proposed', object: booking.number, at: now, change } as const;
    await insertAuditEvent(transaction, caller, event);
  });
}

/** @throws AppError `car.not_found` for the booked car itself, and for one that its company does not offer */
async function carsOf(
  connection: Connection,
  { company_id: companyId, car_id }: BookingRow,
  carId: number,
): Promise<[OtherCar, OtherCar]> {
  const booked = await findCarOfCompany(connection, { companyId, carId: car_id });
  const other = await findCarOfCompany(connection, { companyId, carId });
  if (booked === null || other === null || !other.isOnline || booked.id === other.id) {
    throw new AppError('car.not_found');
  }
  return [booked, other];
}
