import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { findCompanyExtras } from '../companies/find-company-extras.ts';
import { findCar } from './find-car.ts';

export const carRoutes: FeatureRoutes = (register, deps) => {
  // The id finds the car; its own slug stands in the reply for the page to correct the address.
  register(api.car, async ({ params, query, caller }) => ({
    data: { car: await findCar(deps, caller, { id: params.id, query }) },
  }));

  register(api.companyExtras, async ({ params, caller }) => ({
    data: { data: await findCompanyExtras(deps, caller, params) },
  }));
};
