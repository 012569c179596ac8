import { sql, type Insertable } from 'kysely';
import type { LastReading, NeighbouringReadings } from '@nolo/domain/handover/odometer.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { MileageCorrection } from '@nolo/db/database-types.ts';

/** A car's last reading; it is one of those whose drivers see it next. */
export async function saveMileage(connection: Connection, carId: number, mileageKm: number): Promise<void> {
  await connection.updateTable('car').set({ mileage_km: mileageKm }).where('id', '=', carId).execute();
}

/** Of a car; null: nobody has said it. When it was read is known of what was read at a counter. */
export async function findLastReading(connection: Connection, carId: number): Promise<LastReading | null> {
  const row = await connection
    .selectFrom('car')
    .select('mileage_km as mileageKm')
    .select((of) =>
      of
        .selectFrom('inspection')
        .select((count) => count.fn.max('recorded_at').as('at'))
        .whereRef('inspection.car_id', '=', 'car.id')
        .whereRef('inspection.mileage_km', '=', 'car.mileage_km')
        .where('undone_at', 'is', null)
        .as('readAt'),
    )
    .where('car.id', '=', carId)
    .executeTakeFirstOrThrow();
  return row.mileageKm === null ? null : { mileageKm: row.mileageKm, readAt: row.readAt };
}

export type CorrectedInspection = {
  id: string;
  carId: number;
  mileageKm: number;
  recordedAt: Date;
  /** Of a booking its number; of an own rental its customer's name. */
  rental: string;
  companyId: number;
};

/** An inspection that stands, its car locked; `of` null: of any company. */
export async function lockInspection(
  connection: Connection,
  { id, of }: { id: string; of: { companyId: number; rentalId: string } | null },
): Promise<CorrectedInspection | null> {
  let query = connection
    .selectFrom('inspection')
    .innerJoin('handover', 'handover.id', 'inspection.handover_id')
    .innerJoin('car', 'car.id', 'inspection.car_id')
    .leftJoin('booking', 'booking.id', 'handover.booking_id')
    .leftJoin('own_rental', 'own_rental.id', 'handover.own_rental_id')
    .select(['inspection.id', 'inspection.car_id as carId', 'inspection.mileage_km as mileageKm'])
    .select(['inspection.recorded_at as recordedAt', 'inspection.company_id as companyId'])
    .select(sql<string>`coalesce(booking.number, own_rental.customer_name)`.as('rental'))
    .where('inspection.id', '=', id)
    .where('inspection.undone_at', 'is', null)
    .forUpdate(['car', 'inspection']);
  if (of !== null)
    query = query
      .where('inspection.company_id', '=', of.companyId)
      .where(sql<string>`coalesce(handover.booking_id, handover.own_rental_id)`, '=', of.rentalId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The readings of the same car before and after an inspection's. */
export async function findNeighbours(
  connection: Connection,
  { id, carId, recordedAt }: Pick<CorrectedInspection, 'id' | 'carId' | 'recordedAt'>,
): Promise<NeighbouringReadings> {
  const others = connection
    .selectFrom('inspection')
    .select('mileage_km')
    .where('car_id', '=', carId)
    .where('id', '<>', id)
    .where('undone_at', 'is', null)
    .limit(1);
  const [before, after] = await Promise.all([
    others.where('recorded_at', '<=', recordedAt).orderBy('recorded_at', 'desc').executeTakeFirst(),
    others.where('recorded_at', '>', recordedAt).orderBy('recorded_at').executeTakeFirst(),
  ]);
  return { beforeKm: before?.mileage_km ?? null, afterKm: after?.mileage_km ?? null };
}

/** The inspection has the right reading from now on, and so has the car whose last one it is. */
export async function saveCorrection(
  connection: Connection,
  { carId, ...correction }: Insertable<MileageCorrection> & { carId: number },
  isLast: boolean,
): Promise<void> {
  await connection.insertInto('mileage_correction').values(correction).execute();
  await connection
    .updateTable('inspection')
    .set({ mileage_km: correction.after_km })
    .where('id', '=', correction.inspection_id)
    .execute();
  if (isLast) await saveMileage(connection, carId, correction.after_km);
}
