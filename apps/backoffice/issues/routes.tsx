import type { RouteObject } from 'react-router';

/** What renters have reported on their bookings; loaded once somebody goes there. */
export const issueRoutes: RouteObject[] = [
  {
    path: 'issues',
    lazy: async () => {
      const { IssuesPage, loadIssues } = await import('./issues-page.tsx');
      return { Component: IssuesPage, loader: loadIssues };
    },
  },
  {
    path: 'issues/:bookingId/:id',
    lazy: async () => {
      const [{ IssuePage, loadIssue }, { stepIssue }] = await Promise.all([
        import('./issue-page.tsx'),
        import('./issue-steps.tsx'),
      ]);
      return { Component: IssuePage, loader: loadIssue, action: stepIssue };
    },
  },
];
