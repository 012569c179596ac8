import type { CallData } from '@nolo/contract/endpoint.ts';
import type { memberProfile } from '@nolo/contract/business/access.ts';
import { greatestRole, type StaffRole } from '@nolo/domain/account/roles.ts';
import { findUser } from '../accounts/account-store.ts';
import { countNewNotices } from '../bookings/company/company-notice-store.ts';
import type { Deps } from '../deps.ts';
import type { PortalCaller, StaffCaller } from '../platform/caller.ts';
import { findMemberCompanies } from './member-store.ts';

async function nameOf({ database }: Deps, accountId: string): Promise<string> {
  const { first_name, last_name } = await findUser(database, accountId);
  return `${first_name} ${last_name}`;
}

/** Who is logged in to the portal; each company once, with the greatest role in it. */
export async function showMember(
  deps: Deps,
  { accountId }: PortalCaller,
): Promise<CallData<typeof memberProfile>> {
  const [found, notices] = await Promise.all([
    findMemberCompanies(deps.database, accountId),
    countNewNotices(deps.database, accountId),
  ]);
  const companies = found.flatMap(({ roles, ...company }) => {
    const role = greatestRole(roles);
    return role === null ? [] : [{ ...company, role, new_notices: notices.get(company.id) }];
  });
  return {
    account_id: accountId,
    name: await nameOf(deps, accountId),
    device_keys: deps.vault.deviceKeys(accountId),
    companies,
  };
}

export async function showStaff(
  deps: Deps,
  { accountId, roles }: StaffCaller,
): Promise<{ name: string; roles: StaffRole[] }> {
  return { name: await nameOf(deps, accountId), roles: [...roles] };
}
