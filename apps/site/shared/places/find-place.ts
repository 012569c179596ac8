import type { ApiClient } from '../../api/api-client.ts';
import { chosenPlace, type Place } from './place.ts';

/** What somebody typed without choosing: the best place for it, or null when no place is called so. */
export async function findPlace(api: ApiClient, text: string): Promise<Place | null> {
  const { places } = await api.call('websitePlaces', { query: { q: text, limit: 1 } }, { isQuiet: true });
  return places[0] ? chosenPlace(places[0]) : null;
}
