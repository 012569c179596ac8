import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffIssue } from '@nolo/contract/staff/issues.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findBookingFacts } from '../booking-facts.ts';
import { findBooking } from '../booking-store.ts';
import { findReportedIssue, type IssueKey } from './issue-store.ts';

/**
 * What a renter has reported, with the booking and whom to call; that somebody looked is written down.
 * @throws AppError `issue.not_found`
 */
export async function showIssue(
  { clock, database }: Deps,
  caller: StaffCaller,
  key: IssueKey,
): Promise<CallData<typeof staffIssue>> {
  return inTransaction(database, async (transaction) => {
    const [issue, booking] = [
      await findReportedIssue(transaction, key),
      await findBooking(transaction, key.bookingId),
    ];
    if (issue === null || booking === null) throw new AppError('issue.not_found');
    const act = { action: 'issue_viewed', object: booking.number, at: clock.now() } as const;
    await insertAuditEvent(transaction, caller, act);
    return {
      issue: {
        booking_id: issue.booking_id,
        id: issue.id,
        description: issue.description,
        has_picture: issue.storage_key !== null,
        created_at: issue.created_at.toISOString(),
        is_read: issue.read_at !== null,
        public_text: issue.public_text,
        resolved_at: issue.resolved_at?.toISOString() ?? null,
        booking: await findBookingFacts(transaction, booking),
      },
    };
  });
}
