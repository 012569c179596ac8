import { useParams, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { api } from './api.ts';
import { orCached } from './handover/cached-answers.ts';

/** The route whose loader every page of a member stands in. */
export const MEMBER = 'member';

export const loadMember = ({ request: { signal } }: LoaderFunctionArgs) =>
  orCached('profile', () => api.call('memberProfile', undefined, { signal }));

/** Who is logged in, and for which companies. */
export function useMember(): CallData<BusinessApi['memberProfile']> {
  const member = useRouteLoaderData<typeof loadMember>(MEMBER);
  if (member === undefined) throw new Error(`only inside the route '${MEMBER}'`);
  return member;
}

/** The company that the address names; only on a page of one. */
export function useCompany(): CallData<BusinessApi['memberProfile']>['companies'][number] {
  const { companyId } = useParams();
  const company = useMember().companies.find(({ id }) => String(id) === companyId);
  if (company === undefined) throw new Error(`no company ${companyId}`);
  return company;
}
