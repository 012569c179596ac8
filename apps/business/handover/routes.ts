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
    path: ':companyId/rentals/:id/agreement',
    lazy: async () => {
      const { AgreementPage, loadAgreement } = await import('./agreement-page.tsx');
      return { Component: AgreementPage, loader: loadAgreement };
    },
  },
  {
    path: ':companyId/rentals/:id/deposit',
    lazy: async () => {
      const [{ DepositPage }, { loadHandover }] = await Promise.all([
        import('./deposit-page.tsx'),
        import('./inspection-page.tsx'),
      ]);
      return { Component: DepositPage, loader: loadHandover };
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
