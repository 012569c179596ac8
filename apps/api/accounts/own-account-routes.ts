import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { countUnread } from '../notifications/notices/notice-store.ts';
import { findUser } from './account-store.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { logOut } from './log-out.ts';
import { showAccountDeletion } from './show-account-deletion.ts';

/** What a renter does with their own account. */
export const ownAccountRoutes: FeatureRoutes = (register, deps) => {
  register(api.logOut, async ({ caller, session }) => {
    await logOut(deps, caller, session);
    return { data: {}, message: 'account.logged_out' };
  });

  register(api.profile, async ({ caller }) => ({
    data: {
      user: await findUser(deps.database, caller.accountId),
      unread_notices: await countUnread(deps.database, caller),
    },
  }));

  register(
    api.changePassword,
    async ({ body, caller, session }) => {
      await changePassword(deps, caller, { ...body, session });
      return { data: {}, message: 'account.password_changed' };
    },
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );

  register(api.sessions, async ({ caller, session }) => ({
    data: await listSessions(deps, caller, session),
  }));

  register(api.endSession, async ({ caller, params }) => {
    await endSession(deps, caller, params);
    return { data: {}, message: 'account.session_ended' };
  });

  register(api.endAllSessions, async ({ caller }) => {
    await endAllSessions(deps, caller);
    return { data: {}, message: 'account.sessions_ended' };
  });

  register(api.accountDeletion, async ({ caller }) => ({ data: await showAccountDeletion(deps, caller) }));

  register(
    api.deleteAccount,
    async ({ caller }) => {
      await deleteAccount(deps, caller);
      return { data: {}, message: 'account.deleted' };
    },
    { rateLimit: { max: 10, timeWindow: '10 minutes' } },
  );
};
