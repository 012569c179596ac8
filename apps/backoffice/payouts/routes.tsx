import type { RouteObject } from 'react-router';

/** What companies are owed, and each payout; loaded once somebody goes there. */
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
  {
    path: 'booking-payouts/:id',
    lazy: async () => {
      const [{ BookingPayoutPage, loadBookingPayout }, { stepPayout }] = await Promise.all([
        import('./booking-payout-page.tsx'),
        import('./payout-steps.tsx'),
      ]);
      return { Component: BookingPayoutPage, loader: loadBookingPayout, action: stepPayout };
    },
  },
];
