import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffPaymentCases } from '@nolo/contract/staff/payment-cases.ts';
import { concernedMinor, type PaymentCaseKind } from '@nolo/domain/payment/payment-case.ts';
import type { Deps } from '../../deps.ts';
import { listOpenPaymentCases } from '../../payments/payment-case-store.ts';
import type { StaffCaller } from '../../platform/caller.ts';

/** How many a page has at most. */
const PAGE = 100;

/** Money matters that wait for a person, the longest waiting first. */
export async function showPaymentCases(
  { database }: Pick<Deps, 'database'>,
  _caller: StaffCaller,
  { kind }: { kind?: PaymentCaseKind | undefined },
): Promise<CallData<typeof staffPaymentCases>> {
  const rows = await listOpenPaymentCases(database, { most: PAGE + 1, kind });
  const cases = rows.slice(0, PAGE).map(({ id, kind, number, company, details, found_at }) => ({
    id: Number(id),
    kind,
    number,
    company,
    found_at: found_at.toISOString(),
    amount: concernedMinor(details),
  }));
  return { cases, has_more: rows.length > PAGE };
}
