import type { RouteObject } from 'react-router';

/** The company's cars, loaded when somebody goes there. */
export const fleetRoutes: RouteObject[] = [
  {
    path: ':companyId/cars',
    // What is searched for stands in the address, and the cars stay the same.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    lazy: async () => {
      const { CarsPage, loadFleet } = await import('./cars-page.tsx');
      return { Component: CarsPage, loader: loadFleet };
    },
  },
  {
    path: ':companyId/cars/new',
    lazy: async () => {
      const { addCar, loadChoices, NewCarPage } = await import('./new-car-page.tsx');
      return { Component: NewCarPage, loader: loadChoices, action: addCar };
    },
  },
  {
    path: ':companyId/cars/:id',
    lazy: async () => {
      const [{ CarPage, loadCar }, { changeCar }] = await Promise.all([
        import('./car-page.tsx'),
        import('./change-car.ts'),
      ]);
      return { Component: CarPage, loader: loadCar, action: changeCar };
    },
  },
  {
    path: ':companyId/offers',
    lazy: async () => {
      const [{ loadOffers, OffersPage }, { changeOffers }] = await Promise.all([
        import('./offers-page.tsx'),
        import('./change-offers.ts'),
      ]);
      return { Component: OffersPage, loader: loadOffers, action: changeOffers };
    },
  },
];
