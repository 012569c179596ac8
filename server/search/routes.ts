import { api } from '../../contract/api.ts';
import type { FeatureRoutes } from '../app.ts';
import { findCars } from './find-cars.ts';

export const searchRoutes: FeatureRoutes = (register, deps) => {
  register(api.searchCars, async ({ query, body, caller }) => ({
    data: await findCars(deps, caller, { query, body }),
  }));
};
