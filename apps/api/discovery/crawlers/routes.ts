import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { listSitemapCars, listSitemapParts } from './sitemap-store.ts';

export const crawlerRoutes: FeatureRoutes = (register, { database }) => {
  register(api.sitemapParts, async ({ caller }) => ({
    data: { parts: await listSitemapParts(database, caller.website) },
  }));
  register(api.sitemapCars, async ({ params, query, caller }) => ({
    data: await listSitemapCars(database, caller.website, { part: params.part, after: query.after }),
  }));
};
