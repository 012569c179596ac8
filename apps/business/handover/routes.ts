import type { RouteObject } from 'react-router';

/** What a member does at the counter. */
export const handoverRoutes: RouteObject[] = [
  {
    path: ':companyId/rentals/:id',
    lazy: async () => {
      const [{ HandoverPage }, { loadHandover }] = await Promise.all([
        import('./handover-page.tsx'),
        import('./inspection-page.tsx'),
      ]);
      return { Component: HandoverPage, loader: loadHandover };
    },
  },
  {
    path: ':companyId/rentals/:id/:kind',
    // What is captured meanwhile is not asked of the server again.
    shouldRevalidate: () => false,
    lazy: async () => {
      const { InspectionPage, loadInspection } = await import('./inspection-page.tsx');
      return { Component: InspectionPage, loader: loadInspection };
    },
  },
];
