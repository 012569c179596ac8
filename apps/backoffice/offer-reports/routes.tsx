import type { RouteObject } from 'react-router';

/** What anybody reports of an offer; loaded once somebody goes there. */
export const offerReportRoutes: RouteObject[] = [
  {
    path: 'offer-reports',
    lazy: async () => {
      const { OfferReportsPage, loadOfferReports, decideOfferReports } =
        await import('./offer-reports-page.tsx');
      return { Component: OfferReportsPage, loader: loadOfferReports, action: decideOfferReports };
    },
  },
];
