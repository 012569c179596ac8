import { randomUUID } from 'node:crypto';
import { isFinished } from '@nolo/domain/booking/booking-state.ts';
import { FULL_TANK_EIGHTHS, type InspectionKind } from '@nolo/domain/handover/inspection.ts';
import type { Connection } from '@nolo/db/database.ts';
import { insertInspection } from '../handover/inspection-store.ts';
import { beginHandover, findRental } from '../handover/rental-store.ts';
import { known } from './records/known.ts';

/** Driven in each of the demo's rentals. */
const DRIVEN_KM = 340;

/** What was read off the cars that are on the road or back, so that the counter can take them back. The demo has no photographs. */
export async function seedHandovers(connection: Connection, now: Date): Promise<void> {
  const bookings = await connection
    .selectFrom('booking')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .select(['booking.id', 'booking.company_id', 'booking.status', 'booking.starts_at', 'booking.ends_at'])
    .select('car.mileage_km')
    .where('booking.status', 'in', ['CHECKED IN', 'CHECKED OUT', 'CHECKOUT ISSUE ADDED'])
    .execute();
  const owners = await connection
    .selectFrom('member')
    .select(['company_id', 'account_id'])
    .where('role', '=', 'owner')
    .execute();
  const ownerOf = new Map(owners.map(({ company_id, account_id }) => [company_id, account_id]));
  for (const { id, company_id: companyId, status, starts_at, ends_at, mileage_km } of bookings) {
    const rental = await findRental(connection, { companyId, id });
    if (rental === null) throw new Error(`no rental ${id}`);
    const handoverId = await beginHandover(connection, rental, starts_at);
    const read = (kind: InspectionKind, at: Date, mileageKm: number) => ({
      id: randomUUID(),
      company_id: companyId,
      handover_id: handoverId,
      kind,
      car_id: rental.carId,
      mileage_km: mileageKm,
      fuel_eighths: FULL_TANK_EIGHTHS,
      captured_at: at,
      recorded_at: at,
      recorded_by: known(ownerOf, companyId),
      is_confirmed: true,
    });
    const isBack = isFinished(status);
    const km = mileage_km ?? 0;
    const checkIn = read('check_in', starts_at, isBack ? km - DRIVEN_KM : km);
    await insertInspection(connection, { inspection: checkIn, pictures: [], damages: [] });
    if (!isBack) continue;
    const hasIssue = status === 'CHECKOUT ISSUE ADDED';
    const settled = {
      late_fee_minor: 0,
      kilometres_minor: 0,
      fuel_minor: hasIssue ? 2500 : 0,
      damage_minor: 0,
    };
    // A car may be back before the time that was agreed.
    const back = ends_at < now ? ends_at : now;
    const checkOut = { ...read('check_out', back, km), ...settled };
    await insertInspection(connection, { inspection: checkOut, pictures: [], damages: [] });
  }
}
