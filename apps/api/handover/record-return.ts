import { transition } from '@nolo/domain/booking/booking-state.ts';
import { parseWireDateTime, toInstant } from '@nolo/domain/calendar/zone.ts';
import { overdueMinutes } from '@nolo/domain/handover/out-until-back.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import { withdrawWaiting } from '../bookings/amendments/apply-amendment.ts';
import { updateBooking } from '../bookings/booking-store.ts';
import { insertCounterEvent } from '../bookings/timeline-store.ts';
import { isHeldUntilBack } from '../calendar/out-hold-store.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { listInspections } from './inspection-store.ts';
import { beginHandover, findBookingOf, holderOf, lockRental, type Rental } from './rental-store.ts';
import { findRecordedReturn, insertRecordedReturn } from './recorded-return-store.ts';

/**
 * Says of a rental whose car left before rentals held their car until it is back when it came back, and why nobody took it back
 * at the counter (docs/specification/handover.md 8). Nothing is read off the car, and nothing settled.
 * @throws AppError `rental.not_found`, `handover.not_checked_in`, `handover.already_checked_out`,
 * `handover.take_back_instead`, `request.invalid`
 */
export async function recordReturn(
  deps: Deps,
  caller: MemberCaller,
  { id, returnedAt: typed, reason }: { id: string; returnedAt: string; reason: string },
): Promise<void> {
  const { companyId, accountId } = caller;
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const rental = await lockRental(transaction, { companyId, id });
    if (rental === null) throw new AppError('rental.not_found');
    const handoverId = await beginHandover(transaction, rental, at);
    const leftAt = await refuseUnlessOut(transaction, rental, handoverId);
    if (!(await mayRecordReturn(transaction, rental, at))) throw new AppError('handover.take_back_instead');
    const local = parseWireDateTime(typed, rental.timeZone);
    if (!local) throw new AppError('request.invalid', { fields: { returned_at: 'date_time_invalid' } });
    const returnedAt = new Date(toInstant(local, rental.timeZone));
    if (returnedAt < leftAt || returnedAt > at)
      throw new AppError('request.invalid', { fields: { returned_at: 'returned_at_impossible' } });
    const recorded = { returned_at: returnedAt, reason, recorded_by: accountId, recorded_at: at };
    await insertRecordedReturn(transaction, { ...recorded, handover_id: handoverId, company_id: companyId });
    const { bookingId } = rental;
    if (bookingId !== null) {
      const { status: before } = await findBookingOf(transaction, bookingId);
      const status = transition(before, 'check_out');
      if (status === null) throw new AppError('handover.not_checked_in');
      await withdrawWaiting(deps, transaction, bookingId);
      await updateBooking(transaction, bookingId, { status });
      await insertCounterEvent(transaction, { bookingId, kind: 'checked_out', at: returnedAt });
    }
    const change = { before: { return: null, reason: null }, after: { return: local, reason } };
    const event = { action: 'return_recorded', object: rental.name, at, change } as const;
    await insertAuditEvent(transaction, caller, event);
  });
}

/** Whether the return of a rental that is out can be recorded: it is overdue, and does not hold its car until it is back. */
export async function mayRecordReturn(connection: Connection, rental: Rental, now: Date): Promise<boolean> {
  if (overdueMinutes(rental.endsAt, now) === null) return false;
  return !(await isHeldUntilBack(connection, holderOf(rental)));
}

/** When its car left; of a booking that was handed over without an inspection the pickup. */
async function refuseUnlessOut(
  connection: Connection,
  { bookingId, startsAt }: Rental,
  handoverId: string,
): Promise<Date> {
  const [checkIn, checkOut] = await listInspections(connection, handoverId);
  if (checkOut !== undefined || (await findRecordedReturn(connection, handoverId)) !== null)
    throw new AppError('handover.already_checked_out');
  const isOut =
    bookingId === null
      ? checkIn !== undefined
      : (await findBookingOf(connection, bookingId)).status === 'CHECKED IN';
  if (!isOut) throw new AppError('handover.not_checked_in');
  return checkIn?.recordedAt ?? startsAt;
}
