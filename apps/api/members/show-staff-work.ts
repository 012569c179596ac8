import type { StaffWork } from '@nolo/contract/staff/access.ts';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { mayStaff } from '@nolo/domain/account/roles.ts';
import { keysOf } from '@nolo/domain/records.ts';
import type { Connection } from '@nolo/db/database.ts';
import { countOpenIssues } from '../bookings/issues/issue-store.ts';
import { countUnclosed } from '../bookings/unclosed/unclosed-store.ts';
import { countApplications } from '../companies/applications/application-store.ts';
import type { Deps } from '../deps.ts';
import { countReviews } from '../documents/review/review-store.ts';
import { countAskingDisputes } from '../payments/dispute-store.ts';
import { countOpenPaymentCases } from '../payments/payment-case-store.ts';
import { countHeldPayouts } from '../payments/payouts/share-store.ts';
import type { StaffCaller } from '../platform/caller.ts';

const counts: Record<keyof typeof staffWorkRoles, (connection: Connection, now: Date) => Promise<number>> = {
  applications: countApplications,
  documents: countReviews,
  issues: countOpenIssues,
  unclosed_bookings: countUnclosed,
  payment_cases: (connection) => countOpenPaymentCases(connection),
  payouts: countHeldPayouts,
  disputes: countAskingDisputes,
};

/** How much waits for somebody in each work list that the caller's roles allow. */
export async function showStaffWork(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { roles }: StaffCaller,
): Promise<StaffWork> {
  const now = clock.now();
  const lists = keysOf(staffWorkRoles).filter((list) => mayStaff(roles, staffWorkRoles[list]));
  const found = await Promise.all(
    lists.map(async (list) => [list, await counts[list](database, now)] as const),
  );
  return Object.fromEntries(found);
}
