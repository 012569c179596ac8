import type { RouteObject } from 'react-router';

/** What cardholders dispute; loaded once somebody goes there. */
export const disputeRoutes: RouteObject[] = [
  {
    path: 'disputes',
    lazy: async () => {
      const { DisputesPage, loadDisputes } = await import('./disputes-page.tsx');
      return { Component: DisputesPage, loader: loadDisputes };
    },
  },
  {
    path: 'disputes/:id',
    lazy: async () => {
      const { DisputePage, loadDispute } = await import('./dispute-page.tsx');
      return { Component: DisputePage, loader: loadDispute };
    },
  },
];
