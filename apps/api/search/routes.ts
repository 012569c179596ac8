import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { countChoices } from './count-choices.ts';
import { findCars } from './find-cars.ts';
import { groupCarsOnMap } from './group-cars-on-map.ts';

export const searchRoutes: FeatureRoutes = (register, deps) => {
  register(api.searchCars, async ({ query, body, caller }) => ({
    data: await findCars(deps, caller, { query, body }),
  }));
  register(api.carChoices, async ({ query, body, caller }) => ({
    data: await countChoices(deps, caller, { query, body }),
  }));
  register(api.carMap, async ({ query, body, caller }) => ({
    data: await groupCarsOnMap(deps, caller, { query, body }),
  }));
};
