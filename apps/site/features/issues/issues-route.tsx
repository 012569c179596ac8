import type { ComponentType } from 'react';
import type { PageHandle } from '../../app/page-handle.ts';
import { PageMeta } from '../../app/page-meta.tsx';
import { IssuesFrame, type IssuesPage } from './issues-frame.tsx';
import type { IssuesData } from './load-issues.ts';

/** What the two issues pages share as routes: their texts, what stands there while they load, and their head. */
export const issuesHandle: PageHandle = { namespaces: ['issues', 'validation'], footer: 'short' };

export function issuesFallback(page: IssuesPage) {
  return function HydrateFallback() {
    return (
      <>
        <PageMeta isPrivate />
        <IssuesFrame page={page} />
      </>
    );
  };
}

export function issuesRoute(Page: ComponentType<{ data: IssuesData }>) {
  return function IssuesRoute({ loaderData }: { loaderData: IssuesData }) {
    return (
      <>
        <PageMeta isPrivate />
        <Page data={loaderData} />
      </>
    );
  };
}
