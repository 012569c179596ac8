import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { deviceTokenOf, setDeviceCookie, deviceName } from './device-cookie.ts';
import { forgotPassword } from './forgot-password.ts';
import { logIn } from './log-in.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

const entryRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.logIn,
    async ({ body, caller, request, reply }) => {
      const device = {
        token: deviceTokenOf(request, deps.config.isProduction),
        name: deviceName(request.headers['user-agent']),
      };
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
    async ({ body, caller }) => {
      await signUp(deps, caller, body);
      return { data: {}, message: 'account.created' };
    },
    { rateLimit: { max: 10, timeWindow: '10 minutes' } },
  );
};

const emailRoutes: FeatureRoutes = (register, deps) => {
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
