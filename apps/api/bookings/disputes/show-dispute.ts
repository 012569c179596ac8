import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffDispute } from '@nolo/contract/staff/disputes.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { findAgreement } from '../../handover/agreement/agreement-store.ts';
import { listInspections, type InspectionRow } from '../../handover/inspection-store.ts';
import { findHandoverId, findRental } from '../../handover/rental-store.ts';
import { settlementOf, wireReadings } from '../../handover/show-handover.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { findDispute } from '../../payments/dispute-store.ts';
import { findCaseOfDispute } from '../../payments/payment-case-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findBookingFacts } from '../booking-facts.ts';
import { readHistory, wireTimeline } from '../booking-history.ts';
import { handoverStatements, noShowStatements } from '../booking-statements.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { listIssues } from '../issues/issue-store.ts';
import { listEvidenceMails } from './evidence-store.ts';
import { presentDispute } from './show-disputes.ts';

type Shown = CallData<typeof staffDispute>['dispute'];

/**
 * A dispute with what an answer to the bank needs; that somebody looked is written down. The files are opened one by one.
 * @throws AppError `dispute.not_found`
 */
export async function showDispute(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  caller: StaffCaller,
  { id }: { id: string },
): Promise<CallData<typeof staffDispute>> {
  return inTransaction(database, async (transaction) => {
    const found = await findDispute(transaction, id);
    const booking = found && (await findBooking(transaction, found.bookingId));
    if (found === null || booking === null) throw new AppError('dispute.not_found');
    const { number, company: _company, ...about } = presentDispute(found);
    await insertAuditEvent(transaction, caller, {
      action: 'dispute_viewed',
      object: number,
      at: clock.now(),
    });
    return {
      dispute: {
        ...about,
        booking_id: booking.id,
        payment_id: found.paymentIntentId,
        paid_at: booking.paid_at?.toISOString() ?? null,
        case_id: await findCaseOfDispute(transaction, id),
        booking: await findBookingFacts(transaction, booking),
        ...(await findHandover(transaction, booking)),
        issues: await listReported(transaction, booking),
        statements: [
          ...(await handoverStatements(transaction, booking)),
          ...(await noShowStatements(transaction, booking)),
        ],
        mails: await listEvidenceMails(transaction, booking.id),
        timeline: wireTimeline(booking, await readHistory(transaction, booking.id)),
      },
    };
  });
}

/** What was signed, and how the car left and came back. */
async function findHandover(
  connection: Connection,
  { id, company_id: companyId, time_zone: timeZone }: BookingRow,
): Promise<Pick<Shown, 'agreement' | 'check_in' | 'check_out' | 'settlement'>> {
  const rental = await findRental(connection, { companyId, id });
  const agreement = rental && (await findAgreement(connection, rental));
  const handoverId = await findHandoverId(connection, { bookingId: id, ownRentalId: null });
  const inspections = handoverId === null ? [] : await listInspections(connection, handoverId);
  const of = (wanted: InspectionRow['kind']) => inspections.find(({ kind }) => kind === wanted);
  const [checkIn, checkOut] = [of('check_in'), of('check_out')];
  return {
    agreement: agreement && {
      signed_at: toLocal(agreement.signed_at.toISOString(), timeZone),
      signer: agreement.signer,
    },
    check_in: checkIn ? wireInspection(checkIn, timeZone) : null,
    check_out: checkOut ? wireInspection(checkOut, timeZone) : null,
    settlement: checkOut ? settlementOf(checkOut) : null,
  };
}

const wireInspection = (row: InspectionRow, timeZone: string): NonNullable<Shown['check_in']> => ({
  ...wireReadings(row, { timeZone }),
  damages: row.damages.map(({ id, side, x, y, note, pictureId }) => ({
    id,
    side,
    x,
    y,
    note,
    picture_id: pictureId,
  })),
});

async function listReported(
  connection: Connection,
  { id: bookingId, account_id: accountId }: BookingRow,
): Promise<Shown['issues']> {
  const issues = await listIssues(connection, { accountId, bookingId });
  return issues.map((issue) => ({
    id: issue.id,
    description: issue.description,
    has_picture: issue.storage_key !== null,
    created_at: issue.created_at.toISOString(),
    resolved_at: issue.resolved_at?.toISOString() ?? null,
  }));
}
