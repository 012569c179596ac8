import { mayUndo, statusBeforeCheckIn } from '@nolo/domain/handover/inspection.ts';
import { ledgerReversal } from '@nolo/domain/commission/ledger.ts';
import type { LedgerKind } from '@nolo/domain/commission/ledger-kinds.ts';
import type { Transaction } from 'kysely';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { restoreAgreedHold } from '../calendar/out-hold-store.ts';
import type { Deps } from '../deps.ts';
import { withdrawWaiting } from '../bookings/amendments/apply-amendment.ts';
import { updateBooking } from '../bookings/booking-store.ts';
import { mailHandover } from './mail-handover.ts';
import { insertCounterEvent, listCounterEvents, listExtensions } from '../bookings/timeline-store.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { insertLedgerTransaction, listEntries } from '../payments/ledger-store.ts';
import { deleteUnsentPayout } from '../payments/payouts/payout-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { listInspections, undoInspection } from './inspection-store.ts';
import { findRecordedReturn } from './recorded-return-store.ts';
import { findHandoverId, holderOf, lockRental } from './rental-store.ts';

/**
 * The car was not handed over after all: the booking has the status it had before, and the money is the renter's again. The
 * inspection stays, and says why it does not count (docs/specification/handover.md 3).
 * @throws AppError `rental.not_found`, `handover.not_checked_in`, `handover.already_checked_out`, `handover.undo_too_late`
 */
export async function undoCheckIn(
  deps: Deps,
  caller: MemberCaller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const rental = await lockRental(transaction, { companyId: caller.companyId, id });
    if (rental === null) throw new AppError('rental.not_found');
    const handoverId = await findHandoverId(transaction, rental);
    const [checkIn, checkOut] = handoverId === null ? [] : await listInspections(transaction, handoverId);
    if (checkIn === undefined || checkOut !== undefined) throw new AppError('handover.not_checked_in');
    if (handoverId !== null && (await findRecordedReturn(transaction, handoverId)) !== null)
      throw new AppError('handover.already_checked_out');
    if (!mayUndo(checkIn.recordedAt, at)) throw new AppError('handover.undo_too_late');
    await undoInspection(transaction, checkIn.id, { at, because: reason });
    const { bookingId } = rental;
    if (bookingId !== null) await takeBack(deps, transaction, { bookingId, inspectionId: checkIn.id, at });
    await restoreAgreedHold(transaction, holderOf(rental), at);
    const change = { before: { reason: null }, after: { reason } };
    await insertAuditEvent(transaction, caller, {
      action: 'check_in_undone',
      object: rental.name,
      at,
      change,
    });
  });
}

type Taken = { bookingId: string; inspectionId: string; at: Date };

async function takeBack(
  deps: Deps,
  transaction: Transaction<DB>,
  { bookingId, inspectionId: reference, at }: Taken,
): Promise<void> {
  const extensions = await listExtensions(transaction, bookingId);
  for (const causeId of [reference, ...extensions.map(({ id }) => id)])
    if (!(await deleteUnsentPayout(transaction, causeId))) throw new AppError('handover.undo_too_late');
  await withdrawWaiting(deps, transaction, bookingId);
  const status = statusBeforeCheckIn(await listCounterEvents(transaction, bookingId));
  const booking = await updateBooking(transaction, bookingId, { status });
  await insertCounterEvent(transaction, { bookingId, kind: 'check_in_undone', at });
  const earned = { bookingId, kind: 'check_in', reference } as const;
  await reverse(transaction, earned, { kind: 'check_in_undone', at });
  for (const extension of extensions) {
    const more = { bookingId, kind: 'extension', reference: extension.id } as const;
    await reverse(transaction, more, { kind: 'extension_undone', at });
  }
  await mailHandover(deps, transaction, booking, { kind: 'handover-undone', inspectionId: reference });
}

/** Books the contrary of a transaction under another kind. */
async function reverse(
  transaction: Transaction<DB>,
  booked: { bookingId: string; kind: LedgerKind; reference: string },
  { kind, at }: { kind: LedgerKind; at: Date },
): Promise<void> {
  const entries = ledgerReversal(await listEntries(transaction, booked));
  await insertLedgerTransaction(transaction, { ...booked, kind, entries, at });
}
