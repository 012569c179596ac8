import type { RouteObject } from 'react-router';
import { loadSettings, SETTINGS } from './settings.tsx';

/** What the owner of a company sets, below `/:companyId/company`; nobody else loads these pages. */
export const companyRoutes: RouteObject = {
  id: SETTINGS,
  path: ':companyId/company',
  loader: loadSettings,
  // What one of these pages has saved, the next one shows: by itself the router would keep what it loaded first.
  shouldRevalidate: () => true,
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./company-page.tsx')).CompanyPage }) },
    { path: 'hours', lazy: async () => ({ Component: (await import('./hours-page.tsx')).HoursPage }) },
    {
      path: 'conditions',
      lazy: async () => ({ Component: (await import('./conditions-page.tsx')).ConditionsPage }),
    },
    {
      path: 'locations',
      lazy: async () => ({ Component: (await import('./locations-page.tsx')).LocationsPage }),
    },
    {
      path: 'locations/:id',
      lazy: async () => ({ Component: (await import('./locations-page.tsx')).LocationPage }),
    },
    {
      path: 'invoicing',
      lazy: async () => ({ Component: (await import('./invoicing-page.tsx')).InvoicingPage }),
    },
    { path: 'extras', lazy: async () => ({ Component: (await import('./extras-page.tsx')).ExtrasPage }) },
    { path: 'extras/:id', lazy: async () => ({ Component: (await import('./extras-page.tsx')).ExtraPage }) },
    {
      path: 'police-report',
      lazy: async () => {
        const { PoliceAccountPage, loadAccount } = await import('../police-report/police-account-page.tsx');
        return { Component: PoliceAccountPage, loader: loadAccount };
      },
    },
    {
      path: 'account',
      lazy: async () => {
        const { AccountPage, checkAccount } = await import('./account-page.tsx');
        return { Component: AccountPage, loader: checkAccount };
      },
    },
  ],
};
