import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { deviceOf, setDeviceCookie } from '../device-cookie.ts';
import { addPasskey } from './add-passkey.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { passkeySite } from './ceremony.ts';
import { findPasskeys } from './passkey-store.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeyLogIn } from './start-passkey-log-in.ts';

const ownPasskeyRoutes: FeatureRoutes = (register, deps) => {
  register(api.passkeys, async ({ caller }) => ({
    data: { passkeys: await findPasskeys(deps.database, caller.accountId) },
  }));

  register(
    api.startPasskey,
    async ({ body, caller, request }) => ({
      data: await startPasskey(deps, caller, {
        ...body,
        site: passkeySite(deps.config, caller.website, request.host),
      }),
    }),
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );

  register(
    api.addPasskey,
    async ({ body, caller, request }) => {
      await addPasskey(deps, caller, {
        ...body,
        site: passkeySite(deps.config, caller.website, request.host),
      });
      return { data: {}, message: 'passkey.added' };
    },
    { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  );

  register(api.renamePasskey, async ({ body, caller, params }) => {
    await renamePasskey(deps, caller, { ...params, ...body });
    return { data: {}, message: 'passkey.renamed' };
  });

  register(api.removePasskey, async ({ caller, params }) => {
    await removePasskey(deps, caller, params);
    return { data: {}, message: 'passkey.removed' };
  });
};

const logInRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.startPasskeyLogIn,
    async ({ caller, request }) => ({
      data: await startPasskeyLogIn(deps, caller, {
        site: passkeySite(deps.config, caller.website, request.host),
      }),
    }),
    { rateLimit: { max: 30, timeWindow: '1 minute' } },
  );

  register(
    api.logInWithPasskey,
    async ({ body, caller, request, reply }) => {
      const device = deviceOf(request, deps.config.isProduction);
      const site = passkeySite(deps.config, caller.website, request.host);
      const { newDeviceToken, ...data } = await logInWithPasskey(deps, caller, { ...body, site, device });
      if (newDeviceToken !== null) setDeviceCookie(reply, newDeviceToken, deps.config.isProduction);
      return { data, message: 'account.logged_in' };
    },
    { rateLimit: { max: 20, timeWindow: '1 minute' } },
  );
};

export const passkeyRoutes: FeatureRoutes = (register, deps) => {
  ownPasskeyRoutes(register, deps);
  logInRoutes(register, deps);
};
