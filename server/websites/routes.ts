import { carMakes, carTypes } from '../../contract/catalogue.ts';
import { contractorHome, websiteCompanies, websiteHome, websitePlaces } from '../../contract/websites.ts';
import type { FeatureRoutes } from '../app.ts';
import { listCompanies } from '../companies/company-store.ts';
import { findPlaces } from '../places/find-places.ts';
import { listCarMakes, listCarTypes } from './catalogue-store.ts';
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
    data: { companies: await listCompanies(deps.database, website, query.limit) },
  }));
  register(carTypes, async () => ({ data: { carTypes: await listCarTypes(deps.database) } }));
  register(carMakes, async ({ query }) => ({
    data: { carMakes: await listCarMakes(deps.database, query.limit) },
  }));
};
