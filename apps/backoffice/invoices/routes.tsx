import type { RouteObject } from 'react-router';

/** What the platform invoices; loaded once somebody goes there. */
export const invoiceRoutes: RouteObject[] = [
  {
    path: 'invoices',
    lazy: async () => {
      const [{ InvoicesPage, loadInvoices }, { resendInvoices }] = await Promise.all([
        import('./invoices-page.tsx'),
        import('./resend.tsx'),
      ]);
      return { Component: InvoicesPage, loader: loadInvoices, action: resendInvoices };
    },
  },
];
