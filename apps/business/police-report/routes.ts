import type { RouteObject } from 'react-router';

/** A rental's report to the police, and what it asks for. */
export const policeReportRoutes: RouteObject[] = [
  {
    path: ':companyId/rentals/:id/police-report',
    lazy: async () => {
      const [{ PoliceReportPage }, { loadReport }] = await Promise.all([
        import('./police-report-page.tsx'),
        import('./load-report.ts'),
      ]);
      return { Component: PoliceReportPage, loader: loadReport };
    },
  },
  {
    path: ':companyId/rentals/:id/police-report/drivers/:position',
    lazy: async () => {
      const [{ DriverPage }, { loadReport }] = await Promise.all([
        import('./driver-page.tsx'),
        import('./load-report.ts'),
      ]);
      return { Component: DriverPage, loader: loadReport };
    },
  },
  {
    path: ':companyId/rentals/:id/police-report/rental',
    lazy: async () => {
      const [{ RentalPage }, { loadReport }] = await Promise.all([
        import('./rental-page.tsx'),
        import('./load-report.ts'),
      ]);
      return { Component: RentalPage, loader: loadReport };
    },
  },
];
