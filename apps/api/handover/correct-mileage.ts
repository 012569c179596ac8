import { isBetweenReadings } from '@nolo/domain/handover/odometer.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller, StaffCaller } from '../platform/caller.ts';
import { findNeighbours, lockInspection, saveCorrection } from './mileage-store.ts';

type Correction = { inspectionId: string; mileageKm: number; reason: string };

/**
 * Corrects the kilometres of an inspection that were read or typed wrong; what they were, who says so and why is kept
 * (docs/specification/handover.md 3). The same kilometres again change nothing.
 * @throws AppError `handover.inspection_not_found`, `handover.mileage_not_between`
 */
export async function correctMileage(
  deps: Deps,
  caller: MemberCaller,
  { id, ...correction }: Correction & { id: string },
): Promise<void> {
  await correct(deps, caller, { companyId: caller.companyId, rentalId: id }, correction);
}

/** The same by staff, of any company. @throws AppError as `correctMileage` */
export async function correctMileageByStaff(
  deps: Deps,
  caller: StaffCaller,
  correction: Correction,
): Promise<void> {
  await correct(deps, caller, null, correction);
}

async function correct(
  { clock, database }: Deps,
  caller: MemberCaller | StaffCaller,
  of: { companyId: number; rentalId: string } | null,
  { inspectionId, mileageKm, reason }: Correction,
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const inspection = await lockInspection(transaction, { id: inspectionId, of });
    if (inspection === null) throw new AppError('handover.inspection_not_found');
    if (inspection.mileageKm === mileageKm) return;
    const around = await findNeighbours(transaction, inspection);
    if (!isBetweenReadings(mileageKm, around)) {
      const values = { from: around.beforeKm ?? 0, to: around.afterKm ?? '…' };
      const fields = { mileage_km: 'handover.mileage_not_between' } as const;
      throw new AppError('handover.mileage_not_between', { fields, values });
    }
    const correction = {
      inspection_id: inspectionId,
      before_km: inspection.mileageKm,
      after_km: mileageKm,
      reason,
      corrected_by: caller.accountId,
      corrected_at: at,
      carId: inspection.carId,
    };
    await saveCorrection(transaction, correction, around.afterKm === null);
    const { companyId, rental: object } = inspection;
    const { kind, accountId, sessionId } = caller;
    await insertAuditEvent(
      transaction,
      { kind, accountId, sessionId, companyId },
      {
        action: 'mileage_corrected',
        object,
        at,
        change: {
          before: { mileage_km: inspection.mileageKm, reason: null },
          after: { mileage_km: mileageKm, reason },
        },
      },
    );
  });
}
