import type { RouteObject } from 'react-router';

/** What companies are owed; loaded once somebody goes there. */
export const payoutRoutes: RouteObject[] = [
  {
    path: 'payouts',
    lazy: async () => {
      const { PayoutsPage, loadPayouts } = await import('./payouts-page.tsx');
      return { Component: PayoutsPage, loader: loadPayouts };
    },
  },
  {
    path: 'payouts/:id',
    lazy: async () => {
      const { CompanyPayoutsPage, loadCompanyPayouts } = await import('./company-payouts-page.tsx');
      return { Component: CompanyPayoutsPage, loader: loadCompanyPayouts };
    },
  },
  {
    path: 'payouts/:id/statements/:month',
    lazy: async () => {
      const { StatementPage, loadStatement } = await import('./statement-page.tsx');
      return { Component: StatementPage, loader: loadStatement };
    },
  },
];
