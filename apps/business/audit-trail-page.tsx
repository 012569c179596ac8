import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { auditQueryOf, AuditTrail } from '@nolo/portal/audit-trail.tsx';
import { api } from './api.ts';

export const loadAudit = ({ params: { companyId = '' }, request: { url, signal } }: LoaderFunctionArgs) =>
  api.call('companyAudit', { params: { companyId }, query: auditQueryOf(url) }, { signal });

/** What members of the company did and looked at. */
export function AuditTrailPage() {
  const [search] = useSearchParams();
  return <AuditTrail page={useLoaderData<typeof loadAudit>()} isFirst={!search.has('before')} />;
}
