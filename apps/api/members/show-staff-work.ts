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
import { countProposedModels } from '../fleet/proposed-model-store.ts';
import { countAskingDisputes } from '../payments/dispute-store.ts';
import { countInvoiceWork } from '../invoices/count-invoice-work.ts';
import { countOpenPaymentCases } from '../payments/payment-case-store.ts';
import { countHeldPayouts } from '../payments/payouts/share-store.ts';
import type { StaffCaller } from '../platform/caller.ts';

type WorkDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'vault'>;
type Count = (connection: Connection, now: Date, deps: WorkDeps) => Promise<number>;

const counts: Record<keyof typeof staffWorkRoles, Count> = {
  applications: countApplications,
  documents: countReviews,
  issues: countOpenIssues,
  unclosed_bookings: countUnclosed,
  car_models: countProposedModels,
  payment_cases: (connection) => countOpenPaymentCases(connection),
  payouts: countHeldPayouts,
  disputes: countAskingDisputes,
  invoices: (_connection, _now, deps) => countInvoiceWork(deps),
};

/** How much waits for somebody in each work list that the caller's roles allow. */
export async function showStaffWork(deps: WorkDeps, { roles }: StaffCaller): Promise<StaffWork> {
  const now = deps.clock.now();
  const lists = keysOf(staffWorkRoles).filter((list) => mayStaff(roles, staffWorkRoles[list]));
  const found = await Promise.all(
    lists.map(async (list) => [list, await counts[list](deps.database, now, deps)] as const),
  );
  return Object.fromEntries(found);
}
