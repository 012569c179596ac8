import type { Deps } from '../../deps.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findSettings, listAccountsToAsk, updateCompany } from './settings-store.ts';

type CheckDeps = Pick<Deps, 'clock' | 'database' | 'payments'>;

/**
 * Asks the provider how the company's account stands, as when its owner comes back from there.
 * @throws AppError `payment.unavailable`
 */
export async function checkProviderAccount(deps: CheckDeps, { companyId }: MemberCaller): Promise<void> {
  const { provider_account_id: accountId } = await findSettings(deps.database, companyId);
  if (accountId !== null) await saveProviderAccount(deps, { companyId, accountId });
}

/** An account that the provider does not know stays as it was: a person has to look at it. */
async function saveProviderAccount(
  { clock, database, payments }: CheckDeps,
  { companyId, accountId }: { companyId: number; accountId: string },
): Promise<void> {
  const account = await payments.accounts.findAccount(accountId);
  await updateCompany(database, companyId, {
    provider_checked_at: clock.now(),
    ...(account && {
      provider_state: account.state,
      provider_due: account.due,
      provider_due_by: account.dueBy,
    }),
  });
}

const HOUR_MS = 3_600_000;

/** Asks about the accounts that were not asked about for an hour: what becomes of them comes to no endpoint of ours. */
export async function checkProviderAccounts(deps: CheckDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - HOUR_MS);
  for (const account of await listAccountsToAsk(deps.database, before))
    await saveProviderAccount(deps, account);
}
