import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { AppError } from '../../platform/app-error.ts';
import { addFavoriteCars } from './add-favorite-cars.ts';
import { listFavoriteCars } from './favorite-store.ts';
import { mergeFavoriteCars } from './merge-favorite-cars.ts';
import { removeFavoriteCar } from './remove-favorite-car.ts';

export const favoriteRoutes: FeatureRoutes = (register, deps) => {
  register(api.favoriteCars, async ({ caller: { accountId, website } }) => {
    const now = deps.clock.now();
    return { data: { carFavorites: await listFavoriteCars(deps.database, accountId, { website, now }) } };
  });

  register(api.addFavoriteCar, async ({ params, caller }) => {
    const favorite_ids = await addFavoriteCars(deps, caller, { carIds: [params.carId] });
    if (!favorite_ids.includes(params.carId)) throw new AppError('car.not_found');
    return { data: { favorite_ids } };
  });

  register(api.removeFavoriteCar, async ({ params, caller }) => ({
    data: { favorite_ids: await removeFavoriteCar(deps, caller, params) },
  }));

  register(api.mergeFavoriteCars, async ({ body, caller }) => ({
    data: { favorite_ids: await mergeFavoriteCars(deps, caller, { carIds: body.car_ids }) },
  }));
};
