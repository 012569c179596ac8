import { car, companyExtras } from '../../contract/cars.ts';
import type { FeatureRoutes } from '../app.ts';
import { listCompanyExtras } from '../companies/list-company-extras.ts';
import { findCar } from './find-car.ts';

export const carRoutes: FeatureRoutes = (register, deps) => {
  // The id finds the car; its own slug stands in the reply for the page to correct the address.
  register(car, async ({ params, website, language }) => ({
    data: { car: await findCar(deps, { carId: params.id, website, language }) },
  }));

  register(companyExtras, async ({ params, website, language }) => ({
    data: { data: await listCompanyExtras(deps, { companyId: params.companyId, website, language }) },
  }));
};
