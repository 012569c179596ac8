import { searchCars } from '../../contract/search.ts';
import type { FeatureRoutes } from '../app.ts';
import { findCars } from './find-cars.ts';

export const searchRoutes: FeatureRoutes = (register, deps) => {
  register(searchCars, async ({ query, body, website }) => ({
    data: await findCars(deps, { query, body, website }),
  }));
};
