import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffPeople } from '@nolo/contract/staff/people.ts';
import { staffRoles } from '@nolo/domain/account/roles.ts';
import type { Deps } from '../deps.ts';
import type { StaffCaller } from '../platform/caller.ts';
import { listStaff } from './staff-store.ts';

/** Who is of the staff, with which roles. */
export async function showStaffPeople(
  { database }: Deps,
  { accountId }: StaffCaller,
): Promise<CallData<typeof staffPeople>> {
  const people = await listStaff(database);
  return {
    people: people.map(({ id, name, email, roles, hasSecondFactor, since }) => ({
      id,
      name,
      email,
      roles: staffRoles.filter((role) => roles.includes(role)),
      has_second_factor: hasSecondFactor,
      since: since.toISOString(),
      is_self: id === accountId,
    })),
  };
}
