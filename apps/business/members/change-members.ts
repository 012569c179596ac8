import { redirect, type ActionFunctionArgs } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { api } from '../api.ts';

/** What an owner does with the members of a company. `isSelf`: to themselves, who may no longer see this page then. */
export type MemberChange =
  | { what: 'invite'; email: string; role: MemberRole }
  | { what: 'role'; id: string; role: MemberRole; isSelf: boolean }
  | { what: 'remove'; id: string; isSelf: boolean }
  | { what: 'withdraw'; id: string };

/** What came of it. `error`: the page says so where it was asked for. */
export type Changed = { change: MemberChange; error: unknown };

export async function changeMembers({ params: { companyId = '' }, request }: ActionFunctionArgs) {
  const change = (await request.json()) as MemberChange;
  try {
    await send(companyId, change);
  } catch (error) {
    // The error page leads to the log-in.
    if (isApiError(error, 'auth.required')) throw error;
    return { change, error } satisfies Changed;
  }
  if ('isSelf' in change && change.isSelf) return redirect(change.what === 'remove' ? '/' : `/${companyId}`);
  return { change, error: null } satisfies Changed;
}

function send(companyId: string, change: MemberChange): Promise<unknown> {
  if (change.what === 'invite') {
    const { email, role } = change;
    return api.call('inviteMember', { params: { companyId }, body: { email, role } });
  }
  const params = { companyId, id: change.id };
  if (change.what === 'role') return api.call('changeMemberRole', { params, body: { role: change.role } });
  return api.call(change.what === 'remove' ? 'removeMember' : 'withdrawInvitation', { params });
}
