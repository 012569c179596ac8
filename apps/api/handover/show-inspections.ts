import type { CallData } from '@nolo/contract/endpoint.ts';
import type { reservationInspections, SeenInspection } from '@nolo/contract/inspections.ts';
import { objectionUntil } from '@nolo/domain/cancellation/company-endings.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Deps } from '../deps.ts';
import { findReservation } from '../bookings/find-reservations.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { listInspections, type InspectionRow } from './inspection-store.ts';
import { findHandoverId, findTimeZoneOf } from './rental-store.ts';
import { settlementOf, signaturesOf, wireReadings } from './show-handover.ts';

/**
 * How the car left and came back, with the pictures that the company has.
 * @throws AppError `booking.not_found`
 */
export async function showInspections(
  deps: Deps,
  caller: RenterCaller,
  { id }: { id: string },
): Promise<CallData<typeof reservationInspections>> {
  await findReservation(deps, caller, { id });
  const { database } = deps;
  const now = deps.clock.now();
  const handoverId = await findHandoverId(database, { bookingId: id, ownRentalId: null });
  const inspections = handoverId === null ? [] : await listInspections(database, handoverId);
  const timeZone = await findTimeZoneOf(database, id);
  const of = (wanted: InspectionRow['kind']) => inspections.find(({ kind }) => kind === wanted);
  const [checkIn, checkOut] = [of('check_in'), of('check_out')];
  return {
    check_in: checkIn ? seenBy(checkIn, timeZone, now) : null,
    check_out: checkOut ? seenBy(checkOut, timeZone, now) : null,
    settlement: checkOut ? settlementOf(checkOut) : null,
    settlement_signatures: checkOut ? signaturesOf(deps.vault, checkOut) : null,
  };
}

function seenBy(row: InspectionRow, timeZone: string, now: Date): SeenInspection {
  const until = objectionUntil(row.recordedAt);
  const canObject = row.objection === null && now < until;
  return {
    ...wireReadings(row, { timeZone }),
    damages: row.damages.map(({ id, side, x, y, note, pictureId }) => ({
      id,
      side,
      x,
      y,
      note,
      picture_id: pictureId,
    })),
    object_until: canObject ? toLocal(until.toISOString(), timeZone) : null,
  };
}
