import type { companyMembers } from '@nolo/contract/business/members.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { memberRoles } from '@nolo/domain/account/roles.ts';
import type { Deps } from '../deps.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { listOpenInvitations } from './invitation-store.ts';
import { listMembers } from './member-store.ts';

/** Who acts for the company, owners first, and whom it has invited. */
export async function showMembers(
  { clock, database }: Deps,
  { accountId, companyId }: MemberCaller,
): Promise<CallData<typeof companyMembers>> {
  const now = clock.now();
  const [members, invitations] = await Promise.all([
    listMembers(database, companyId),
    listOpenInvitations(database, companyId),
  ]);
  return {
    members: members
      .toSorted((one, other) => memberRoles.indexOf(other.role) - memberRoles.indexOf(one.role))
      .map(({ accountId: theirs, since, ...member }) => ({
        ...member,
        since: since.toISOString(),
        is_self: theirs === accountId,
      })),
    invitations: invitations.map(({ expires_at, mayInvite, ...open }) => ({
      ...open,
      expires_at: expires_at.toISOString(),
      is_expired: expires_at <= now,
      is_ended: !mayInvite,
    })),
  };
}
