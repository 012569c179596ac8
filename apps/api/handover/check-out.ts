import type { Transaction } from 'kysely';
import type { Readings } from '@nolo/contract/business/handover.ts';
import type { SettlementSignatures } from '@nolo/contract/inspections.ts';
import { transition } from '@nolo/domain/booking/booking-state.ts';
import { settledMinor, type Settlement } from '@nolo/domain/handover/settlement.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { endHold } from '../calendar/out-hold-store.ts';
import type { Deps } from '../deps.ts';
import { withdrawWaiting } from '../bookings/amendments/apply-amendment.ts';
import { updateBooking } from '../bookings/booking-store.ts';
import { mailHandover } from './mail-handover.ts';
import { insertCounterEvent } from '../bookings/timeline-store.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { findBookingOf, holderOf } from './rental-store.ts';
import { findRecordedReturn } from './recorded-return-store.ts';
import { saveInspection } from './save-inspection.ts';

/**
 * Takes the car back. With a new damage, or an amount that company and renter settle, the rental ends with an issue
 * (docs/specification/handover.md 4).
 * @throws AppError those of `saveInspection`, `handover.not_checked_in`, `handover.already_checked_out`
 */
export async function checkOut(
  deps: Deps,
  caller: MemberCaller,
  {
    id,
    readings,
    settlement,
    settlementSignatures,
  }: {
    id: string;
    readings: Readings;
    settlement: Settlement;
    settlementSignatures: SettlementSignatures | null;
  },
): Promise<void> {
  const given = { id, kind: 'check_out', readings, settlement, settlementSignatures } as const;
  const hasIssue = readings.damages.length > 0 || settledMinor(settlement) > 0;
  await saveInspection(deps, caller, given, async (transaction, { rental, handoverId, before, at }) => {
    if (before.length === 0) throw new AppError('handover.not_checked_in');
    const isRecorded = (await findRecordedReturn(transaction, handoverId)) !== null;
    if (before.length > 1 || isRecorded) throw new AppError('handover.already_checked_out');
    const { bookingId } = rental;
    const back = { inspectionId: readings.id, hasIssue, at };
    if (bookingId !== null) await takeCarBack(deps, transaction, { bookingId, ...back });
    await endHold(transaction, holderOf(rental), at);
    await insertAuditEvent(transaction, caller, { action: 'checked_out', object: rental.name, at });
  });
}

type Back = { bookingId: string; inspectionId: string; hasIssue: boolean; at: Date };

async function takeCarBack(
  deps: Deps,
  transaction: Transaction<DB>,
  { bookingId, inspectionId, hasIssue, at }: Back,
): Promise<void> {
  const { status: before } = await findBookingOf(transaction, bookingId);
  const status = transition(before, hasIssue ? 'check_out_with_issue' : 'check_out');
  if (status === null) throw new AppError('handover.not_checked_in');
  await withdrawWaiting(deps, transaction, bookingId);
  const booking = await updateBooking(transaction, bookingId, { status });
  const kind = hasIssue ? 'checked_out_with_issue' : 'checked_out';
  await insertCounterEvent(transaction, { bookingId, kind, at });
  await mailHandover(deps, transaction, booking, { kind: 'car-returned', inspectionId });
}
