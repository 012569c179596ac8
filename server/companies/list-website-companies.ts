import type { Deps } from '../deps.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { listCompanies } from './company-store.ts';

/** Companies of the website that have a car online, for the company filter. */
export const listWebsiteCompanies = ({ database }: Deps, website: RequestWebsite, limit: number) =>
  listCompanies(database, website, limit);
