import type { RouteObject } from 'react-router';

/** Who is of the staff; loaded once somebody goes there. */
export const peopleRoutes: RouteObject[] = [
  {
    path: 'people',
    lazy: async () => {
      const [{ PeoplePage, loadPeople }, { changeRoles }] = await Promise.all([
        import('./people-page.tsx'),
        import('./change-roles.ts'),
      ]);
      return { Component: PeoplePage, loader: loadPeople, action: changeRoles };
    },
  },
];
