import { sql, type Insertable } from 'kysely';
import type { InspectionKind } from '@nolo/domain/handover/inspection.ts';
import type { HandoverView } from '@nolo/domain/handover/picture-views.ts';
import type { CarSide } from '@nolo/domain/handover/car-sides.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Damage, Inspection, InspectionObjection, InspectionPicture } from '@nolo/db/database-types.ts';
import { ofCompany } from '../platform/tenant-sql.ts';

export type DamageRow = {
  id: string;
  side: CarSide;
  x: number;
  y: number;
  note: string;
  pictureId: string | null;
  rentalId: string;
};

export type InspectionRow = {
  id: string;
  kind: InspectionKind;
  mileageKm: number;
  fuelEighths: number;
  capturedAt: Date;
  recordedAt: Date;
  /** Empty when the account has been deleted. */
  recordedBy: string;
  isConfirmed: boolean;
  isMileageConfirmed: boolean;
  /** The last one; null: its reading is the first. */
  mileageCorrection: { beforeKm: number; reason: string; at: string; by: string } | null;
  lateFeeMinor: number | null;
  kilometresMinor: number | null;
  fuelMinor: number | null;
  damageMinor: number | null;
  /** Sealed. */
  settlementSignatures: string | null;
  pictures: { id: string; view: HandoverView }[];
  damages: DamageRow[];
  /** What the renter said against it. */
  objection: { text: string; at: string } | null;
};

/** What `damage` looks like to a reader, with the rental in which it was seen first. */
const damageColumns = sql`json_build_object('id', damage.id, 'side', damage.side, 'x', damage.x, 'y', damage.y,
  'note', damage.note, 'pictureId', damage.picture_id,
  'rentalId', coalesce(handover.booking_id, handover.own_rental_id))`;

/** A hand-over's inspections that stand, the check-in first. */
export async function listInspections(connection: Connection, handoverId: string): Promise<InspectionRow[]> {
  return connection
    .selectFrom('inspection')
    .innerJoin('account', 'account.id', 'inspection.recorded_by')
    .select(['inspection.id', 'inspection.kind', 'inspection.mileage_km as mileageKm'])
    .select(['inspection.fuel_eighths as fuelEighths', 'inspection.captured_at as capturedAt'])
    .select(['inspection.recorded_at as recordedAt', 'inspection.late_fee_minor as lateFeeMinor'])
    .select(['inspection.kilometres_minor as kilometresMinor', 'inspection.fuel_minor as fuelMinor'])
    .select(['inspection.damage_minor as damageMinor', 'inspection.is_confirmed as isConfirmed'])
    .select('inspection.settlement_signatures as settlementSignatures')
    .select('inspection.is_mileage_confirmed as isMileageConfirmed')
    .select(
      sql<InspectionRow['mileageCorrection']>`(
        SELECT json_build_object('beforeKm', before_km, 'reason', reason, 'at', corrected_at,
          'by', trim(corrector.first_name || ' ' || corrector.last_name))
        FROM mileage_correction JOIN account AS corrector ON corrector.id = corrected_by
        WHERE inspection_id = inspection.id ORDER BY corrected_at DESC LIMIT 1)`.as('mileageCorrection'),
    )
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('recordedBy'))
    .select(
      sql<InspectionRow['pictures']>`coalesce((
        SELECT json_agg(json_build_object('id', picture_id, 'view', view) ORDER BY position)
        FROM inspection_picture WHERE inspection_id = inspection.id), '[]'::json)`.as('pictures'),
    )
    .select(
      sql<DamageRow[]>`coalesce((
        SELECT json_agg(${damageColumns} ORDER BY damage.side, damage.id)
        FROM damage JOIN handover ON handover.id = damage.handover_id
        WHERE damage.inspection_id = inspection.id), '[]'::json)`.as('damages'),
    )
    .select(
      sql<InspectionRow['objection']>`(
        SELECT json_build_object('text', text, 'at', inspection_objection.created_at)
        FROM inspection_objection WHERE inspection_id = inspection.id)`.as('objection'),
    )
    .where('inspection.handover_id', '=', handoverId)
    .where('inspection.undone_at', 'is', null)
    .orderBy('inspection.recorded_at')
    .execute();
}

