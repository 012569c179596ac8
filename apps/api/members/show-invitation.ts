import type { invitation } from '@nolo/contract/business/members.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { hashToken } from '../platform/tokens.ts';
import { hasAccount, readInvitation } from './accept-invitation.ts';

/**
 * Who invites whom to what. Only the mailbox's owner has the token, and may know whether they have an account.
 * @throws AppError as `readInvitation`
 */
export async function showInvitation(
  deps: Deps,
  _caller: Caller,
  { token }: { token: string },
): Promise<CallData<typeof invitation>> {
  const found = await readInvitation(deps.database, hashToken(token), deps.clock.now());
  const { company, invitedBy, role, email } = found;
  return { company, invited_by: invitedBy, role, email, has_account: await hasAccount(deps, email) };
}
