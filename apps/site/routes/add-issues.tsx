import { issuesFallback, issuesHandle, issuesRoute } from '../features/issues/issues-route.tsx';
import { loadIssues } from '../features/issues/load-issues.ts';
import { AddIssuesPage } from '../features/issues/add-issues-page.tsx';

export const handle = issuesHandle;
export const clientLoader = ({ request }: { request: Request }) => loadIssues(request);
export const HydrateFallback = issuesFallback('add');
export default issuesRoute(AddIssuesPage);
