import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffReconciliation } from '@nolo/contract/staff/reconciliation.ts';
import { addDays, dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import { COMPARED_DAYS, comparedDays } from '@nolo/domain/payment/compared-days.ts';
import type { Deps } from '../deps.ts';
import type { StaffCaller } from '../platform/caller.ts';
import { countOpenPaymentCases } from './payment-case-store.ts';
import { listReconciliations } from './reconciliation-store.ts';

/** How provider and ledger compared, day by day, and how many of their differences nobody has resolved. */
export async function showReconciliation(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  _caller: StaffCaller,
): Promise<CallData<typeof staffReconciliation>> {
  // The provider's days are UTC's.
  const yesterday = addDays(dateOf(clock.now().toISOString().slice(0, 10)), -1);
  const compared = await listReconciliations(database, addDays(yesterday, 1 - COMPARED_DAYS));
  return {
    days: comparedDays(compared, yesterday).map(({ day, found }) => ({
      day,
      compared: found && {
        at: found.comparedAt,
        movements: found.movements,
        differences: found.differences,
      },
    })),
    open_cases: await countOpenPaymentCases(database, 'difference'),
  };
}
