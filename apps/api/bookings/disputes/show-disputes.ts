import type { CallData } from '@nolo/contract/endpoint.ts';
import type { ListedDispute, staffDisputes } from '@nolo/contract/staff/disputes.ts';
import { isDecided } from '@nolo/domain/payment/dispute-state.ts';
import type { Deps } from '../../deps.ts';
import { listDisputes, type DisputeRow } from '../../payments/dispute-store.ts';
import type { StaffCaller } from '../../platform/caller.ts';

/** How many a page has at most. */
const PAGE = 100;

/** Disputes, those that the bank waits for an answer to first. */
export async function showDisputes(
  { database }: Pick<Deps, 'database'>,
  _caller: StaffCaller,
): Promise<CallData<typeof staffDisputes>> {
  const rows = await listDisputes(database, PAGE + 1);
  return { disputes: rows.slice(0, PAGE).map(presentDispute), has_more: rows.length > PAGE };
}

export function presentDispute(row: DisputeRow): ListedDispute {
  return {
    id: row.id,
    amount: row.amountMinor,
    reason: row.reason,
    status: row.status,
    is_open: !isDecided(row.status),
    respond_by: row.respondBy?.toISOString() ?? null,
    opened_at: row.openedAt.toISOString(),
    number: row.number,
    company: row.companyName,
  };
}
