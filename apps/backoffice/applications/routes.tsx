import type { RouteObject } from 'react-router';

/** Companies that apply; loaded once somebody goes there. */
export const applicationRoutes: RouteObject[] = [
  {
    path: 'applications',
    lazy: async () => {
      const { ApplicationsPage, loadApplications } = await import('./applications-page.tsx');
      return { Component: ApplicationsPage, loader: loadApplications };
    },
  },
  {
    path: 'applications/:id',
    lazy: async () => {
      const [{ ApplicationPage, loadApplication }, { stepApplication }] = await Promise.all([
        import('./application-page.tsx'),
        import('./decide.tsx'),
      ]);
      return { Component: ApplicationPage, loader: loadApplication, action: stepApplication };
    },
  },
];
