import { useRouteLoaderData } from 'react-router';
import type { Website } from '../api/request-context.ts';
import type { loader } from '../root.tsx';

/** The website, where it is a company's or a contractor's own; null on the marketplace. */
export function useTenant(): Website | null {
  const website = useRouteLoaderData<typeof loader>('root')?.website;
  return website && (website.company_id !== null || website.contractor_id !== null) ? website : null;
}

/** What this website calls itself; the platform's name where no website is known. */
export function useSiteName(): string {
  return useRouteLoaderData<typeof loader>('root')?.website.name ?? 'Nolo';
}
