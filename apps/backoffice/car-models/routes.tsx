import type { RouteObject } from 'react-router';

/** Names of models that companies have typed; loaded once somebody goes there. */
export const carModelRoutes: RouteObject[] = [
  {
    path: 'car-models',
    lazy: async () => {
      const { CarModelsPage, loadCarModels, settleCarModels } = await import('./car-models-page.tsx');
      return { Component: CarModelsPage, loader: loadCarModels, action: settleCarModels };
    },
  },
];
