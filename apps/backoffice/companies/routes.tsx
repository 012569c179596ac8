import type { RouteObject } from 'react-router';

/** Companies and their states; loaded once somebody goes there. */
export const companyRoutes: RouteObject[] = [
  {
    path: 'companies',
    lazy: async () => {
      const { CompaniesPage, loadCompanies } = await import('./companies-page.tsx');
      return { Component: CompaniesPage, loader: loadCompanies };
    },
  },
  {
    path: 'companies/:id',
    lazy: async () => {
      const [{ CompanyPage, loadCompany }, { stepCompany }] = await Promise.all([
        import('./company-page.tsx'),
        import('./company-steps.tsx'),
      ]);
      return { Component: CompanyPage, loader: loadCompany, action: stepCompany };
    },
  },
];
