import { useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import { api } from './api.ts';

/** The route whose loader every page of the staff stands in. */
export const STAFF = 'staff';

export const loadStaff = ({ request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffProfile', undefined, { signal });

/** Who is logged in, and what they may do. */
export function useStaff(): CallData<StaffApi['staffProfile']> {
  const staff = useRouteLoaderData<typeof loadStaff>(STAFF);
  if (staff === undefined) throw new Error(`only inside the route '${STAFF}'`);
  return staff;
}
