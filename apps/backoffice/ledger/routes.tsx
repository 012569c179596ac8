import type { RouteObject } from 'react-router';

/** The books; loaded once somebody goes there. */
export const ledgerRoutes: RouteObject[] = [
  {
    path: 'bookings/:id/ledger',
    lazy: async () => {
      const { LedgerPage, loadLedger } = await import('./ledger-page.tsx');
      return { Component: LedgerPage, loader: loadLedger };
    },
  },
  {
    path: 'reconciliation',
    lazy: async () => {
      const { ReconciliationPage, loadReconciliation } = await import('./reconciliation-page.tsx');
      return { Component: ReconciliationPage, loader: loadReconciliation };
    },
  },
];
