import type { RouteObject } from 'react-router';

/** Money matters that wait for a person; loaded once somebody goes there. */
export const paymentCaseRoutes: RouteObject[] = [
  {
    path: 'payment-cases',
    lazy: async () => {
      const { PaymentCasesPage, loadPaymentCases } = await import('./payment-cases-page.tsx');
      return { Component: PaymentCasesPage, loader: loadPaymentCases };
    },
  },
  {
    path: 'payment-cases/:id',
    lazy: async () => {
      const [{ PaymentCasePage, loadPaymentCase }, { resolveCase }] = await Promise.all([
        import('./payment-case-page.tsx'),
        import('./resolve.tsx'),
      ]);
      return { Component: PaymentCasePage, loader: loadPaymentCase, action: resolveCase };
    },
  },
];
