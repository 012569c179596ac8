import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { countUnread } from '../notifications/notices/notice-store.ts';
import { deviceOf, setDeviceCookie } from './device-cookie.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';
import { findUser } from './account-store.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { logOut } from './log-out.ts';
import { showAccountDeletion } from './show-account-deletion.ts';

const entryRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.logIn,
    async ({ body, caller, request, reply }) => {
      const device = deviceOf(request, deps.config.isProduction);
      const { accessToken, user, newDeviceToken } = await logIn(deps, caller, { ...body, device });
      if (newDeviceToken !== null) setDeviceCookie(reply, newDeviceToken, deps.config.isProduction);
      if (accessToken === null) {
        return {
          data: { isEmailVerified: false, accessToken: null, user: null },
          message: 'account.verify_first',
        };
      }
      return { data: { isEmailVerified: true, accessToken, user }, message: 'account.logged_in' };
    },
    { rateLimit: { max: 20, timeWindow: '1 minute' } },
  );

  register(
    api.signUp,
    async ({ body, caller }) => ({
      data: { sign_up_token: await signUp(deps, caller, body) },
      message: 'account.created',
    }),
    { rateLimit: { max: 10, timeWindow: '10 minutes' } },
  );
};

const emailRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.verifyEmail,
    async ({ body, caller, request, reply }) => {
      const device = deviceOf(request, deps.config.isProduction);
      const { newDeviceToken, ...data } = await verifyEmail(deps, caller, { ...body, device });
      if (newDeviceToken !== null) setDeviceCookie(reply, newDeviceToken, deps.config.isProduction);
      return { data, message: 'account.email_verified' };
    },
    { rateLimit: { max: 20, timeWindow: '1 minute' } },
  );

  register(
    api.resendVerification,
    async ({ body, caller }) => {
      await resendVerification(deps, caller, body);
      return { data: {}, message: 'account.verification_sent' };
    },
    { rateLimit: { max: 5, timeWindow: '10 minutes' } },
  );
};

const passwordRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.forgotPassword,
    async ({ body, caller }) => {
      await forgotPassword(deps, caller, body);
      return { data: {}, message: 'account.password_reset_sent' };
    },
    { rateLimit: { max: 5, timeWindow: '10 minutes' } },
  );

  register(
    api.resetPassword,
    async ({ body, caller, reply }) => {
      setDeviceCookie(reply, await resetPassword(deps, caller, body), deps.config.isProduction);
      return { data: {}, message: 'account.password_reset' };
    },
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );
};

/** What somebody does who is not logged in. */
export const accountRoutes: FeatureRoutes = (register, deps) => {
  entryRoutes(register, deps);
  emailRoutes(register, deps);
  passwordRoutes(register, deps);
};

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