/** Of a car, damages that stand and that were not seen first at a hand-over; null: at none. */
export async function listStandingDamages(
  connection: Connection,
  { carId, exceptHandoverId }: { carId: number; exceptHandoverId: string | null },
): Promise<DamageRow[]> {
  const { rows } = await sql<{ damage: DamageRow }>`
    SELECT ${damageColumns} AS damage
    FROM damage
    JOIN handover ON handover.id = damage.handover_id
    JOIN inspection ON inspection.id = damage.inspection_id
    WHERE damage.car_id = ${carId} AND damage.repaired_at IS NULL AND inspection.undone_at IS NULL
      AND damage.handover_id IS DISTINCT FROM ${exceptHandoverId}::uuid
    ORDER BY damage.side, damage.id`.execute(connection);
  return rows.map(({ damage }) => damage);
}

/** Whether the car of an own rental was handed over. */
export async function hasCarLeft(connection: Connection, ownRentalId: string): Promise<boolean> {
  const row = await connection
    .selectFrom('inspection')
    .innerJoin('handover', 'handover.id', 'inspection.handover_id')
    .select('inspection.id')
    .where('handover.own_rental_id', '=', ownRentalId)
    .where('inspection.kind', '=', 'check_in')
    .where('inspection.undone_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this very inspection has been kept, by an earlier sending. */
export async function isKept(
  connection: Connection,
  { handoverId, id }: { handoverId: string; id: string },
): Promise<boolean> {
  const row = await connection
    .selectFrom('inspection')
    .select('id')
    .where('handover_id', '=', handoverId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

type NewInspection = {
  inspection: Insertable<Inspection>;
  pictures: readonly Omit<Insertable<InspectionPicture>, 'position' | 'handover_id' | 'inspection_id'>[];
  damages: readonly Omit<Insertable<Damage>, 'handover_id' | 'inspection_id' | 'car_id'>[];
};

export async function insertInspection(
  connection: Connection,
  { inspection, pictures, damages }: NewInspection,
): Promise<void> {
  await connection.insertInto('inspection').values(inspection).execute();
  const of = { handover_id: inspection.handover_id, inspection_id: inspection.id };
  if (pictures.length > 0)
    await connection
      .insertInto('inspection_picture')
      .values(pictures.map((picture, position) => ({ ...picture, ...of, position })))
      .execute();
  if (damages.length === 0) return;
  await connection
    .insertInto('damage')
    .values(damages.map((one) => ({ ...one, ...of, car_id: inspection.car_id })))
    .execute();
}

export async function undoInspection(
  connection: Connection,
  id: string,
  { at, because }: { at: Date; because: string },
): Promise<void> {
  await connection
    .updateTable('inspection')
    .set({ undone_at: at, undone_because: because })
    .where('id', '=', id)
    .execute();
}

/** False when the company has no car with such a damage, or it has been repaired. */
export async function saveRepair(
  connection: Connection,
  { companyId, id, at }: { companyId: number; id: string; at: Date },
): Promise<{ car: string } | null> {
  const row = await connection
    .updateTable('damage')
    .from('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .set({ repaired_at: at })
    .whereRef('car.id', '=', 'damage.car_id')
    .where('damage.id', '=', id)
    .where('damage.repaired_at', 'is', null)
    .where(ofCompany(companyId, 'car.company_id'))
    .returning(
      sql<string>`car_make.name || ' ' || car_model.name || coalesce(', ' || car.plate, '')`.as('car'),
    )
    .executeTakeFirst();
  return row ?? null;
}

export async function findReadings(
  connection: Connection,
  id: string,
): Promise<{ mileageKm: number; fuelEighths: number }> {
  return connection
    .selectFrom('inspection')
    .select(['mileage_km as mileageKm', 'fuel_eighths as fuelEighths'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Keeps what a renter says against an inspection; false when they have said it before. */
export async function insertInspectionObjection(
  connection: Connection,
  values: Insertable<InspectionObjection>,
): Promise<boolean> {
  const row = await connection
    .insertInto('inspection_objection')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('inspection_id')
    .executeTakeFirst();
  return row !== undefined;
}
