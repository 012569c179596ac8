import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { verifyDriver } from './verify-driver.ts';

export const driverRoutes: FeatureRoutes = (register, deps) => {
  register(api.verifyDriver, async ({ body, caller }) => {
    const data = await verifyDriver(deps, caller, body);
    return { data, message: data === null ? 'driver.not_validated' : 'driver.added' };
  });
};
