import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { listCompanies } from '../companies/company-store.ts';
import { suggestPlaces } from '../search/places/suggest-places.ts';
import { findReach } from '../search/reach-store.ts';
import { listCarMakes, listCarTypes } from './catalogue-store.ts';
import { listHomeCars } from './list-home-cars.ts';
import { listTestimonials } from './testimonial-store.ts';
import { readWebsiteSettings } from './read-website-settings.ts';

export const websiteRoutes: FeatureRoutes = (register, deps) => {
  const { database } = deps;
  register(api.contractorHome, async ({ body, caller }) => ({
    data: { website: [await readWebsiteSettings(deps, caller, body)] },
  }));
  register(api.websiteHome, async ({ caller }) => ({ data: await listHomeCars(deps, caller) }));
  register(api.websitePlaces, async ({ query, caller }) => ({
    data: { places: await findReach(database, caller, await suggestPlaces(deps, caller, query)) },
  }));
  register(api.websiteCompanies, async ({ query, caller }) => ({
    data: { companies: await listCompanies(database, caller.website, query.limit) },
  }));
  register(api.testimonials, async ({ caller }) => ({
    data: { testimonials: await listTestimonials(database, caller.website) },
  }));
  register(api.carTypes, async () => ({ data: { carTypes: await listCarTypes(database) } }));
  register(api.carMakes, async ({ query }) => ({
    data: { carMakes: await listCarMakes(database, query.limit) },
  }));
};
