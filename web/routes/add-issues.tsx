import type { Route } from './+types/add-issues';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { AddIssuesPage } from '../features/issues/add-issues-page.tsx';
import { IssuesFrame } from '../features/issues/issues-frame.tsx';
import { loadIssues } from '../features/issues/load-issues.ts';

export const handle: PageHandle = { namespaces: ['issues', 'validation'] };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadIssues(request);
}

export function HydrateFallback() {
  return (
    <>
      <PageMeta isPrivate />
      <IssuesFrame page="add" />
    </>
  );
}

export default function AddIssues({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta isPrivate />
      <AddIssuesPage data={loaderData} />
    </>
  );
}
