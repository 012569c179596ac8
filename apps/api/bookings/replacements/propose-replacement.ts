import { parseLocalDateTime, localDate, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import { answerUntil, replacementTerms } from '@nolo/domain/cancellation/replacement.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { isTooYoung } from '@nolo/domain/booking/driver-eligibility.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { mailReplacementProposed } from '../mails/mail-booking-changed.ts';
import { findTurnaroundMinutes, lockBookingByNumber, type BookingRow } from '../booking-store.ts';
import { findWaitingAmendment } from '../amendments/amendment-store.ts';
import {
  holdReplacement,
  insertReplacement,
  lockOpenReplacement,
  offersCar,
  findDriversAndCar,
} from './replacement-store.ts';

function pickupOf(booking: BookingRow): LocalDateTime {
  const pickup = parseLocalDateTime(booking.pickup_local);
  if (pickup === null) throw new Error('a booking without a pickup time');
  return pickup;
}

function mayPropose(booking: BookingRow, now: Date): boolean {
  const pickup = pickupOf(booking);
  const { status, total_minor: totalMinor, time_zone } = booking;
  return replacementTerms({ status, totalMinor, pickup, now: toLocal(now.toISOString(), time_zone) }).allowed;
}

/**
 * A company proposes another of its cars for a booking, by 48 hours before the pickup day
 * (docs/specification/states.md 6). The car is held until the renter has decided, and the renter has a mail.
 * @throws AppError `booking.not_found`, `booking.replacement_not_possible` (too late, one is proposed already, or a change waits for its payment),
 * `car.not_found` for a car the company does not offer, `booking.driver_too_young` for one the renter may not drive,
 * `booking.dates_taken`
 */
export async function proposeReplacement(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  { number, carId }: { number: string; carId: number },
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBookingByNumber(transaction, number);
    if (booking === null) throw new AppError('booking.not_found');
    const isOpen = (await lockOpenReplacement(transaction, booking.id)) !== null;
    // What the renter pays for right now would be of the car they shall not have.
    const isChanging = (await findWaitingAmendment(transaction, booking.id)) !== null;
    if (isOpen || isChanging || !mayPropose(booking, now))
      throw new AppError('booking.replacement_not_possible');
    const isOther = carId !== booking.car_id;
    if (!isOther || !(await offersCar(transaction, { companyId: booking.company_id, carId }))) {
      throw new AppError('car.not_found');
    }
    await refuseTooYoung(transaction, booking, carId);
    const until = answerUntil(pickupOf(booking));
    const endsUnanswered = new Date(toInstant(until, booking.time_zone));
    const id = await insertReplacement(transaction, {
      bookingId: booking.id,
      carId,
      proposedAt: now,
      answerUntil: endsUnanswered,
    });
    if (!(await holdProposed(transaction, booking, { id, carId }))) throw new AppError('booking.dates_taken');
    await mailReplacementProposed(deps, transaction, booking, id);
    await deps.jobs.send(
      transaction,
      'end-replacement',
      { bookingId: booking.id },
      { startAfter: endsUnanswered },
    );
  });
}

/** From pickup to return, and for the company's turnaround after it; false when the car is taken. */
async function holdProposed(
  connection: Connection,
  booking: BookingRow,
  { id, carId }: { id: string; carId: number },
): Promise<boolean> {
  const turnaround = await findTurnaroundMinutes(connection, booking.company_id);
  const endsAt = new Date(booking.ends_at.getTime() + turnaround * 60_000);
  return holdReplacement(connection, { replacementId: id, carId, startsAt: booking.starts_at, endsAt });
}

/**
 * Another car is of use only to a renter who may drive it: it is neither proposed nor taken otherwise
 * (docs/specification/states.md 8).
 * @throws AppError booking.driver_too_young
 */
export async function refuseTooYoung(
  connection: Connection,
  booking: BookingRow,
  carId: number,
): Promise<void> {
  const pickup = parseLocalDateTime(booking.pickup_local);
  if (pickup === null) throw new Error('a booking without a pickup time');
  const { drivers, minimumAge } = await findDriversAndCar(connection, { bookingId: booking.id, carId });
  const young = drivers.find((driver) => isTooYoung(driver, { minimumAge, pickupOn: localDate(pickup) }));
  if (young === undefined) return;
  const { firstName, lastName } = young;
  throw new AppError('booking.driver_too_young', {
    values: { name: driverName(firstName, lastName), age: minimumAge },
  });
}
