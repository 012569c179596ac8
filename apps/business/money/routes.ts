import type { RouteObject } from 'react-router';

/** What the company is paid, loaded when somebody goes there. */
export const moneyRoutes: RouteObject[] = [
  {
    path: ':companyId/money',
    lazy: async () => {
      const { MoneyPage, loadMoney } = await import('./money-page.tsx');
      return { Component: MoneyPage, loader: loadMoney };
    },
  },
  {
    path: ':companyId/money/invoices',
    lazy: async () => {
      const [{ InvoicesPage }, { loadInvoices }] = await Promise.all([
        import('./invoices-page.tsx'),
        import('./load-invoices.ts'),
      ]);
      return { Component: InvoicesPage, loader: loadInvoices };
    },
  },
  {
    path: ':companyId/money/:month',
    lazy: async () => {
      const { StatementPage, loadStatement } = await import('./statement-page.tsx');
      return { Component: StatementPage, loader: loadStatement };
    },
  },
];
