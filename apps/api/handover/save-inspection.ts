import type { Readings } from '@nolo/contract/business/handover.ts';
import type { SettlementSignatures } from '@nolo/contract/inspections.ts';
import type { InspectionKind } from '@nolo/domain/handover/inspection.ts';
import { doubtReading } from '@nolo/domain/handover/odometer.ts';
import type { Settlement } from '@nolo/domain/handover/settlement.ts';
import type { Transaction } from 'kysely';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { insertInspection, isKept, listInspections, type InspectionRow } from './inspection-store.ts';
import { findLastReading, saveMileage } from './mileage-store.ts';
import { findStoredPictures } from './picture-store.ts';
import { beginHandover, lockRental, type Rental } from './rental-store.ts';

const PLACE = 'inspection.settlement_signatures';

type Given = {
  id: string;
  kind: InspectionKind;
  readings: Readings;
  absentDrivers?: readonly string[];
  settlement?: Settlement;
  settlementSignatures?: SettlementSignatures | null;
};

/** What an inspection is about, once it is clear that it can be kept. */
export type Inspected = { rental: Rental; handoverId: string; before: readonly InspectionRow[]; at: Date };

/**
 * Keeps what was read off a car and photographed, in one transaction with what follows from it. Sent again, it is there
 * already and nothing follows a second time.
 * @param follow refuses what cannot be, and does what the inspection changes
 * @throws AppError `rental.not_found`, `handover.cancelled`, `handover.changed`, `handover.picture_missing`,
 * `handover.mileage_below`, `handover.mileage_far_above`, and those of `follow`
 */
export async function saveInspection(
  { clock, database, vault }: Pick<Deps, 'clock' | 'database' | 'vault'>,
  caller: MemberCaller,
  { id, kind, readings, absentDrivers = [], settlement, settlementSignatures = null }: Given,
  follow: (transaction: Transaction<DB>, inspected: Inspected) => Promise<void>,
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const rental = await lockRental(transaction, { companyId, id });
    if (rental === null) throw new AppError('rental.not_found');
    const handoverId = await beginHandover(transaction, rental, at);
    if (await isKept(transaction, { handoverId, id: readings.id })) return;
    refuseOtherRental(rental, readings);
    await follow(transaction, {
      rental,
      handoverId,
      before: await listInspections(transaction, handoverId),
      at,
    });
    await refuseDoubtful(transaction, rental, readings, at);
    await refuseMissingPictures(transaction, handoverId, readings);
    await insertInspection(transaction, {
      inspection: {
        id: readings.id,
        company_id: companyId,
        handover_id: handoverId,
        kind,
        car_id: rental.carId,
        mileage_km: readings.mileage_km,
        is_mileage_confirmed: readings.is_mileage_confirmed,
        fuel_eighths: readings.fuel_eighths,
        captured_at: readings.captured_at,
        recorded_at: at,
        recorded_by: caller.accountId,
        is_confirmed: readings.is_confirmed,
        absent_drivers: [...absentDrivers],
        late_fee_minor: settlement?.late_fee,
        kilometres_minor: settlement?.kilometres,
        fuel_minor: settlement?.fuel,
        damage_minor: settlement?.damage,
        settlement_signatures:
          settlementSignatures && vault.seal(PLACE, readings.id, JSON.stringify(settlementSignatures)),
      },
      pictures: readings.pictures.map((picture) => ({ picture_id: picture.id, view: picture.view })),
      damages: readings.damages,
    });
    await saveMileage(transaction, rental.carId, readings.mileage_km);
  });
}

/** A telephone without a network may know the rental as it was. */
function refuseOtherRental(rental: Rental, { car_id, start_date, end_date }: Readings): void {
  if (rental.isCancelled) throw new AppError('handover.cancelled');
  const isSame =
    rental.carId === car_id && rental.pickupLocal === start_date && rental.returnLocal === end_date;
  if (!isSame) throw new AppError('handover.changed');
}

/** Kilometres that are not plausible, unless somebody looked again. */
async function refuseDoubtful(
  connection: Connection,
  { carId }: Rental,
  { mileage_km, is_mileage_confirmed }: Readings,
  at: Date,
): Promise<void> {
  const last = await findLastReading(connection, carId);
  const doubt = doubtReading(mileage_km, last, at);
  if (last === null || doubt === null || is_mileage_confirmed) return;
  const values = { kilometres: last.mileageKm };
  throw new AppError(`handover.mileage_${doubt}`, { fields: { mileage_km: `mileage_${doubt}` }, values });
}

async function refuseMissingPictures(
  connection: Connection,
  handoverId: string,
  readings: Readings,
): Promise<void> {
  const named = [
    ...readings.pictures.map((picture) => picture.id),
    ...readings.damages.flatMap(({ picture_id }) => picture_id ?? []),
  ];
  const stored = await findStoredPictures(connection, handoverId, named);
  if (!named.every((picture) => stored.has(picture))) throw new AppError('handover.picture_missing');
}
