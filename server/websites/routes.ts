import { carMakes, carTypes } from '../../contract/catalogue.ts';
import { contractorHome, websiteCompanies, websiteHome, websitePlaces } from '../../contract/websites.ts';
import type { FeatureRoutes } from '../app.ts';
import { listWebsiteCompanies } from '../companies/list-website-companies.ts';
import { findPlaces } from '../places/find-places.ts';
import { findCarMakes, findCarTypes } from './find-catalogue.ts';
import { listHomeCars } from './list-home-cars.ts';
import { readWebsiteSettings } from './read-website-settings.ts';

export const websiteRoutes: FeatureRoutes = (register, deps) => {
  register(contractorHome, async ({ body }) => ({
    data: { website: [await readWebsiteSettings(deps, body.sub_domain)] },
  }));
  register(websiteHome, async ({ website }) => ({ data: await listHomeCars(deps, website) }));
  register(websitePlaces, async ({ query, language }) => ({
    data: { places: findPlaces(query.q, language, query.limit) },
  }));
  register(websiteCompanies, async ({ query, website }) => ({
    data: { companies: await listWebsiteCompanies(deps, website, query.limit) },
  }));
  register(carTypes, async () => ({ data: { carTypes: await findCarTypes(deps) } }));
  register(carMakes, async ({ query }) => ({
    data: { carMakes: await findCarMakes(deps, query.limit) },
  }));
};
