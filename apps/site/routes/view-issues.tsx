import { issuesFallback, issuesHandle, issuesRoute } from '../features/issues/issues-route.tsx';
import { loadIssues } from '../features/issues/load-issues.ts';
import { ViewIssuesPage } from '../features/issues/view-issues-page.tsx';

export const handle = issuesHandle;
export const clientLoader = ({ request }: { request: Request }) => loadIssues(request);
export const HydrateFallback = issuesFallback('view');
export default issuesRoute(ViewIssuesPage);
