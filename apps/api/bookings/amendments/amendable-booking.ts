import { amendmentTerms, type AmendmentTerms } from '@nolo/domain/booking/booking-amendment.ts';
import { parseLocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { isContested } from '@nolo/domain/commission/payout.ts';
import { findPaymentFacts } from '../../payments/payout-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { BookingRow } from '../booking-store.ts';
import { hasOtherCar } from '../replacements/replacement-store.ts';

type Changeable = Pick<
  BookingRow,
  'id' | 'status' | 'pickup_local' | 'time_zone' | 'total_minor' | 'refund_minor'
>;

/** Whether a booking can be changed at this moment, and until when. */
export async function findChangeTerms(
  connection: Connection,
  booking: Changeable,
  now: Date,
): Promise<AmendmentTerms> {
  const pickup = parseLocalDateTime(booking.pickup_local);
  if (pickup === null) throw new Error('a booking without a pickup time');
  const isSettled =
    (booking.refund_minor ?? 0) === 0 &&
    !(await hasOtherCar(connection, booking.id)) &&
    !isContested(await findPaymentFacts(connection, booking.id));
  const local = toLocal(now.toISOString(), booking.time_zone);
  return amendmentTerms({ status: booking.status, pickup, now: local, isSettled });
}

/** @throws AppError `booking.not_changeable`, `booking.change_too_late` */
export async function refuseUnchangeable(
  connection: Connection,
  booking: Changeable,
  now: Date,
): Promise<void> {
  const { ruling } = await findChangeTerms(connection, booking, now);
  if (ruling === 'not_possible') throw new AppError('booking.not_changeable');
  if (ruling === 'too_late') throw new AppError('booking.change_too_late');
}
