import type { CallData } from '@nolo/contract/endpoint.ts';
import type { Damage, Inspection, keptHandovers, rentalHandover } from '@nolo/contract/business/handover.ts';
import type { SettlementSignatures } from '@nolo/contract/inspections.ts';
import { isClockOff, mayUndo, UNDO_MINUTES } from '@nolo/domain/handover/inspection.ts';
import { overdueMinutes } from '@nolo/domain/handover/out-until-back.ts';
import { hasNoEnd } from '@nolo/domain/identity/documents.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Vault } from '../platform/sealing/vault.ts';
import { findCarOnRoad } from './car-on-road-store.ts';
import { findLastReading } from './mileage-store.ts';
import { listAgreements } from './agreement/agreement-store.ts';
import { findSigners, listHandoverDrivers, listMissing } from './check-in-needs.ts';
import { findDeposit, type DepositRow } from './deposit/deposit-store.ts';
import {
  listInspections,
  listStandingDamages,
  type DamageRow,
  type InspectionRow,
} from './inspection-store.ts';
import { mayRecordReturn } from './record-return.ts';
import { findRecordedReturn } from './recorded-return-store.ts';
import { findReportStanding } from '../police-report/report-standing.ts';
import {
  findHandoverId,
  findRental,
  findRentalTerms,
  listHandoversToKeep,
  type Rental,
} from './rental-store.ts';

type Shown = CallData<typeof rentalHandover>['handover'];

/**
 * Everything a telephone needs for a rental's hand-over. It names people: who looked is written down.
 * @throws AppError `rental.not_found`
 */
