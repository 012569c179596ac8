import type { Transaction } from 'kysely';
import type { Readings } from '@nolo/contract/business/handover.ts';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import { transition } from '@nolo/domain/booking/booking-state.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { ledgerForCheckIn } from '@nolo/domain/commission/ledger.ts';
import { PAYOUT_DELAY_MS } from '@nolo/domain/commission/payout-state.ts';
import type { CheckInNeed } from '@nolo/domain/handover/check-in-needs.ts';
import { isReported } from '@nolo/domain/police-report/report-state.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { holdUntilBack } from '../calendar/out-hold-store.ts';
import type { Deps } from '../deps.ts';
import { withdrawWaiting } from '../bookings/amendments/apply-amendment.ts';
import { updateBooking } from '../bookings/booking-store.ts';
import { withdrawReplacement } from '../bookings/replacements/end-replacement.ts';
import { insertCounterEvent } from '../bookings/timeline-store.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { findBalance, insertLedgerTransaction } from '../payments/ledger-store.ts';
import { requestPayout } from '../payments/payouts/request-payout.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { takeReportOn } from '../police-report/mark-police-report.ts';
import { findReportStanding } from '../police-report/report-standing.ts';
import { listHandoverDrivers, listMissing } from './check-in-needs.ts';
import { mailHandover } from './mail-handover.ts';
import { findBookingOf, holderOf } from './rental-store.ts';
import { saveInspection } from './save-inspection.ts';

const refusals: Record<CheckInNeed, ErrorCode> = {
  pickup_near: 'handover.too_early',
  driver: 'handover.driver_missing',
  signer: 'handover.signer_missing',
  documents: 'handover.documents_missing',
  licence: 'handover.licence_missing',
  agreement: 'handover.agreement_missing',
  police_report: 'handover.police_report_missing',
};

type CheckIn = {
  id: string;
  readings: Readings;
  absentDrivers: readonly string[];
  /** Whoever's name stands under a signature without an account is there. */
  isSignerConfirmed: boolean;
  /** How and why the company reports the rental to the police itself; null: it does not. */
  manualReport: string | null;
};

/**
 * Hands the car over: the booking is CHECKED IN, and what is held for its renter becomes commission and the company's share
 * (docs/specification/handover.md 3).
 * @throws AppError those of `saveInspection`, `handover.already_checked_in`, `handover.too_early`, `handover.driver_missing`,
 * `handover.documents_missing`, `handover.signer_missing`,
 * `handover.licence_missing`, `handover.agreement_missing`, `handover.police_report_missing`,
 * `police_report.state_changed`
 */
export async function checkIn(
  deps: Deps,
  caller: MemberCaller,
  { id, readings, absentDrivers, isSignerConfirmed, manualReport }: CheckIn,
): Promise<void> {
  const given = { id, kind: 'check_in', readings, absentDrivers } as const;
  await saveInspection(deps, caller, given, async (transaction, { rental, before, at }) => {
    if (before.length > 0) throw new AppError('handover.already_checked_in');
    // A receipt may have come since the telephone asked.
    if (manualReport !== null && !isReported(await findReportStanding(transaction, rental)))
      await takeReportOn(transaction, caller, { id, reason: manualReport, at });
    const drivers = await listHandoverDrivers(transaction, rental);
    const present = drivers.filter((driver) => !absentDrivers.includes(driver.id));
    const [missing] = await listMissing(transaction, rental, {
      drivers: present,
      isSignerConfirmed,
      now: at,
    });
    if (missing !== undefined) throw new AppError(refusals[missing]);
    const { bookingId } = rental;
    await holdUntilBack(transaction, holderOf(rental), at);
    if (bookingId !== null) await handOver(deps, transaction, { bookingId, inspectionId: readings.id, at });
    await insertAuditEvent(transaction, caller, { action: 'checked_in', object: rental.name, at });
  });
}

type Handed = { bookingId: string; inspectionId: string; at: Date };

/** The ledger books from what is held for the renter, which a dispute or a refund may have made less than the total. */
async function handOver(
  deps: Deps,
  transaction: Transaction<DB>,
  { bookingId, inspectionId: reference, at }: Handed,
): Promise<void> {
  const status = transition((await findBookingOf(transaction, bookingId)).status, 'check_in');
  if (status === null) throw new AppError('handover.already_checked_in');
  await withdrawReplacement(deps, transaction, bookingId);
  await withdrawWaiting(deps, transaction, bookingId);
  const booking = await updateBooking(transaction, bookingId, { status });
  await insertCounterEvent(transaction, { bookingId, kind: 'checked_in', at });
  const heldMinor = Math.max(0, -(await findBalance(transaction, bookingId, 'renter')));
  const entries = ledgerForCheckIn(heldMinor);
  await insertLedgerTransaction(transaction, { bookingId, kind: 'check_in', reference, entries, at });
  const { company_id: companyId } = booking;
  const { payoutMinor: amountMinor } = commissionFor(heldMinor);
  const earned = { bookingId, companyId, cause: 'check_in', causeId: reference, amountMinor } as const;
  await requestPayout(deps, transaction, { ...earned, from: new Date(at.getTime() + PAYOUT_DELAY_MS) });
  await mailHandover(deps, transaction, booking, { kind: 'car-handed-over', inspectionId: reference });
}
