import type { CarCard } from '@nolo/contract/car-card.ts';
import type { ApiClient } from '../../api/api-client.ts';

const shown = 8;

type Wanted = { near?: { lat: number; lon: number }; isEvent?: boolean };

/** The most important cars within reach of a point, or of those offered for events. */
export async function loadCars(api: ApiClient, { near, isEvent }: Wanted): Promise<CarCard[]> {
  const { cars } = await api.call('searchCars', {
    query: { limit: shown, filter: 'imp', isEvent },
    body: near ? { lat: near.lat, long: near.lon } : {},
  });
  return cars;
}
