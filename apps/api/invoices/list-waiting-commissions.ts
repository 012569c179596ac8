import type { WaitingCommission } from '@nolo/contract/invoices.ts';
import { bearerOf } from '@nolo/domain/billing/invoice.ts';
import type { Deps } from '../deps.ts';
import { listDueCommissions, type DueCommission } from './due-commission-store.ts';
import { draftOf, invoicedUntil } from './issue-invoice.ts';

type Waiting = { due: DueCommission; listed: WaitingCommission };

/**
 * Commissions without a number, with what is missing (docs/specification/money.md 3.5): of all, or of one company those that
 * it bears. What is numbered within the minute is not among them.
 */
export async function listWaitingCommissions(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'vault'>,
  { companyId }: { companyId?: number } = {},
): Promise<Waiting[]> {
  const until = invoicedUntil(deps.clock.now());
  const due = await listDueCommissions(deps.database, { until, companyId });
  const waiting: Waiting[] = [];
  for (const one of due) {
    if (companyId !== undefined && bearerOf(one.kind) === 'person') continue;
    const missing = await draftOf(deps, deps.database, one);
    if (Array.isArray(missing)) waiting.push({ due: one, listed: listedAs(one, missing) });
  }
  return waiting;
}

function listedAs(due: DueCommission, missing: WaitingCommission['missing']): WaitingCommission {
  const [net, vat] = [Math.abs(due.netMinor), Math.abs(due.vatMinor)];
  return {
    booking_id: due.bookingId,
    booking_number: due.bookingNumber,
    kind: due.netMinor > 0 ? 'TD01' : 'TD04',
    at: due.at.toISOString(),
    net,
    vat,
    gross: net + vat,
    missing,
  };
}
