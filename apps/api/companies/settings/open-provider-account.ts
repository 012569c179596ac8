import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findSettings, updateCompany, type CompanySettings } from './settings-store.ts';

/**
 * Tells the address of the provider's own pages on which the owner opens the account that the company is paid to, or
 * completes it; they lead back to the portal.
 * @throws AppError `payment.unavailable`
 */
export async function openProviderAccount(deps: Deps, caller: MemberCaller): Promise<{ url: string }> {
  const { companyId, origin } = caller;
  const company = await findSettings(deps.database, companyId);
  const accountId = company.provider_account_id ?? (await createAccount(deps, caller, company));
  const page = `${origin}/business/${companyId}/company/account`;
  return deps.payments.accounts.openOnboarding({
    accountId,
    returnUrl: `${page}?back`,
    refreshUrl: `${page}?again`,
  });
}

/** Asked twice the provider makes one account: a process that ends before it is written down finds the same one again. */
async function createAccount(
  { clock, database, payments }: Deps,
  caller: MemberCaller,
  { name, email, vat_number: vatNumber }: CompanySettings,
): Promise<string> {
  const { companyId } = caller;
  const accountId = await payments.accounts.createAccount({ companyId, name, email, vatNumber });
  return inTransaction(database, async (transaction) => {
    const { provider_account_id: known } = await findSettings(transaction, companyId, { forUpdate: true });
    if (known !== null) return known;
    await updateCompany(transaction, companyId, {
      provider_account_id: accountId,
      provider_state: 'incomplete',
    });
    await insertAuditEvent(transaction, caller, { action: 'account_opened', object: name, at: clock.now() });
    return accountId;
  });
}
