import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { auditQueryOf, AuditTrail } from '@nolo/portal/audit-trail.tsx';
import { api } from './api.ts';

export const loadAudit = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  api.call('staffAudit', { query: auditQueryOf(url) }, { signal });

/** What members of all companies and the staff did and looked at. */
export function AuditTrailPage() {
  const [search] = useSearchParams();
  return <AuditTrail ofCompanies page={useLoaderData<typeof loadAudit>()} isFirst={!search.has('before')} />;
}
