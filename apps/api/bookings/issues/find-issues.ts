import type { Issue } from '@nolo/contract/issues.ts';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { API_BASE } from '@nolo/contract/addresses.ts';
import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { findReservation } from '../find-reservations.ts';
import { listIssues, type IssueRow } from './issue-store.ts';

/**
 * What the renter has reported on a booking of theirs, and whether they may report more.
 * @throws AppError booking.not_found, for anybody else's too
 */
export async function findIssues(
  deps: Deps,
  caller: RenterCaller,
  { bookingId }: { bookingId: string },
): Promise<{ issues: Issue[]; can_report: boolean }> {
  const booking = await findReservation(deps, caller, { id: bookingId });
  const rows = await listIssues(deps.database, { accountId: caller.accountId, bookingId });
  return { issues: rows.map(wireIssue), can_report: bookingActions(booking.status).reportIssue };
}

export function wireIssue(row: IssueRow): Issue {
  return {
    id: row.id,
    issueDescription: row.description,
    issueImagePath:
      row.storage_key === null ? null : `${API_BASE}/customer/issues/${row.booking_id}/${row.id}/image`,
    fileName: row.file_name,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  };
}