export async function showHandover(
  { clock, database, vault }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<CallData<typeof rentalHandover>> {
  const at = clock.now();
  const rental = await findRental(database, { companyId: caller.companyId, id });
  if (rental === null) throw new AppError('rental.not_found');
  const handover = await describe({ database, vault }, rental, at);
  await insertAuditEvent(database, caller, { action: 'handover_viewed', object: rental.name, at });
  return { handover };
}

/**
 * The same of every rental of a booking that is still to be handed over, or to come back, today or tomorrow by the company's clock.
 * They name people: that a telephone keeps them is written down.
 */
export async function showKeptHandovers(
  { clock, database, vault }: Deps,
  caller: MemberCaller,
): Promise<CallData<typeof keptHandovers>> {
  const { companyId } = caller;
  const at = clock.now();
  const handovers: Shown[] = [];
  for (const id of await listHandoversToKeep(database, { companyId, at })) {
    const rental = await findRental(database, { companyId, id });
    if (rental !== null) handovers.push(await describe({ database, vault }, rental, at));
  }
  await insertAuditEvent(database, caller, {
    action: 'handovers_kept',
    object: String(handovers.length),
    at,
  });
  return { handovers };
}

async function describe(
  { database: connection, vault }: Pick<Deps, 'database' | 'vault'>,
  rental: Rental,
  now: Date,
): Promise<Shown> {
  const handoverId = await findHandoverId(connection, rental);
  const agreements = await listAgreements(connection, rental);
  const [agreement = null] = agreements;
  const [terms, car, lastReading, drivers, signers, policeReport, deposit, damages, inspections] =
    await Promise.all([
      findRentalTerms(connection, rental),
      findCarOnRoad(connection, rental.carId),
      findLastReading(connection, rental.carId),
      listHandoverDrivers(connection, rental),
      findSigners(connection, rental, agreements),
      findReportStanding(connection, rental),
      handoverId === null ? null : findDeposit(connection, handoverId),
      listStandingDamages(connection, { carId: rental.carId, exceptHandoverId: handoverId }),
      handoverId === null ? [] : listInspections(connection, handoverId),
    ]);
  const recorded = handoverId === null ? null : await findRecordedReturn(connection, handoverId);
  const checkIn = inspections.find(({ kind }) => kind === 'check_in');
  const checkOut = inspections.find(({ kind }) => kind === 'check_out');
  const hasLeft = terms.status === null ? checkIn !== undefined : terms.status === 'CHECKED IN';
  const isOut = hasLeft && checkOut === undefined && recorded === null;
  return {
    id: rental.id,
    status: terms.status,
    name: rental.name,
    is_cancelled: rental.isCancelled,
    car_id: rental.carId,
    car: car.name,
    plate: car.plate,
    customer: terms.customer,
    phone: terms.phone,
    start_date: rental.pickupLocal,
    end_date: rental.returnLocal,
    place: terms.place ?? car.place,
    is_delivery: terms.isDelivery,
    drivers: drivers.map(({ id, name, documentsStatus, licenceExpiresOn: end }) => ({
      id,
      name,
      documents_status: documentsStatus,
      licence_expires_on: end === null || hasNoEnd(end) ? null : end,
    })),
    missing: await listMissing(connection, rental, { drivers, isSignerConfirmed: true, now }),
    agreement: agreement && {
      signed_by: signers.signedBy,
      unconfirmed_signer: signers.unconfirmed,
      signed_at: toLocal(agreement.signed_at.toISOString(), rental.timeZone),
      signer: agreement.signer,
    },
    police_report: policeReport,
    deposit_left: deposit && wireDeposit(deposit, rental),
    deposit: terms.depositMinor ?? car.depositMinor,
    km_per_day: terms.inclusions === null ? car.kmPerDay : terms.inclusions.km_per_day,
    extra_km: terms.inclusions === null ? car.extraKmMinor : terms.inclusions.extra_km,
    fuel_policy: terms.inclusions?.fuel_policy ?? car.fuelPolicy,
    late_per_day: car.latePerDayMinor,
    mileage_km: lastReading?.mileageKm ?? null,
    mileage_at: lastReading?.readAt?.toISOString() ?? null,
    damages: damages.map(wireDamage),
    check_in: checkIn ? wireInspection(checkIn, rental) : null,
    check_out: checkOut ? wireInspection(checkOut, rental) : null,
    settlement: checkOut ? settlementOf(checkOut) : null,
    settlement_signatures: checkOut ? signaturesOf(vault, checkOut) : null,
    ...(await overdueOf(connection, rental, { now, isOut })),
    recorded_return: recorded && {
      returned_at: toLocal(recorded.returnedAt.toISOString(), rental.timeZone),
      reason: recorded.reason,
      by: recorded.recordedBy,
    },
    undo_until: checkIn && !checkOut && mayUndo(checkIn.recordedAt, now) ? undoUntil(checkIn, rental) : null,
  };
}

/** How late the car of a rental is that is out, and whether its return can be recorded without the counter. */
async function overdueOf(
  connection: Connection,
  rental: Rental,
  { now, isOut }: { now: Date; isOut: boolean },
): Promise<Pick<Shown, 'overdue_minutes' | 'may_record_return'>> {
  return {
    overdue_minutes: isOut ? overdueMinutes(rental.endsAt, now) : null,
    may_record_return: isOut && (await mayRecordReturn(connection, rental, now)),
  };
}

function wireDeposit(row: DepositRow, { timeZone }: Rental): NonNullable<Shown['deposit_left']> {
  const local = (at: Date) => toLocal(at.toISOString(), timeZone);
  return {
    amount: row.amountMinor,
    means: row.means,
    by: row.collectedBy,
    at: local(row.collectedAt),
    returned_at: row.returnedAt && local(row.returnedAt),
    kept: row.keptMinor ?? 0,
    kept_because: row.keptBecause,
  };
}

function undoUntil({ recordedAt }: InspectionRow, { timeZone }: Rental): string {
  return toLocal(new Date(recordedAt.getTime() + UNDO_MINUTES * 60_000).toISOString(), timeZone);
}

function wireInspection(row: InspectionRow, rental: Rental): Inspection {
  return {
    ...wireReadings(row, rental),
    by: row.recordedBy,
    mileage_corrected_by: row.mileageCorrection?.by ?? null,
    damages: row.damages.map(wireDamage),
  };
}

function wireDamage({ pictureId, rentalId, ...row }: DamageRow): Damage {
  return { ...row, picture_id: pictureId, rental_id: rentalId };
}

/** What both the company and the renter see of an inspection. */
export function wireReadings(
  row: InspectionRow,
  { timeZone }: Pick<Rental, 'timeZone'>,
): Omit<Inspection, 'by' | 'mileage_corrected_by' | 'damages'> {
  const { objection, mileageCorrection: corrected } = row;
  return {
    id: row.id,
    mileage_km: row.mileageKm,
    fuel_eighths: row.fuelEighths,
    is_mileage_confirmed: row.isMileageConfirmed,
    mileage_correction: corrected && {
      before_km: corrected.beforeKm,
      reason: corrected.reason,
      at: toLocal(new Date(corrected.at).toISOString(), timeZone),
    },
    captured_at: toLocal(row.capturedAt.toISOString(), timeZone),
    recorded_at: toLocal(row.recordedAt.toISOString(), timeZone),
    is_clock_off: isClockOff(row.capturedAt, row.recordedAt),
    is_confirmed: row.isConfirmed,
    pictures: row.pictures,
    objection: objection && {
      text: objection.text,
      at: toLocal(new Date(objection.at).toISOString(), timeZone),
    },
  };
}

export function settlementOf(row: InspectionRow): NonNullable<Shown['settlement']> {
  return {
    late_fee: row.lateFeeMinor ?? 0,
    kilometres: row.kilometresMinor ?? 0,
    fuel: row.fuelMinor ?? 0,
    damage: row.damageMinor ?? 0,
  };
}

export function signaturesOf(
  vault: Vault,
  { id, settlementSignatures: sealed }: InspectionRow,
): Shown['settlement_signatures'] {
  return sealed === null
    ? null
    : (JSON.parse(vault.open('inspection.settlement_signatures', id, sealed)) as SettlementSignatures);
}
