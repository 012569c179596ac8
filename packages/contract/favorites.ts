import { z } from 'zod';
import { MAX_FAVORITE_CARS } from '@nolo/domain/favorites/favorite-limit.ts';
import { carCard } from './car-card.ts';
import { endpoint } from './endpoint.ts';
import { id } from './wire.ts';

const carParams = z.object({ carId: id });
/** Ids alone: what hearts on cards need. */
const favoriteIds = z.object({ favorite_ids: z.array(z.number().int()) });

/** The renter's favourite cars that are on offer on this website, the latest first. */
export const favoriteCars = endpoint('favoriteCars', {
  summary: 'Favourite cars of the renter',
  access: 'renter',
  status: 200,
  data: z.object({ carFavorites: z.array(carCard) }),
});

/** Marks a car; marking it again changes nothing. */
export const addFavoriteCar = endpoint('addFavoriteCar', {
  summary: 'Mark a car as favourite',
  access: 'renter',
  status: 201,
  params: carParams,
  data: favoriteIds,
  errors: ['car.not_found', 'favorite.too_many'],
});

export const removeFavoriteCar = endpoint('removeFavoriteCar', {
  summary: 'Unmark a favourite car',
  access: 'renter',
  status: 200,
  params: carParams,
  data: favoriteIds,
});

/** At log-in: what a guest had marked in this browser joins what the account has. Cars that are gone are left out. */
export const mergeFavoriteCars = endpoint('mergeFavoriteCars', {
  summary: 'Add what a guest had marked to the account',
  access: 'renter',
  status: 200,
  body: z.object({ car_ids: z.array(id).max(MAX_FAVORITE_CARS) }),
  data: favoriteIds,
});
