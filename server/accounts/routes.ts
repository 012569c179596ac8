import { logIn, logOut, profile, resendVerification, signUp, verifyEmail } from '../../contract/accounts.ts';
import type { FeatureRoutes } from '../app.ts';
import { logIn as logInAccount } from './log-in.ts';
import { logOut as logOutAccount } from './log-out.ts';
import { resendVerification as sendAgain } from './resend-verification.ts';
import { showUser } from './show-user.ts';
import { signUp as createAccount } from './sign-up.ts';
import { verifyEmail as verifyAddress } from './verify-email.ts';

export const accountRoutes: FeatureRoutes = (register, deps) => {
  register(
    logIn,
    async ({ body, language }) => {
      const { accessToken, user } = await logInAccount(deps, body, language);
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
    signUp,
    async ({ body, language }) => {
      await createAccount(deps, body, language);
      return { data: {}, message: 'account.created' };
    },
    { rateLimit: { max: 10, timeWindow: '10 minutes' } },
  );

  register(
    verifyEmail,
    async ({ body }) => ({
      data: { email: await verifyAddress(deps, body.token) },
      message: 'account.email_verified',
    }),
    { rateLimit: { max: 20, timeWindow: '1 minute' } },
  );

  register(
    resendVerification,
    async ({ body, language }) => {
      await sendAgain(deps, body.email, language);
      return { data: {}, message: 'account.verification_sent' };
    },
    { rateLimit: { max: 5, timeWindow: '10 minutes' } },
  );

  register(logOut, async ({ session }) => {
    await logOutAccount(deps, session.tokenHash);
    return { data: {}, message: 'account.logged_out' };
  });

  register(profile, async ({ session }) => ({
    data: { user: await showUser(deps, session.accountId) },
  }));
};
