import type { Deps } from '../deps.ts';
import { countResendable } from './invoice-list-store.ts';
import { listWaitingCommissions } from './list-waiting-commissions.ts';

/** What finance has to look at: invoices to send again, and commissions that wait for data. */
export async function countInvoiceWork(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'vault'>,
): Promise<number> {
  const waiting = await listWaitingCommissions(deps);
  return waiting.length + (await countResendable(deps.database));
}
