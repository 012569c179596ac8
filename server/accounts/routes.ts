import { api } from '../../contract/api.ts';
import type { FeatureRoutes } from '../app.ts';
import { findUser } from './account-store.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { resendVerification } from './resend-verification.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

export const accountRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.logIn,
    async ({ body, caller }) => {
      const { accessToken, user } = await logIn(deps, caller, body);
      if (accessToken === null) {
        return {
          data: { isEmailVerified: false, accessToken: null, user: null },
          message: 'account.verify_first',
        };
      }
      return { data: { isEmailVerified: true, accessToken, user }, message: 'account.logged_in' };
    },
    {
      rateLimit: { max: 20, timeWindow: '1 minute' },
      rateLimitBy: { max: 20, timeWindow: '15 minutes', key: ({ body }) => body.email },
    },
  );

  register(
    api.signUp,
    async ({ body, caller }) => {
      await signUp(deps, caller, body);
      return { data: {}, message: 'account.created' };
    },
    { rateLimit: { max: 10, timeWindow: '10 minutes' } },
  );

  register(
    api.verifyEmail,
    async ({ body, caller }) => ({
      data: await verifyEmail(deps, caller, body),
      message: 'account.email_verified',
    }),
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

  register(api.logOut, async ({ caller, session }) => {
    await logOut(deps, caller, session);
    return { data: {}, message: 'account.logged_out' };
  });

  register(api.profile, async ({ caller }) => ({
    data: { user: await findUser(deps.database, caller.accountId) },
  }));
};
